import { beforeAll, expect } from 'vitest'
import type { Check } from '../../src/judge/check'
import { judgeLog } from '../../src/judge/run'
import { verdictsOf } from '../../src/judge/verdict'
import type { ClauseVerdict } from '../../src/judge/verdicts.generated'
import type { Bet, Round, RoundEvent, Shoe, ShoeEvent, Table } from '../../src/log/round-log.generated'
import { loadRuleSet } from '../../src/rulebook/register'
import { faultOfReading, type Setting } from '../../src/rulebook/settings'
import { clauseOf, fileOf, logOf } from './command'
import { plan } from './plan'

export type Settings = Partial<Record<Setting, string>>

const rules = loadRuleSet('macau')
let macau: Check[]
beforeAll(async () => {
  macau = await plan()
})

/** What one clause comes to in a log, by the readings that the house declares. */
export const judge = async (
  clause: string,
  records: readonly object[],
  settings: Settings = {},
): Promise<ClauseVerdict> => {
  const declared = Object.entries(settings).map(([setting, reading]) => {
    expect(faultOfReading(setting, reading)).toBeUndefined()
    return { setting, reading, basis: 'house rules', since: '2026-01-01' }
  })
  const file = { houseRules: 'house rules', settings: declared }
  const checks = macau.filter((c) => c.clause === clause)
  const judged = await judgeLog({
    checks,
    files: [fileOf('log.ndjson', logOf(records))],
    names: ['log.ndjson'],
    house: file,
    workers: 1,
  })
  const house = { name: 'house-rules.json', file }
  return clauseOf(verdictsOf(judged, { rules, checks, scope: 'full', today: '2026-01-01', house }), clause)
}

/** Kept: its duty arose and was kept each time. */
export const came = ({ violations, exercised, status }: ClauseVerdict) =>
  violations ? 'violated' : exercised ? 'kept' : status

/** What the clause would come to, had the house declared another reading. */
export const under = (verdict: ClauseVerdict, setting: Setting, reading: string) => {
  const found = verdict.readings.find((r) => r.setting === setting && r.reading === reading)
  return found && { violations: found.violations, differs: found.differs }
}
/** How many cases the log can tell a setting's readings apart by. */
export const differs = (verdict: ClauseVerdict, setting: Setting) => {
  const of = verdict.readings.filter((r) => r.setting === setting)
  expect(of.length).toBeGreaterThan(0)
  return of.reduce((n, r) => n + r.differs, 0)
}
/** The readings by which the first violation would be none. */
export const conformsUnder = (verdict: ClauseVerdict) =>
  verdict.checks.find((c) => c.evidence.length)?.evidence[0]?.conformsUnder

export const table = (change: Partial<Table> = {}): Table => ({
  type: 'table',
  table: 'T1',
  device: 'shoe',
  ...change,
})
export const preparation: ShoeEvent[] = [
  { event: 'shuffle', by: 'dealer' },
  { event: 'cut', by: 'bettor' },
  { event: 'insert-cut-card', behind: 14 },
  { event: 'load', facing: 'down', count: 416 },
  { event: 'burn', shown: '9H', count: 9 },
]
/** A shoe made ready, with one of the steps made otherwise. */
export const shoe = (change: Partial<Shoe> = {}, step?: ShoeEvent): Shoe => ({
  type: 'shoe',
  table: 'T1',
  shoe: 'T1-1',
  decks: 8,
  device: 'shoe',
  events: preparation.map((e) => (step && e.event === step.event ? step : e)),
  ...change,
})
let rounds = 0
export const round = (change: Partial<Round> = {}): Round => ({
  type: 'round',
  table: 'T1',
  shoe: 'T1-1',
  round: `T1-1-${++rounds}`,
  player: ['4H', '3C'],
  banker: ['KD', '6S'],
  ...change,
})
/** The first four cards as they are dealt, from a position on. */
export const dealt = (from?: number, { player, banker } = round()): RoundEvent[] =>
  [
    ['player', player[0]] as const,
    ['banker', banker[0]] as const,
    ['player', player[1]] as const,
    ['banker', banker[1]] as const,
  ].map(([to, card], i) => ({
    event: 'card',
    to,
    card,
    ...(from !== undefined && { position: from + i }),
  }))
export const bet = (kind: string, stake: string, change: Partial<Bet> = {}): Bet => ({
  bettor: 'b1',
  bet: kind,
  stake,
  ...change,
})
export const bankerWins = { player: ['KD', '6S'], banker: ['4H', '3C'] }
export const tie = { player: ['4H', '3C'], banker: ['5D', '2S'] }
