import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: "Both hands draw on the Player's natural, whatever they total.",
  clause: '9.2',
  also: { '9.4.5': 'so does a Banker on seven or more', '9.4.6': 'the Banker draws against a natural' },
  by: 'shoes',
  options: { shoes: 80, lean: true },
  engine: createEngine({
    draws(hand, player, banker) {
      return this.isNatural(player) || reference.draws.call(this, hand, player, banker)
    },
  }),
}
