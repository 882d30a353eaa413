import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** A commission charged on lost bets of one kind. */

const kinds = ['player', 'tie', 'player-pair', 'banker-pair'] as const

const charged = (kind: (typeof kinds)[number]): [string, Defect] => [
  `commission-on-a-lost-${kind}-bet`,
  {
    fault: `A commission is charged on lost bets on ${kind}.`,
    clause: '18.1',
    by: 'playbook',
    engine: createEngine({
      settle(bet, stake, result, terms) {
        const settled = reference.settle.call(this, bet, stake, result, terms)
        return bet === kind && settled.returned === 0 ? { returned: 0, commission: stake / 20 } : settled
      },
    }),
  },
]

export const family: Family = Object.fromEntries(kinds.map(charged))
