import { sideBetKinds } from '../../reference'
import type { Defect, Family } from '../defect'
import { rounds, taken, withBets } from '../parts'
import { nameOfBet } from './parts'

/** Each bet of some house's own, taken by a house that does not list it. */

const isLuckySix = (bet: string) => bet.endsWith('lucky-six')
const unlisted: Readonly<Record<string, readonly string[]>> = {
  macau: sideBetKinds,
  'lucky-six': sideBetKinds.filter((bet) => !isLuckySix(bet)),
  tianze: sideBetKinds.filter(isLuckySix),
}

const takenBy = (rules: string, bet: string): [string, Defect] => [
  `${bet}-taken-under-${rules}`,
  {
    fault: `Bets on ${nameOfBet(bet)} are taken, which the rule set ${rules} does not list.`,
    clause: '13.0',
    by: 'shoes',
    rules,
    options: { shoes: 1 },
    records: rounds(() => withBets(() => [taken('b99', bet, '20')])),
  },
]

export const family: Family = Object.fromEntries(
  Object.entries(unlisted).flatMap(([rules, bets]) => bets.map((bet) => takenBy(rules, bet))),
)
