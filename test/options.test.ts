import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Options, play } from '../src/engines/reference'
import type { Check } from '../src/judge/check'
import type { Verdicts } from '../src/judge/verdicts.generated'
import type { Round, RoundLogRecord } from '../src/log/round-log.generated'
import { inPackage } from '../src/root'
import { loadRuleSet } from '../src/rulebook/register'
import { faultOfReading, type Setting } from '../src/rulebook/settings'
import { clausesIn, folder, logOf } from './support/command'
import { plan } from './support/plan'

// As it is built: its threads are compiled files.
const built = (file: string) => createRequire(__filename)(inPackage('dist', 'src', 'judge', file)) as unknown
const { judgeLog } = built('run.js') as typeof import('../src/judge/run')
const { verdictsOf } = built('verdict.js') as typeof import('../src/judge/verdict')

/** The plan of sjm is that of macau and one feature more; a process plans once. */
const plans: Record<string, Check[]> = {}
beforeAll(async () => {
  const sjm = await plan('sjm')
  Object.assign(plans, { sjm, macau: sjm.filter((c) => c.uri.startsWith('features/macau/')) })
})

type RuleSetName = 'macau' | 'sjm'
const ruleSets = { macau: loadRuleSet('macau'), sjm: loadRuleSet('sjm') }

/** How a house plays, and the rule set that it plays by. */
interface Game {
  rules: RuleSetName
  options: Options
}

const one = <T>(...values: T[]) => fc.constantFrom(...values)
const actions = ['cancel', 'keep', 'increase', 'reduce', 'switch'] as const

const rulesAndTies = fc.oneof(
  fc
    .subarray([...actions], { minLength: 1 })
    .filter((tieBets) => tieBets.length === 5 || (tieBets.includes('keep') && !tieBets.includes('cancel')))
    .map((tieBets) => ({ rules: 'macau' as RuleSetName, tieBets })),
  one<('keep' | 'increase')[]>(['keep'], ['keep', 'increase']).map((tieBets) => ({
    rules: 'sjm' as RuleSetName,
    tieBets,
  })),
)

const playing: fc.Arbitrary<Omit<Options, 'tieBets'>> = fc.record({
  seed: fc.nat(),
  shoes: fc.integer({ min: 2, max: 3 }),
  tables: fc.integer({ min: 1, max: 3 }),
  decks: one(6, 7, 8, 9, 10, 11, 12),
  device: one('shoe', 'shoe', 'shoe', 'automatic-shuffler'),
  machineRounds: one(4, 60),
  mode: one('commission', 'half-on-six'),
  bettors: fc.integer({ min: 0, max: 6 }),
  unit: one('0.01', '0.50', '1', '5'),
  // The Banker's minimum has commissions that need rounding, and a maximum that is no multiple of it.
  limits: one('15', '25', '50', '110').map((minimum) => ({ banker: { minimum, maximum: '9999' } })),
  differential: one('100', '12000'),
  burnMethod: one('decks', 'first-card', 'first-card', 'fixed:1', 'fixed:5', 'fixed:8'),
  burnFaceCount: one(10, 0, 1),
  burnIncludesShown: fc.boolean(),
  cutCardBehind: one(12, 14, 26),
  lastRound: one('current', 'one-more'),
  demonstrations: fc.integer({ min: 0, max: 3 }),
  commissionRounding: one('exact', 'floor:0.5', 'floor:1', 'ceil:5', 'ceil:0.01', 'half-up:1', 'half-up:10'),
  tieAtLastRound: one('next-shoe', 'refund'),
  holding: one('allowed', 'forbidden'),
  exposedCards: one(0, 0.05),
  misdeals: one(0, 0.05),
  roundBurns: one(0, 0.1),
  refusals: one(0, 0.2),
})

/** Short shoes are many, so that some end on a tie. */
const shoesOf = ({ device, machineRounds, shoes }: Omit<Options, 'tieBets'>) =>
  device === 'automatic-shuffler' && machineRounds === 4 ? 20 * shoes : shoes

