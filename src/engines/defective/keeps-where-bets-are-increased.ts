import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bets are kept after a tie, where the house has none kept as they are.',
  clause: '12.2',
  by: 'shoes',
  options: { tieBets: ['keep', 'increase'] },
  declares: { tieBets: 'increase' },
}
