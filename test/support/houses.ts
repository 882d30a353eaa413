import { createRequire } from 'node:module'
import { parseCard } from '../../src/baccarat/card'
import { deal, type Engine, reference, type StackedBet } from '../../src/engines/reference'
import type { Check } from '../../src/judge/check'
import { judgeLog } from '../../src/judge/run'
import { verdictsOf } from '../../src/judge/verdict'
import type { Verdicts } from '../../src/judge/verdicts.generated'
import type { Mode, RoundLogRecord } from '../../src/log/round-log.generated'
import type { Playbook } from '../../src/playbook/playbook.generated'
import { solve } from '../../src/playbook/solve'
import { inPackage } from '../../src/root'
import type { HouseRulesFile } from '../../src/rulebook/house-rules.generated'
import type { RuleSet } from '../../src/rulebook/register'
import { clausesIn, fileOf, logOf } from './command'

const built = createRequire(__filename)

/** A rule set with its plan, and the stacked rounds that reach its cells. */
export interface Game {
  rules: RuleSet
  checks: Check[]
  playbook: Playbook
}

/** Games by the names of their rule sets, or the paths; a process plans once. */
export const gamesOf = async <N extends string>(...names: N[]): Promise<Record<N, Game>> => {
  const { makePlans } = built(
    inPackage('dist', 'src', 'judge', 'plan.js'),
  ) as typeof import('../../src/judge/plan')
  const { loadRuleSet } = built(
    inPackage('dist', 'src', 'rulebook', 'register.js'),
  ) as typeof import('../../src/rulebook/register')
  const sets = names.map((name) => loadRuleSet(name))
  const plans = await makePlans(sets.map((rules) => rules.features))
  return Object.fromEntries(
    names.map((name, i) => {
      const rules = sets[i] as RuleSet
      const checks = plans[i] as Check[]
      let solved: Playbook | undefined
      const game: Game = {
        rules,
        checks,
        get playbook() {
          solved ??= solve(checks, { ruleSet: rules.name, readings: rules.readings })
          return solved
        },
      }
      return [name, game]
    }),
  ) as Record<N, Game>
}

/** The playbook of a game as an engine answers it. */
export const answersOf = ({ playbook }: Game, engine: Engine = reference): RoundLogRecord[] => {
  const { mode, ...table } = playbook.table as { mode: Mode }
  const rounds = playbook.rounds.map(({ round, stack, bets }) => {
    const cards = stack.map((name) => parseCard(name) as number)
    const answer = deal(cards, bets as StackedBet[], engine, { mode, lean: true })
    return { ...answer, table: 'playbook', round: String(round) }
  })
  return [
    { type: 'log', origin: 'stacked', complete: true, rounds: rounds.length },
    { ...table, type: 'table', mode },
    ...rounds,
  ]
}

/** Judges a log under a game's rule set. */
export const judgedBy = async (
  { rules, checks }: Game,
  records: Iterable<RoundLogRecord>,
  { scope = 'engine', house }: { scope?: 'engine' | 'full'; house?: HouseRulesFile } = {},
): Promise<Verdicts> => {
  const judged = await judgeLog({
    checks,
    files: [fileOf('log.ndjson', logOf(records))],
    names: ['log.ndjson'],
    readings: rules.readings,
    workers: 1,
    ...(house && { house }),
  })
  return verdictsOf(judged, {
    rules,
    checks,
    scope,
    today: '2026-01-01',
    ...(house && { house: { name: 'house-rules.json', file: house } }),
  })
}

/** Clauses that fail by checks of their own; a summary only repeats them. */
export const failing = (verdicts: Verdicts): string[] =>
  clausesIn(verdicts)
    .filter((c) => c.status === 'fail' && c.kind !== 'summary')
    .map((c) => c.id)
    .sort()

export const houseOf = (settings: Record<string, string>): HouseRulesFile => ({
  houseRules: 'a house',
  settings: Object.entries(settings).map(([setting, reading]) => ({
    setting,
    reading,
    basis: 'a notice of the house',
    since: '2026-01-01',
  })),
})
