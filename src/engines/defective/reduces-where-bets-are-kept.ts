import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes are reduced after a tie, where the house has them kept.',
  clause: '12.3.1',
  by: 'shoes',
  options: { tieBets: ['keep'] },
  engine: createEngine({ tieActions: () => ['keep', 'reduce'] }),
}
