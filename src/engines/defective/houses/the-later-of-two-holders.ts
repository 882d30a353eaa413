import { createEngine, reference } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault:
    'Of two largest stakes, the later bettor holds the cards, at a house that gives them to the earlier.',
  clause: '16.2.a',
  by: 'shoes',
  rules: 'encyclopedia',
  options: { bettors: 9 },
  readings: { holderTie: 'earliest' },
  engine: createEngine({
    holder(hand, bets) {
      return reference.holder.call(this, hand, bets.toReversed())
    },
  }),
}
