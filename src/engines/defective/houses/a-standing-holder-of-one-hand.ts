import { handNames } from '../../../baccarat/hand'
import { createEngine, reference } from '../../reference'
import type { Defect, Family } from '../defect'

/** One hand's cards held by somebody who stands, where a seated bettor with a stake must. */

export const family: Family = Object.fromEntries(
  handNames.map((hand): [string, Defect] => [
    `a-standing-holder-of-the-${hand}`,
    {
      fault: `A bettor who stands holds the ${hand === 'player' ? 'Player' : 'Banker'}'s cards.`,
      clause: 'WK.H1',
      also: { '16.2.a': 'nobody but the seated bettor of the largest stake may hold them there' },
      by: 'shoes',
      rules: 'encyclopedia',
      options: { bettors: 9 },
      engine: createEngine({
        holder(asked, bets) {
          const standing = bets.find((b) => b.kind === hand && !b.refused && b.bettor.seat === undefined)
          if (asked !== hand || !standing) return reference.holder.call(this, asked, bets)
          return { bettor: standing.bettor.name }
        },
      }),
    },
  ]),
)
