import { handNames } from '../../../baccarat/hand'
import type { Defect, Family } from '../defect'
import { tablesWith } from '../parts'

/** A table that sets a minimum of nothing for one hand. */

export const family: Family = Object.fromEntries(
  handNames.map((hand): [string, Defect] => [
    `no-minimum-for-the-${hand}`,
    {
      fault: `The table sets a minimum of nothing for bets on the ${hand === 'player' ? 'Player' : 'Banker'}.`,
      clause: 'WK.B3',
      by: 'shoes',
      rules: 'encyclopedia',
      records: tablesWith(({ limits }) => ({
        limits: { ...limits, [hand]: { ...limits?.[hand], minimum: '0' } },
      })),
    },
  ]),
)
