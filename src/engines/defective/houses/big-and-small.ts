import type { Mode } from '../../../log/round-log.generated'
import type { Defect, Family } from '../defect'
import { inMode, modes, nameOfBet, nothing, oddsClause, paying, settling } from './parts'

/** Big or Small decided the other way round, by the cards of each hand and the mode. */

const kinds = { big: 0.54, small: 1.5 } as const
const hands = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
] as const

const turned = (bet: keyof typeof kinds, mode: Mode, player: number, banker: number): [string, Defect] => {
  const wins = player + banker === 4 ? bet === 'small' : bet === 'big'
  return [
    `${bet}-${wins ? 'loses' : 'wins'}-on-${player}-and-${banker}-cards-${inMode(mode).replace(' ', '-')}`,
    {
      fault: `${nameOfBet(bet)} ${wins ? 'loses' : 'wins'} where the Player holds ${player} cards and the Banker ${banker}, ${inMode(mode)}.`,
      clause: oddsClause(bet, mode),
      by: 'playbook',
      rules: 'tianze',
      engine: settling(
        bet,
        (r) => r.mode === mode && r.cards.player === player && r.cards.banker === banker,
        wins ? nothing : paying(kinds[bet]),
      ),
    },
  ]
}

export const family: Family = Object.fromEntries(
  modes.flatMap((mode) =>
    (['big', 'small'] as const).flatMap((bet) => hands.map(([p, b]) => turned(bet, mode, p, b))),
  ),
)