const games: fc.Arbitrary<Game> = fc.tuple(rulesAndTies, playing).map(([{ rules, tieBets }, options]) => ({
  rules,
  options: { ...options, tieBets, shoes: shoesOf(options) },
}))

/** The house rules that declare what the options play. */
const houseOf = ({ rules, options }: Game) => {
  const readings: Partial<Record<Setting, string | undefined>> = {
    burnMethod: options.burnMethod,
    burnFaceCount: String(options.burnFaceCount),
    burnIncludesShown: options.burnIncludesShown ? 'yes' : 'no',
    cutCardMinimum: String(options.cutCardBehind),
    lastRound: options.lastRound,
    commissionRounding: options.commissionRounding,
    tieAtLastRound: options.tieAtLastRound,
    roundBurnMaximum: '3',
    // A house of the rule set sjm has no choice to declare.
    ...(rules === 'macau' && { tieBets: options.tieBets?.join(',') }),
  }
  const settings = Object.entries(readings).map(([setting, reading]) => {
    expect(faultOfReading(setting, reading as string)).toBeUndefined()
    return { setting, reading: reading as string, basis: 'house rules', since: '2026-01-01' }
  })
  return { houseRules: 'house rules', settings }
}

/** Judges a log that is given in pieces, each a file. */
const judge = async (
  game: Game,
  pieces: readonly (readonly RoundLogRecord[])[],
  workers: number,
): Promise<Verdicts> => {
  const dir = folder('pieces')
  const names = pieces.map((_, i) => `${i}.ndjson`)
  const files = names.map((name) => path.join(dir, name))
  for (const [i, file] of files.entries()) fs.writeFileSync(file, logOf(pieces[i] as RoundLogRecord[]))
  const rules = ruleSets[game.rules]
  const checks = plans[game.rules] as Check[]
  const house = { name: 'house-rules.json', file: houseOf(game) }
  const { readings } = rules
  const judged = await judgeLog({
    checks,
    files,
    names,
    house: house.file,
    readings,
    workers,
    bytesPerThread: 1,
  })
  fs.rmSync(dir, { recursive: true })
  return verdictsOf(judged, { rules, checks, scope: 'full', today: '2026-01-01', house })
}

const violated = (verdicts: Verdicts) =>
  clausesIn(verdicts)
    .filter((c) => c.violations || c.status === 'fail' || c.status === 'error')
    .map((c) => ({
      id: c.id,
      evidence: c.checks.flatMap((k) => k.evidence.map((e) => `${e.actual}: round ${e.place.round}`)),
    }))

const shortShoes: Options = {
  seed: 'shoes that end on a tie',
  shoes: 40,
  device: 'automatic-shuffler',
  machineRounds: 4,
  tieAtLastRound: 'refund',
  burnMethod: 'decks',
  burnFaceCount: 10,
  burnIncludesShown: false,
  cutCardBehind: 14,
  lastRound: 'one-more',
  commissionRounding: 'exact',
}
/** What chance seldom meets. */
const pinned: [Game][] = [
  [{ rules: 'sjm', options: { ...shortShoes, tieBets: ['keep', 'increase'] } }],
  [{ rules: 'sjm', options: { ...shortShoes, tieBets: ['keep'] } }],
  [{ rules: 'macau', options: { ...shortShoes, tieBets: ['keep', 'switch'] } }],
  [{ rules: 'macau', options: { ...shortShoes, tieBets: ['cancel'] } }],
  [{ rules: 'macau', options: { ...shortShoes, tieBets: ['cancel', 'increase'] } }],
]

