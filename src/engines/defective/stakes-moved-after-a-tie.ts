import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bets move to the other hand after a tie.',
  clause: '18.3',
  by: 'shoes',
  rules: 'sjm',
  also: { '12.3.2': 'the house does not let bets move' },
  options: { tieBets: ['keep', 'increase'] },
  engine: createEngine({ tieActions: () => ['keep', 'increase', 'switch'] }),
}
