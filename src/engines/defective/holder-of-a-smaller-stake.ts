import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The seated bettor of the smallest stake holds the cards.',
  clause: '16.2.a',
  by: 'shoes',
  options: { bettors: 9 },
  engine: createEngine({
    holder(hand, bets) {
      const seated = bets.filter((bet) => bet.kind === hand && !bet.refused && bet.bettor.seat !== undefined)
      const [smallest] = seated.sort((a, b) => a.stake - b.stake)
      return smallest ? { seat: smallest.bettor.seat, bettor: smallest.bettor.name } : { dealer: true }
    },
  }),
}
