import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes are reduced after a tie.',
  clause: '18.3',
  by: 'shoes',
  rules: 'sjm',
  also: { '12.3.1': 'the house does not let stakes be reduced' },
  options: { tieBets: ['keep', 'increase'] },
  engine: createEngine({ tieActions: () => ['keep', 'increase', 'reduce'] }),
}
