import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Check } from '../src/judge/check'
import { judgeLog } from '../src/judge/run'
import { verdictsOf } from '../src/judge/verdict'
import type { Verdicts } from '../src/judge/verdicts.generated'
import { inPackage } from '../src/root'
import { loadHouseRules } from '../src/rulebook/load'
import { loadRuleSet } from '../src/rulebook/register'
import { clauseOf, clausesIn } from './support/command'
import { plan } from './support/plan'

/** What a file of the examples shows of its clause. */
interface Expected {
  clause: string
  status: 'pass' | 'fail' | 'inconclusive' | 'not-applicable'
  /** Of an inconclusive one: what the reason must name. */
  field?: string
  /** House rules that it is judged by. */
  houseRules?: string
  /** Default macau. */
  rules?: 'macau' | 'sjm'
}

const folder = inPackage('examples', 'clauses')
const expected = JSON.parse(fs.readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>
const files = Object.entries(expected).map(([file, e]) => ({ file, ...e }))

/** Clauses that cannot be violated alone, with what is violated beside them and why. */
const beside: Record<string, { clause: string; why: string }> = {
  '4.b/the-round-is-declared-void.ndjson': {
    clause: '10.b',
    why: 'a round that is void for an exposed card alone has no misdeal for its cause',
  },
  '18.3/reduced.ndjson': {
    clause: '12.3.1',
    why: 'the rule set that elects 18.3 reads what may become of bets after a tie accordingly',
  },
}

const ruleSets = { macau: loadRuleSet('macau'), sjm: loadRuleSet('sjm') }
/** The plan of sjm is that of macau and one feature more; a process plans once. */
const plans: Record<string, Check[]> = {}
beforeAll(async () => {
  const sjm = await plan('sjm')
  Object.assign(plans, { sjm, macau: sjm.filter((c) => c.uri.startsWith('features/macau/')) })
})

const judge = async ({
  file,
  houseRules,
  rules: name = 'macau' as keyof typeof ruleSets,
}: (typeof files)[number]) => {
  const checks = plans[name] as Check[]
  const rules = ruleSets[name]
  const house = houseRules && {
    name: path.basename(houseRules),
    file: loadHouseRules(path.join(folder, houseRules)),
  }
  const judged = await judgeLog({
    checks,
    files: [path.join(folder, file)],
    names: [file],
    readings: rules.readings,
    workers: 1,
    ...(house && { house: house.file }),
  })
  return verdictsOf(judged, {
    rules,
    checks,
    scope: 'full',
    today: '2026-01-01',
    ...(house && { house }),
  })
}

/** Clauses that fail by their own checks; a summary only repeats them. */
const failing = (verdicts: Verdicts) =>
  clausesIn(verdicts)
    .filter((c) => c.status === 'fail' && c.kind !== 'summary')
    .map((c) => c.id)

const of = (status: Expected['status']) => files.filter((f) => f.status === status)

describe('each example of a clause that is kept passes it in every cell, and violates no clause', () => {
  test.each(of('pass'))('$file', async (example) => {
    const verdicts = await judge(example)
    const { status, reason, checks } = clauseOf(verdicts, example.clause)
    expect({ status, reason }).toEqual({
      status: 'pass',
      reason: expect.stringMatching(/^no violation in \d/),
    })
    const judgedChecks = checks.filter((c) => c.exercised)
    expect(judgedChecks.length).toBeGreaterThan(0)
    if (!/contingent|permission/.test(clauseOf(verdicts, example.clause).kind))
      expect(judgedChecks.flatMap((c) => c.cells.missed)).toEqual([])
    expect(failing(verdicts)).toEqual([])
  })
})

describe('each example of a clause that is not kept fails it, once, and no other', () => {
  test.each(of('fail'))('$file', async (example) => {
    const verdicts = await judge(example)
    const { status, violations } = clauseOf(verdicts, example.clause)
    expect({ status, violations }).toEqual({ status: 'fail', violations: 1 })
    const also = beside[example.file]?.clause
    expect(failing(verdicts).sort()).toEqual([example.clause, ...(also ? [also] : [])].sort())
    expect(verdicts.conclusion).toMatchObject({ status: 'non-conformant', exit: 1 })
  })
})

describe('each example that lacks a field leaves its clause inconclusive, and names the field', () => {
  test.each(of('inconclusive'))('$file', async (example) => {
    const verdicts = await judge(example)
    const { status, reason } = clauseOf(verdicts, example.clause)
    expect({ status, reason }).toEqual({
      status: 'inconclusive',
      reason: expect.stringContaining(example.field as string),
    })
    expect(failing(verdicts)).toEqual([])
  })
})

describe('each example of a case that does not arise leaves its clause not applicable', () => {
  test.each(of('not-applicable'))('$file', async (example) => {
    const verdicts = await judge(example)
    const { status, exercised } = clauseOf(verdicts, example.clause)
    expect({ status, exercised }).toEqual({ status: 'not-applicable', exercised: 0 })
    expect(failing(verdicts)).toEqual([])
  })
})

describe('the examples are complete', () => {
  const clausesWith = (status: Expected['status']) => new Set(of(status).map((f) => f.clause))
  const judgedClauses = () => [...new Set(Object.values(plans).flatMap((p) => p.map((c) => c.clause)))]

  test('every clause that has a scenario has an example that passes and one that fails', () => {
    expect(judgedClauses().length).toBeGreaterThan(60)
    expect(judgedClauses().filter((c) => !clausesWith('pass').has(c))).toEqual([])
    expect(judgedClauses().filter((c) => !clausesWith('fail').has(c))).toEqual([])
  })

  /** Clauses whose questions need no field but those that a round must have, and one that needs a house rule. */
  const always = /^(7\.1\.b|9\.0\.a|9\.[1-4].*|2\.2\.b|19)$/

  test('every clause that needs a field which a log may lack has an example that lacks one', () => {
    const lacking = clausesWith('inconclusive')
    expect(judgedClauses().filter((c) => !lacking.has(c) && !always.test(c))).toEqual([])
  })

  test('every contingent clause, permission and clause with conditions has an example where it does not arise', () => {
    const asked = ruleSets.macau.articles
      .flatMap((a) => a.clauses)
      .filter((c) => c.kind === 'contingent' || c.kind === 'permission' || c.applies)
      .filter((c) => judgedClauses().includes(c.id))
      .map((c) => c.id)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((c) => !clausesWith('not-applicable').has(c))).toEqual([])
  })

  test('every file is expected to show something, under the folder of its clause', () => {
    const found = (fs.readdirSync(folder, { recursive: true }) as string[]).filter((f) =>
      f.endsWith('.ndjson'),
    )
    expect(found.sort()).toEqual(files.map((f) => f.file).sort())
    for (const { file, clause } of files) expect(path.dirname(file)).toBe(clause)
  })

  test('those that are too long to write by hand are as their script makes them', () => {
    const script = inPackage('scripts', 'clause-examples.js')
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('what fails or is inconclusive shows it in a handful of lines', () => {
    for (const { file } of [...of('fail'), ...of('inconclusive')])
      expect(
        fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').length,
        file,
      ).toBeLessThanOrEqual(4)
  })
})
