import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The bettor of the largest stake holds the cards, standing or not.',
  clause: '16.2.a',
  by: 'shoes',
  options: { bettors: 9 },
  engine: createEngine({
    holder(hand, bets) {
      const own = bets.filter((bet) => bet.kind === hand && !bet.refused)
      const [largest] = own.sort((a, b) => b.stake - a.stake)
      return largest ? { seat: largest.bettor.seat, bettor: largest.bettor.name } : { dealer: true }
    },
  }),
}
