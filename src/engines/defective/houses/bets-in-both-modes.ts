import type { Defect, Family } from '../defect'
import { isPlain, rounds } from '../parts'
import { inMode, modes, settledAgain } from './parts'

/** A bettor's bets of one round in two modes: one bet is moved to the other. */

export const family: Family = Object.fromEntries(
  modes.map((mode): [string, Defect] => {
    const other = mode === 'commission' ? 'half-on-six' : 'commission'
    return [
      `bets-in-both-modes-at-a-table-${inMode(mode).replace(' ', '-')}`,
      {
        fault: `At a table ${inMode(mode)}, a side bet is settled ${inMode(other)}, beside the bettor's other bets.`,
        clause: 'TZ.M4',
        by: 'shoes',
        rules: 'tianze',
        options: { mode },
        records: rounds(() => (round) => {
          const one = round.bets?.find((b) => b.bet === 'tie' && b.status === 'accepted')
          if (!one || !isPlain(round)) return round
          return {
            ...round,
            bets: round.bets?.map((b) => (b === one ? settledAgain(b, round, other) : b)),
          }
        }),
      },
    ]
  }),
)
