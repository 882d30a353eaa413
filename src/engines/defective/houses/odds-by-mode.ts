import type { BetKind } from '../../../baccarat/bet'
import type { Mode } from '../../../log/round-log.generated'
import { because, type Defect, type Family } from '../defect'
import { inMode, modes, nameOfBet, oddsClause, settling } from './parts'

/** Each bet of the operator's table of odds paid a hundredth of its stake too much, in one mode. */

/** The article that says what the table says, where one does. */
const articles: Readonly<Partial<Record<BetKind, string>>> = {
  player: '17.1',
  banker: '18.1',
  tie: '17.2',
  'player-pair': '17.3',
  'banker-pair': '17.3',
}
const own = ['big', 'small', 'banker-odd', 'banker-even', 'player-odd', 'player-even'] as const
const kinds = [...(Object.keys(articles) as BetKind[]), ...own]

const tooMuch = (bet: BetKind, mode: Mode): [string, Defect] => [
  `${bet}-pays-too-much-${inMode(mode).replace(' ', '-')}`,
  {
    fault: `A winning bet on the ${nameOfBet(bet)} pays 0.01 to 1 too much ${inMode(mode)}.`,
    clause: oddsClause(bet, mode),
    also: because('the article says what the bet pays as well', ...[articles[bet] ?? []].flat()),
    by: 'playbook',
    rules: 'tianze',
    engine: settling(
      bet,
      (r) => r.won && r.mode === mode,
      (stake, returned) => returned + stake / 100,
    ),
  },
]

export const family: Family = Object.fromEntries([
  ...modes.flatMap((mode) => kinds.map((bet) => tooMuch(bet, mode))),
  tooMuch('super-six', 'half-on-six'),
])
