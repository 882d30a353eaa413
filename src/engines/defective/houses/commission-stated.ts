import type { BetKind } from '../../../baccarat/bet'
import { createEngine, reference } from '../../reference'
import type { Defect, Family } from '../defect'
import { nameOfBet } from './parts'

/** A commission stated, and not taken, for a bet that bears none: at a table without, or of the dragon bonus. */

const stated = (bet: BetKind, rules: string, clause: string): [string, Defect] => [
  `commission-stated-for-the-${bet}-${rules === 'tianze' ? 'bonus' : 'without-commission'}`,
  {
    fault: `A commission is stated for bets on the ${nameOfBet(bet)}, which bear none.`,
    clause,
    by: 'playbook',
    rules,
    engine: createEngine({
      settle(kind, stake, result, terms) {
        const settled = reference.settle.call(this, kind, stake, result, terms)
        return kind === bet ? { ...settled, commission: stake / 20 } : settled
      },
    }),
  },
]

const listed = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

export const family: Family = Object.fromEntries([
  ...listed.map((bet) => stated(bet, 'commission-free', '18.1')),
  stated('player-dragon', 'tianze', 'TZ.DR2'),
  stated('banker-dragon', 'tianze', 'TZ.DR2'),
])
