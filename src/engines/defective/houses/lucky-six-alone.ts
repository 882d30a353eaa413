import type { Defect, Family } from '../defect'
import { rounds } from '../parts'
import { nameOfBet } from './parts'

/** Lucky Six taken of somebody without a bet on its hand, at a house that asks for one. */

const alone = (bet: 'lucky-six' | 'player-lucky-six'): [string, Defect] => [
  `${bet}-alone`,
  {
    fault: `${nameOfBet(bet)} is taken of a bettor who has no bet on its hand.`,
    clause: 'WK.L1',
    by: 'shoes',
    rules: 'encyclopedia',
    records: rounds(() => (round) => ({
      ...round,
      bets: round.bets?.map((b) => (b.bet === bet ? { ...b, bettor: 'b99' } : b)),
    })),
  },
]

export const family: Family = Object.fromEntries([alone('lucky-six'), alone('player-lucky-six')])
