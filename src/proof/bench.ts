import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Check } from '../judge/check'
import { makePlans } from '../judge/plan'
import { judgeLog } from '../judge/run'
import { verdictsOf } from '../judge/verdict'
import type { RoundLogRecord } from '../log/round-log.generated'
import type { Playbook } from '../playbook/playbook.generated'
import { solve } from '../playbook/solve'
import { clausesOf, loadRuleSet, type RuleSet, ruleSetNames } from '../rulebook/register'
import { type Exhibit, houseOf, recordsOf, ruleSetOf } from './exhibit'

/** What a log came to: what failed, and by which checks. */
export interface Seen {
  /** Clauses that fail, and findings about the log, each with its count. Summaries are left out. */
  tripped: Readonly<Record<string, number>>
  /** Violations by the key of the check. */
  violated: Readonly<Record<string, number>>
}

/** A rule set with its plan, and the stacked rounds that reach its cells: solved when they are first asked for. */
interface Prepared {
  rules: RuleSet
  checks: Check[]
  playbook(): Playbook
}

const depthOf = ({ base }: RuleSet): number => (base ? 1 + depthOf(base) : 0)

const prepare = (rules: RuleSet, checks: Check[]): Prepared => {
  let solved: Playbook | undefined
  const playbook = () => {
    solved ??= solve(checks, { ruleSet: rules.name, readings: rules.readings })
    return solved
  }
  return { rules, checks, playbook }
}

/** A check, and the rule set that has it first: others extend that one. */
export type Planned = Check & { rules: string }

/** Judges exhibits as logs on disk: each rule set is planned once. */
export class Bench {
  private constructor(
    private readonly prepared: ReadonlyMap<string, Prepared>,
    private readonly folder: string,
  ) {}

  /** Of every rule set that ships; one that others extend stands before them. */
  static async open(): Promise<Bench> {
    const all = ruleSetNames()
      .map((name) => loadRuleSet(name))
      .sort((a, b) => depthOf(a) - depthOf(b))
    const plans = await makePlans(all.map((rules) => rules.features))
    const prepared = new Map(all.map((rules, i) => [rules.name, prepare(rules, plans[i] as Check[])]))
    return new Bench(prepared, fs.mkdtempSync(path.join(os.tmpdir(), 'proof-')))
  }

  close(): void {
    fs.rmSync(this.folder, { recursive: true, force: true })
  }

  of(exhibit: Pick<Exhibit, 'rules'>): Prepared {
    const name = ruleSetOf(exhibit)
    const prepared = this.prepared.get(name)
    if (!prepared) throw new Error(`the rule set ${name} was not planned`)
    return prepared
  }

  /** Every check of every rule set, once, and the rule set that has it first. */
  checks(): Planned[] {
    const first = new Map<string, Planned>()
    for (const { rules, checks } of this.prepared.values())
      for (const check of checks)
        if (!first.has(check.key)) first.set(check.key, { ...check, rules: rules.name })
    return [...first.values()]
  }

  recordsOf(exhibit: Exhibit): Iterable<RoundLogRecord> {
    return recordsOf(exhibit, this.of(exhibit).playbook)
  }

  async judge(exhibit: Exhibit): Promise<Seen> {
    const { rules, checks } = this.of(exhibit)
    const house = houseOf(exhibit)
    const file = path.join(this.folder, 'exhibit.ndjson')
    fs.writeFileSync(file, textOf(this.recordsOf(exhibit)))
    const judged = await judgeLog({
      checks,
      files: [file],
      names: ['exhibit'],
      house,
      readings: rules.readings,
      workers: 1,
      hash: false,
    })
    const { articles, log } = verdictsOf(judged, {
      rules,
      checks,
      scope: exhibit.by === 'playbook' ? 'engine' : 'full',
      house: house && { name: house.houseRules, file: house },
      today: '2026-01-01',
    })
    const summaries = clausesOf(rules).flatMap((c) => (c.kind === 'summary' ? [c.id] : []))
    const failing = articles.flatMap((a) => a.clauses).filter((c) => c.status === 'fail')
    return {
      tripped: Object.fromEntries([
        ...failing.filter((c) => !summaries.includes(c.id)).map((c) => [c.id, c.violations]),
        ...log.findings.map((f) => [f.kind, f.count]),
      ]),
      violated: Object.fromEntries(
        judged.program.checks.flatMap(({ check, index }) => {
          const violations = judged.tally.checks[index]?.violations
          return violations ? [[check.key, violations]] : []
        }),
      ),
    }
  }
}

const textOf = (records: Iterable<RoundLogRecord>): string => {
  const lines: string[] = []
  for (const record of records) lines.push(JSON.stringify(record))
  return `${lines.join('\n')}\n`
}
