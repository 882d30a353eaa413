import { handNames } from '../../../baccarat/hand'
import type { Defect, Family } from '../defect'
import { rounds } from '../parts'
import { settledAgain } from './parts'

/** A bet on one hand that a tie left standing, and that goes on in the other mode with all that its bettor bets. */

export const family: Family = Object.fromEntries(
  handNames.map((hand): [string, Defect] => [
    `mode-changed-under-a-standing-bet-on-the-${hand}`,
    {
      fault: `Whose bet on the ${hand === 'player' ? 'Player' : 'Banker'} stands after a tie goes on without commission.`,
      clause: 'TZ.M4',
      by: 'shoes',
      rules: 'tianze',
      options: { tieBets: ['keep'], tieAtLastRound: 'refund' },
      records: rounds(() => (round) => {
        const changing = round.bets?.flatMap((b) =>
          b.from !== undefined && b.bet === hand ? [b.bettor] : [],
        )
        if (!changing?.length || round.outcome === 'tie' || round.status !== 'settled') return round
        return {
          ...round,
          bets: round.bets?.map((b) =>
            changing.includes(b.bettor) && b.status === 'accepted'
              ? settledAgain(b, round, 'half-on-six')
              : b,
          ),
        }
      }),
    },
  ]),
)
