import { formatMoney } from '../../../baccarat/money'
import { reference } from '../../reference'
import type { Defect } from '../defect'
import { rounds, taken, withBets } from '../parts'
import { resultOf } from './parts'

const stake = 200_000

export const defect: Defect = {
  fault: "Lucky Six is taken on the Player's side, of a house that takes it on the Banker's alone.",
  clause: 'WK.L1',
  by: 'shoes',
  rules: 'lucky-six',
  records: rounds(() =>
    withBets((round) => {
      const beside = round.bets?.find((bet) => bet.bet === 'player' && bet.status === 'accepted')
      if (!beside) return []
      const { returned } = reference.settle('player-lucky-six', stake, resultOf(round), {
        mode: 'commission',
      })
      return [taken(beside.bettor, 'player-lucky-six', formatMoney(stake), formatMoney(returned))]
    }),
  ),
}
