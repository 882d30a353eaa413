import { type HandName, handNames } from '../../baccarat/hand'
import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** Where the house asks for a bet on the Player or the Banker beside a pair bet: one kind of pair bet taken without. */

const alone = (hand: HandName): [string, Defect] => [
  `a-${hand}-pair-bet-alone`,
  {
    fault: `A bet on the ${hand === 'player' ? 'Player' : 'Banker'} Pair is kept of a bettor whose other bet is refused.`,
    clause: '13.4.a',
    by: 'shoes',
    options: { refusals: 0, differential: '1000000' },
    readings: { pairNeedsMainBet: 'yes' },
    engine: createEngine({
      accepts(offer, sides, house) {
        const alone = offer.bettor.seat === undefined
        const refused = alone && offer.kind !== `${hand}-pair` && offer.kind !== 'tie'
        return !refused && reference.accepts.call(this, offer, sides, house)
      },
    }),
  },
]

export const family: Family = Object.fromEntries(handNames.map(alone))
