import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bets move to the other hand after a tie, where the house has them kept.',
  clause: '12.3.2',
  by: 'shoes',
  options: { tieBets: ['keep'] },
  engine: createEngine({ tieActions: () => ['keep', 'switch'] }),
}
