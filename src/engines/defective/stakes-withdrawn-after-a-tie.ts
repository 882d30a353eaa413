import { createEngine } from '../reference'
import type { Defect } from './defect'
import { sittingOut } from './parts'

export const defect: Defect = {
  fault: 'Bets are withdrawn after a tie.',
  clause: '18.3',
  by: 'shoes',
  rules: 'sjm',
  also: { '12.1': 'the house does not let bets be withdrawn' },
  options: { tieBets: ['keep', 'increase'] },
  engine: createEngine({ tieActions: () => ['keep', 'increase', 'cancel'] }),
  records: sittingOut,
}
