import { type HandName, handNames, other } from '../../../baccarat/hand'
import type { Defect, Family } from '../defect'
import { rounds } from '../parts'

/** Lucky Six taken of a bettor whose bet is on the other hand, at a house that asks for one on its own. */

const alone = (hand: HandName): [string, Defect] => {
  const bet = hand === 'banker' ? 'lucky-six' : 'player-lucky-six'
  return [
    `${bet}-beside-a-bet-on-the-other-hand`,
    {
      fault: `Lucky Six on the ${hand === 'player' ? 'Player' : 'Banker'}'s side is taken beside a bet on the other hand.`,
      clause: 'WK.L1',
      by: 'shoes',
      rules: 'encyclopedia',
      records: rounds(() => (round) => {
        const beside = round.bets?.find((b) => b.bet === other(hand) && b.status === 'accepted')
        if (!beside) return round
        const { bettor, seat, posture, box } = beside
        return {
          ...round,
          bets: round.bets?.map((b) => (b.bet === bet ? { ...b, bettor, seat, posture, box } : b)),
        }
      }),
    },
  ]
}

export const family: Family = Object.fromEntries(handNames.map(alone))
