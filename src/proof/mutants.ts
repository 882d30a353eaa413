import { factOf, type Value } from '../facts'
import type { Check } from '../judge/check'
import { ask } from '../judge/compile'
import type { Status } from '../judge/status'
import type { Round } from '../log/round'
import { clausesOf, type RuleSet } from '../rulebook/register'
import type { Bench, Planned } from './bench'
import { type Exhibit, houseOf } from './exhibit'
import { domainsOf, type Mutant, mutantsOf } from './mutate'
import { nameOf, type Proof } from './prove'
import { ReadLog } from './read-log'
import { type Survivor, survivors } from './survivors'

export interface Mutants {
  total: number
  /** Mutants by what they change, and how many of each were killed. */
  killed: number
  bySign: Record<Sign, number>
  /** Those that no engine tells from the plan, with the reason. */
  survivors: { check: Check; change: string; reason: string | undefined }[]
  /** Entries of the list of survivors that fit none. */
  stale: Survivor[]
}

/** What tells a mutant from the plan. */
export type Sign =
  | 'a lawful log'
  | 'a log that lacks a case'
  | 'an engine that goes free'
  | 'an engine that is blamed otherwise'

/** A mutant that nothing has told from the plan so far. */
interface Open {
  judge: Judge
  check: Check
  mutant: Mutant
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
  const checks = bench.checks()
  const read = (exhibit: Exhibit): Shown => {
    const { rules } = bench.of(exhibit)
    const asked = checks.filter((c) => isToldBy(rules, c))
    return {
      log: ReadLog.of(bench.recordsOf(exhibit), asked, {
        house: houseOf(exhibit),
        readings: rules.readings,
      }),
      checks: new Set(asked.map((c) => c.key)),
    }
  }
  const lawful = Object.values(houses).map(read)
  const domains = new Map(
    [...new Set(checks.map((c) => c.rules))].map((rules) => [rules, domainsOf(bench.of({ rules }).checks)]),
  )
  const bySign: Mutants['bySign'] = {
    'a lawful log': 0,
    'a log that lacks a case': 0,
    'an engine that goes free': 0,
    'an engine that is blamed otherwise': 0,
  }
  let total = 0
  let open: Open[] = []
  for (const check of checks) {
    const judge = new Judge(check, isContingent(bench, check))
    const shown = lawful.filter((l) => l.checks.has(check.key)).map(({ log }) => log)
    for (const mutant of mutantsOf(check, domains.get(check.rules) ?? new Map())) {
      total++
      const sign = judge.byLawful(mutant, shown)
      if (sign) bySign[sign]++
      else open.push({ judge, check, mutant })
    }
  }
  // Each engine's log is read once, and forgotten.
  for (const { defect, seen } of caught) {
    const { log, checks: asked } = read(defect)
    open = open.filter(({ judge, check, mutant }) => {
      if (!asked.has(check.key)) return true
      const own = defect.clause === check.clause
      if (!own && defect.also?.[check.clause]) return true
      const sign = judge.byDefective(mutant, log, own, seen.violated[check.key] !== undefined)
      if (sign) bySign[sign]++
      return sign === undefined
    })
  }
  const used = new Set<Survivor>()
  const left = open.map(({ check, mutant }) => {
    const entry = survivors.find((s) => fits(s, check, mutant))
    if (entry) used.add(entry)
    return { check, change: mutant.change, reason: entry?.reason }
  })
  const stale = survivors.filter((s) => !used.has(s))
  return { total, killed: total - left.length, bySign, survivors: left, stale }
}

/**
 * Whether a log judged by a rule set is to tell a check from its mutants: what houses have from the articles is told by
 * those who play by the articles alone. Asking the house games as well would take twice as long.
 */
const isToldBy = ({ name, base }: RuleSet, check: Planned): boolean =>
  check.rules === name || (base?.base !== undefined && isToldBy(base, check))

const fits = (s: Survivor, check: Check, { change }: Mutant): boolean =>
  (typeof s.clause === 'string' ? s.clause === check.clause : s.clause.test(check.clause)) &&
  (s.scenario === undefined || nameOf(check).includes(s.scenario)) &&
  (typeof s.change === 'string' ? s.change === change : s.change.test(change))

const isContingent = (bench: Bench, { rules, clause }: Planned): boolean => {
  const entry = clausesOf(bench.of({ rules }).rules).find((c) => c.id === clause)
  return entry?.kind === 'contingent' || entry?.kind === 'permission'
}

/** Compares a mutant of a check with it, log by log. */
class Judge {
  private readonly plain = new Map<ReadLog, Status>()

  constructor(
    private readonly check: Check,
    private readonly contingent: boolean,
  ) {}

  byLawful(mutant: Mutant, lawful: readonly ReadLog[]): Sign | undefined {
    if (mutant.check.selections.some((s) => s.among.length === 0)) return 'a lawful log'
    if (mutant.lost && this.lacks(mutant, lawful)) return 'a log that lacks a case'
    for (const log of lawful)
      if (this.statusOf(log) !== log.status(mutant.check, this.contingent)) return 'a lawful log'
    return undefined
  }

  /** An engine of the check's own clause goes free; or one is blamed that the check has no word on. */
  byDefective({ check }: Mutant, log: ReadLog, own: boolean, failed: boolean): Sign | undefined {
    const fails = log.count(check).violations > 0
    if (failed && !fails && own) return 'an engine that goes free'
    return !failed && fails ? 'an engine that is blamed otherwise' : undefined
  }

  /** Whether a log that lacks one of the lost answers would now be passed. */
  private lacks({ check, lost }: Mutant, lawful: readonly ReadLog[]): boolean {
    const { selection, answers } = lost as NonNullable<Mutant['lost']>
    const fact = factOf(selection)
    if (fact.scope !== 'hand' && fact.scope !== 'hands') return false
    return lawful
      .filter((log) => this.statusOf(log) === 'pass')
      .some((log) =>
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
