import type { Defect, Family } from '../defect'
import { nameOfBet, paying, settling } from './parts'

/** A lost bet of article 13 paid far too much, for which none of the operator's own bets must be blamed. */

export const family: Family = Object.fromEntries(
  (['player', 'banker', 'tie'] as const).map((bet): [string, Defect] => [
    `a-lost-${bet}-bet-pays-40`,
    {
      fault: `A lost bet on the ${nameOfBet(bet)} pays 40 to 1.`,
      clause: '17.4',
      by: 'playbook',
      rules: 'tianze',
      engine: settling(bet, (r) => r.lost, paying(40)),
    },
  ]),
)
