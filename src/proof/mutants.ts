import { factOf, type Value } from '../facts'
import type { Check } from '../judge/check'
import { ask } from '../judge/compile'
import type { Status } from '../judge/status'
import type { Round } from '../log/round'
import { clausesOf } from '../rulebook/register'
import type { Bench } from './bench'
import { type Exhibit, houseOf, recordsOf } from './exhibit'
import { domainsOf, type Mutant, mutantsOf } from './mutate'
import { nameOf, type Proof } from './prove'
import { ReadLog } from './read-log'
import { type Survivor, survivors } from './survivors'

export interface Mutants {
  total: number
  /** Mutants by what they change, and how many of each were killed. */
  killed: number
  bySign: Record<'a lawful log' | 'a defective engine' | 'a log that lacks a case', number>
  /** Those that no engine tells from the plan, with the reason. */
  survivors: { check: Check; change: string; reason: string | undefined }[]
  /** Entries of the list of survivors that fit none. */
  stale: Survivor[]
}

interface Shown {
  log: ReadLog
  checks: ReadonlySet<string>
}

/** Changes each check in every way, and asks whether the proof would notice. */
export const mutate = async (
  bench: Bench,
  houses: Readonly<Record<string, Exhibit>>,
  { caught }: Pick<Proof, 'caught'>,
): Promise<Mutants> => {
  const read = (exhibit: Exhibit): Shown => {
    const { rules, checks } = bench.of(exhibit)
    return {
      log: ReadLog.of(recordsOf(exhibit, bench.playbook), checks, {
        house: houseOf(exhibit),
        readings: rules.readings,
      }),
      checks: new Set(checks.map((c) => c.key)),
    }
  }
  const lawful = Object.values(houses).map(read)
  const checks = bench.checks()
  const domains = domainsOf(checks)
  const result: Mutants = {
    total: 0,
    killed: 0,
    bySign: { 'a lawful log': 0, 'a defective engine': 0, 'a log that lacks a case': 0 },
    survivors: [],
    stale: [],
  }
  const used = new Set<Survivor>()
  for (const clause of new Set(checks.map((c) => c.clause))) {
    const own = checks.filter((c) => c.clause === clause)
    const defective = caught.filter((c) => c.defect.clause === clause)
    const logs = new Map<string, Shown>()
    const logOf = (name: string, exhibit: Exhibit) =>
      logs.get(name) ?? logs.set(name, read(exhibit)).get(name)
    for (const check of own) {
      const judge = new Judge(check, isContingent(bench, clause))
      const shown = lawful.filter((l) => l.checks.has(check.key))
      const catches = defective.filter((c) => c.seen.violated[check.key])
      for (const mutant of mutantsOf(check, domains)) {
        result.total++
        const sign = judge.tells(mutant, shown, () => catches.map((c) => logOf(c.name, c.defect) as Shown))
        if (sign) {
          result.killed++
          result.bySign[sign]++
          continue
        }
        const entry = survivors.find((s) => fits(s, check, mutant))
        if (entry) used.add(entry)
        result.survivors.push({ check, change: mutant.change, reason: entry?.reason })
      }
    }
  }
  result.stale = survivors.filter((s) => !used.has(s))
  return result
}

const fits = (s: Survivor, check: Check, { change }: Mutant): boolean =>
  s.clause === check.clause &&
  (s.scenario === undefined || nameOf(check).includes(s.scenario)) &&
  (typeof s.change === 'string' ? s.change === change : s.change.test(change))

const isContingent = (bench: Bench, clause: string): boolean => {
  const entry = clausesOf(bench.of({ by: 'shoes', rules: 'sjm' }).rules).find((c) => c.id === clause)
  return entry?.kind === 'contingent' || entry?.kind === 'permission'
}

/** Compares a mutant of a check with it, log by log. */
class Judge {
  private readonly plain = new Map<ReadLog, Status>()

  constructor(
    private readonly check: Check,
    private readonly contingent: boolean,
  ) {}

  tells(
    mutant: Mutant,
    lawful: readonly Shown[],
    defective: () => Shown[],
  ): keyof Mutants['bySign'] | undefined {
    if (mutant.check.selections.some((s) => s.among.length === 0)) return 'a lawful log'
    for (const { log } of lawful)
      if (this.statusOf(log) !== log.status(mutant.check, this.contingent)) return 'a lawful log'
    if (mutant.lost && this.lacks(mutant, lawful)) return 'a log that lacks a case'
    for (const { log } of defective())
      if (log.status(mutant.check, this.contingent) !== 'fail') return 'a defective engine'
    return undefined
  }

  /** Whether a log that lacks one of the lost answers would now be passed. */
  private lacks({ check, lost }: Mutant, lawful: readonly Shown[]): boolean {
    const { selection, answers } = lost as NonNullable<Mutant['lost']>
    const fact = factOf(selection)
    if (fact.scope !== 'hand' && fact.scope !== 'hands') return false
    return lawful
      .filter(({ log }) => this.statusOf(log) === 'pass')
      .some(({ log }) =>
        answers.some((answer: Value) => {
          const keep = (round: Round) => ask(fact, round, undefined, round.rules) !== answer
          return (
            log.status(this.check, this.contingent, keep) !== 'pass' &&
            log.status(check, this.contingent, keep) === 'pass'
          )
        }),
      )
  }

  private statusOf(log: ReadLog): Status {
    const known = this.plain.get(log) ?? log.status(this.check, this.contingent)
    this.plain.set(log, known)
    return known
  }
}
