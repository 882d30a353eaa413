import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'After a tie that ends the shoe, stakes go to the next, where the house gives them back.',
  clause: '12.0.b',
  by: 'shoes',
  options: { shoes: 60, tieAtLastRound: 'next-shoe' },
  declares: { tieAtLastRound: 'refund' },
}
