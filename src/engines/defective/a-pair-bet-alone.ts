import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A pair bet is kept of a bettor whose other bet is refused, where the house asks for one.',
  clause: '13.4.a',
  by: 'shoes',
  options: { refusals: 0, differential: '1000000' },
  readings: { pairNeedsMainBet: 'yes' },
  engine: createEngine({
    accepts(offer, sides, house) {
      const main = offer.kind === 'player' || offer.kind === 'banker'
      return !(main && offer.bettor.seat === undefined) && reference.accepts.call(this, offer, sides, house)
    },
  }),
}
