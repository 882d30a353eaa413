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
import { clausesOf, loadRuleSet, type RuleSet } from '../rulebook/register'
import { type Exhibit, houseOf, recordsOf } from './exhibit'

/** What a log came to: what failed, and by which checks. */
export interface Seen {
  /** Clauses that fail, and findings about the log, each with its count. Summaries are left out. */
  tripped: Readonly<Record<string, number>>
  /** Violations by the key of the check. */
  violated: Readonly<Record<string, number>>
}

interface Prepared {
  rules: RuleSet
  checks: Check[]
}

/** Judges exhibits as logs on disk: each rule set is planned once. */
export class Bench {
  private constructor(
    private readonly prepared: ReadonlyMap<string, Prepared>,
    readonly playbook: Playbook,
    private readonly folder: string,
  ) {}

  /** The first rule set gives the playbook. */
  static async open(ruleSets: readonly string[]): Promise<Bench> {
    const all = ruleSets.map((name) => loadRuleSet(name))
    const plans = await makePlans(all.map((rules) => rules.features))
    const prepared = new Map(
      all.map((rules, i): [string, Prepared] => [rules.name, { rules, checks: plans[i] as Check[] }]),
    )
    const [[ruleSet, { checks }]] = [...prepared] as [[string, Prepared]]
    return new Bench(prepared, solve(checks, { ruleSet }), fs.mkdtempSync(path.join(os.tmpdir(), 'proof-')))
  }

  close(): void {
    fs.rmSync(this.folder, { recursive: true, force: true })
  }

  of(exhibit: Exhibit): Prepared {
    const name = exhibit.rules ?? 'macau'
    const prepared = this.prepared.get(name)
    if (!prepared) throw new Error(`the rule set ${name} was not planned`)
    return prepared
  }

  /** Every check of every rule set, once. */
  checks(): Check[] {
    const all = [...this.prepared.values()].flatMap(({ checks }) => checks)
    return [...new Map(all.map((check) => [check.key, check])).values()]
  }

  /** Writes the log of an exhibit, to be read while `use` lasts. */
  async written<T>(exhibit: Exhibit, use: (file: string) => Promise<T>): Promise<T> {
    const file = path.join(this.folder, 'exhibit.ndjson')
    fs.writeFileSync(file, textOf(recordsOf(exhibit, this.playbook)))
    return use(file)
  }

  async judge(exhibit: Exhibit): Promise<Seen> {
    const { rules, checks } = this.of(exhibit)
    const house = houseOf(exhibit)
    const judged = await this.written(exhibit, (file) =>
      judgeLog({
        checks,
        files: [file],
        names: ['exhibit'],
        house,
        readings: rules.readings,
        workers: 0,
        hash: false,
      }),
    )
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
