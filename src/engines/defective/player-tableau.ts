import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** The Player's play on each total, turned over. */

const turned = (total: number): [string, Defect] => {
  const draws = total <= 5
  return [
    `player-${draws ? 'stands' : 'draws'}-on-${total}`,
    {
      fault: `The Player ${draws ? 'stands' : 'draws'} on ${total}.`,
      clause: draws ? '9.1' : '9.2',
      by: 'playbook',
      engine: createEngine({
        playerDraws(player, banker) {
          if (this.total(player) === total && !this.isNatural(banker)) return !draws
          return reference.playerDraws.call(this, player, banker)
        },
      }),
    },
  ]
}

export const family: Family = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map(turned))
