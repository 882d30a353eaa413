import type { BetKind } from '../../../baccarat/bet'
import type { Mode } from '../../../log/round-log.generated'
import { createEngine, reference } from '../../reference'
import { because, type Defect, type Family } from '../defect'
import { inMode, modes, nameOfBet, oddsClause, paying, settling } from './parts'

/** Each bet of the operator's table of odds paid far too much, or a commission taken of it, in one mode. */

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

const ofBet = (bet: BetKind, mode: Mode): [string, Defect][] => {
  const name = nameOfBet(bet)
  const suffix = inMode(mode).replace(' ', '-')
  const same = articles[bet]
  const faulty = (fault: string, engine: Defect['engine'], ...also: string[]): Defect => ({
    fault: `${fault} ${inMode(mode)}.`,
    clause: oddsClause(bet, mode),
    also: because('the articles say the same of the bet', ...also),
    by: 'playbook',
    rules: 'tianze',
    engine,
  })
  return [
    [
      `${bet}-pays-40-${suffix}`,
      faulty(
        `A winning bet on the ${name} pays 40 to 1`,
        settling(bet, (r) => r.won && r.mode === mode, paying(40)),
        ...(same ? [same] : []),
      ),
    ],
    [
      `${bet}-bears-a-hundredth-${suffix}`,
      faulty(
        `A hundredth of the stake is taken of a winning bet on the ${name}, and stated as a commission,`,
        createEngine({
          settle(kind, stake, result, terms) {
            const settled = reference.settle.call(this, kind, stake, result, terms)
            if (kind !== bet || terms.mode !== mode || this.verdict(kind, result) !== 'won') return settled
            const taken = stake / 100
            return {
              returned: settled.returned - taken,
              commission: (settled.commission ?? 0) + taken,
            }
          },
        }),
        ...(same ? [same, '18.1'] : []),
      ),
    ],
  ]
}

export const family: Family = Object.fromEntries([
  ...modes.flatMap((mode) => kinds.flatMap((bet) => ofBet(bet, mode))),
  ...ofBet('super-six', 'half-on-six'),
])