test('however the reference engine plays, and by whatever rules, it violates no clause', {
  timeout: 120_000,
}, async () => {
  const passed = new Set<string>()
  await fc.assert(
    fc.asyncProperty(games, async (game) => {
      const verdicts = await judge(game, [[...play(game.options)]], 0)
      expect(violated(verdicts)).toEqual([])
      expect(verdicts.log.findings).toEqual([])
      // All is recorded and all is declared: nothing is left undecided but what no log can show.
      const undecided = clausesIn(verdicts).filter((c) => c.status === 'inconclusive')
      expect(undecided.filter((c) => c.level !== 'physical').map((c) => [c.id, c.reason])).toEqual([])
      for (const c of clausesIn(verdicts)) if (c.status === 'pass') passed.add(c.id)
    }),
    { numRuns: 40, examples: pinned, endOnFailure: true },
  )
  // The options are no idle ones: what only some of them bring about was judged.
  for (const id of [
    '2.1.e',
    '2.1.f',
    '2.1.h',
    '2.2.b',
    '4.a',
    '7.2.b',
    '10.a',
    '12.1',
    '16.1',
    '16.2.a',
    '18.3',
  ])
    expect([...passed]).toContain(id)
})

/** What a cut must not change. Where things stand in the input is another matter: it names the piece. */
const countsOf = (verdicts: Verdicts) => ({
  rounds: verdicts.log.rounds,
  bets: verdicts.log.bets,
  tables: verdicts.log.tables,
  shoes: verdicts.log.shoes,
  findings: verdicts.log.findings.map(({ kind, message, count }) => ({ kind, message, count })),
  conclusion: verdicts.conclusion,
  clauses: clausesIn(verdicts).map(({ id, status, reason, violations, exercised, readings, checks }) => ({
    id,
    status,
    reason,
    violations,
    exercised,
    readings,
    checks: checks.map((c) => ({
      status: c.status,
      exercised: c.exercised,
      violations: c.violations,
      absent: c.absent,
      undeclared: c.undeclared,
      cells: c.cells,
      fingerprints: c.fingerprints,
      evidence: c.evidence.map((e) => e.record),
      witnesses: c.witnesses.map((w) => [w.cell, w.place.round]),
    })),
  })),
})

/**
 * Faults strewn over a log, so that there is something to miscount: rounds left out, totals and stakes misstated. And
 * from some place on, rounds that say only at their end that they are, with bets kept over a tie that come from none.
 */
const spoil = (records: RoundLogRecord[], at: readonly number[]): RoundLogRecord[] => {
  const left = new Set<number>()
  const turn = Math.floor((at.at(-1) as number) * records.length)
  for (let i = turn; i < records.length; i++) {
    const { type, ...rest } = records[i] as Round
    if (type !== 'round') continue
    for (const bet of rest.bets ?? []) if (bet.from) bet.from = 'another'
    records[i] = { ...rest, type }
  }
  for (const [n, share] of at.entries()) {
    const i = 1 + Math.floor(share * (records.length - 1))
    const record = records[i]
    if (record?.type !== 'round') continue
    if (n % 3 === 0) left.add(i)
    else if (n % 3 === 1) record.playerTotal = 9 - (record.playerTotal ?? 0)
    else for (const bet of record.bets ?? []) bet.stake = '7'
  }
  return records.filter((_, i) => !left.has(i))
}

test('wherever a log is cut, and in however many threads it is judged, the verdicts are the same', {
  timeout: 120_000,
}, async () => {
  const shares = fc.nat(9999).map((n) => n / 10_000)
  let violations = 0
  await fc.assert(
    fc.asyncProperty(
      games,
      fc.array(shares, { minLength: 6, maxLength: 12 }),
      fc.array(shares, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      async (game, faults, cuts, workers) => {
        const records = spoil([...play({ ...game.options, shoes: 3 })], faults)
        const ends = [...new Set(cuts.map((share) => 1 + Math.floor(share * (records.length - 1))))].sort(
          (a, b) => a - b,
        )
        const pieces = [0, ...ends].map((from, i) => records.slice(from, ends[i]))
        const whole = countsOf(await judge(game, [records], 1))
        expect(countsOf(await judge(game, pieces, workers))).toEqual(whole)
        violations += whole.conclusion.violations
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
  expect(violations).toBeGreaterThan(0)
})
