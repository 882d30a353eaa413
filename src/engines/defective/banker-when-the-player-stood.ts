import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** The Banker's play on each total when the Player took no card, turned over. */

const turned = (total: number): [string, Defect] => {
  const draws = total <= 5
  return [
    `banker-on-${total}-${draws ? 'stands' : 'draws'}-when-the-player-stood`,
    {
      fault: `The Banker on ${total} ${draws ? 'stands' : 'draws'} when the Player took no card.`,
      clause: draws ? '9.3.6' : total === 6 ? '9.4.4' : '9.4.5',
      by: 'playbook',
      engine: createEngine({
        bankerDraws(player, banker) {
          const asked = player[2] === undefined && !this.isNatural(player) && this.total(banker) === total
          return asked ? !draws : reference.bankerDraws.call(this, player, banker)
        },
      }),
    },
  ]
}

export const family: Family = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map(turned))
