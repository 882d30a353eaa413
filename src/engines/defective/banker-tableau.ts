import { type Rank, rankName } from '../../baccarat/card'
import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** A cell of the Banker's tableau for each total and each rank of the Player's third card, and its play turned over. */

const king: Rank = 13
const ranks: readonly Rank[] = Array.from({ length: 13 }, (_, i) => i + 1)
const totals = [0, 1, 2, 3, 4, 5, 6, 7]

const clauseOf = (total: number, draws: boolean): string => {
  if (draws) return `9.3.${Math.max(1, total - 1)}`
  return total === 7 ? '9.4.5' : `9.4.${total - 2}`
}

const turned = (total: number, third: Rank): [string, Defect] => {
  const draws = reference.bankerDraws([king, king, third], total === 0 ? [king, king] : [king, total])
  const name = rankName(third)
  return [
    `banker-on-${total}-${draws ? 'stands' : 'draws'}-against-${name}`,
    {
      fault: `The Banker on ${total} ${draws ? 'stands' : 'draws'} against a third card ${name}.`,
      clause: clauseOf(total, draws),
      by: 'playbook',
      engine: createEngine({
        bankerDraws(player, banker) {
          if (player[2] === third && this.total(banker) === total) return !draws
          return reference.bankerDraws.call(this, player, banker)
        },
      }),
    },
  ]
}

export const family: Family = Object.fromEntries(
  totals.flatMap((total) => ranks.map((third) => turned(total, third))),
)
