import type { ClauseEntry } from '../rulebook/register'
import type { CheckVerdict, ClauseVerdict } from './verdicts.generated'

export type Status = ClauseVerdict['status']

/** Worst first. What says nothing about the engine ranks after what was shown to hold. */
export const worstFirst: readonly Status[] = [
  'fail',
  'error',
  'inconclusive',
  'not-exercised',
  'waived',
  'attested',
  'pass',
  'not-applicable',
  'out-of-scope',
]

export const worst = (statuses: readonly Status[]): Status =>
  worstFirst.find((s) => statuses.includes(s)) ?? 'not-applicable'

type Counted = Pick<CheckVerdict, 'violations' | 'exercised' | 'absent' | 'undeclared' | 'cells'>

/** What a check's counts amount to. Contingent: a case that a log may never meet. */
export const checkStatus = (c: Counted, contingent: 'clause' | 'scenario' | false): Status => {
  if (c.violations) return 'fail'
  if (c.absent.length || c.undeclared.length) return 'inconclusive'
  if (contingent && c.exercised === 0) return 'not-applicable'
  if (contingent !== 'clause' && c.cells.hit < c.cells.total) return 'not-exercised'
  return c.exercised === 0 ? 'not-exercised' : 'pass'
}

/** What is known beside the checks when a clause's status is found. */
export interface Surroundings {
  inScope: boolean
  /** Statuses of the clauses that a summary sums up. */
  causes: readonly Status[]
  /** Why the clause does not apply to this log; undefined where it does. */
  exempt: string | undefined
  /** The clause as a person attests it. */
  attested: string | undefined
  /** The waiver that covers each of its violations. */
  waived: string | undefined
}

/** A clause's status and why, from its checks' verdicts. */
export const clauseStatus = (
  clause: ClauseEntry,
  checks: readonly CheckVerdict[],
  { inScope, causes, exempt, attested, waived }: Surroundings,
): { status: Status; reason: string } => {
  const status = worst(checks.map((c) => c.status))
  if (status === 'fail')
    return waived
      ? { status: 'waived', reason: `${failing(checks)}; ${waived}` }
      : { status, reason: failing(checks) }
  if (!inScope) return { status: 'out-of-scope', reason: 'the scope asked does not cover it' }
  const through = (clause.through ?? []).join(', ')
  if (clause.kind === 'definition')
    return { status: 'not-applicable', reason: `a definition, judged through ${through}` }
  if (clause.kind === 'summary')
    return { status: worst(causes), reason: `as bad as the clauses that it sums up: ${through}` }
  if (exempt) return { status: 'not-applicable', reason: exempt }
  const shown = fromChecks(clause, checks, status)
  return attested && shown.status !== 'pass' ? { status: 'attested', reason: attested } : shown
}

const fromChecks = (
  clause: ClauseEntry,
  checks: readonly CheckVerdict[],
  status: Status,
): { status: Status; reason: string } => {
  if (!checks.length)
    return {
      status: clause.kind === 'permission' ? 'not-applicable' : 'inconclusive',
      reason: clause.untested ?? 'no scenario judges it',
    }
  if (status === 'inconclusive') return { status, reason: undecided(checks) }
  if (clause.kind === 'duty' && checks.every((c) => c.status === 'not-applicable'))
    return { status: 'not-exercised', reason: 'its case never arose' }
  if (status === 'not-exercised') return { status, reason: unreached(checks) }
  if (status === 'not-applicable') return { status, reason: 'its case is recorded nowhere in the log' }
  const asked = checks.reduce((n, c) => n + c.exercised, 0)
  return { status: 'pass', reason: `no violation in ${asked} duties, and every cell was reached` }
}

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

const failing = (checks: readonly CheckVerdict[]): string => {
  const bad = checks.filter((c) => c.violations)
  return `${plural(
    bad.reduce((n, c) => n + c.violations, 0),
    'duty was',
    'duties were',
  )} not kept, in ${plural(bad.length, 'scenario')}`
}

const undecided = (checks: readonly CheckVerdict[]): string => {
  const fields = new Map<string, number>()
  const open = new Map<string, number>()
  for (const c of checks) {
    for (const a of c.absent) fields.set(a.field, Math.max(fields.get(a.field) ?? 0, a.count))
    for (const u of c.undeclared) open.set(u.setting, Math.max(open.get(u.setting) ?? 0, u.count))
  }
  return [
    ...[...fields].map(([field, n]) => `${field} is absent where it is needed (${plural(n, 'time')})`),
    ...[...open].map(
      ([setting, n]) => `the house has not declared ${setting}, which decides ${plural(n, 'case')}`,
    ),
  ].join('; ')
}

const unreached = (checks: readonly CheckVerdict[]): string => {
  const cells = checks.filter((c) => c.status === 'not-exercised')
  const missed = cells.reduce((n, c) => n + c.cells.total - c.cells.hit, 0)
  const total = checks.reduce((n, c) => n + c.cells.total, 0)
  return `the log never reached ${missed} of ${plural(total, 'cell')}`
}
