import type { Check } from './check'
import type { Status } from './status'
import type { CheckVerdict, Verdicts } from './verdicts.generated'

/** A check's verdict, and the status of the clause that it belongs to. */
export interface LookedUp {
  verdict: CheckVerdict
  clause: Status
}

/**
 * What the steps do in this run of Cucumber: build the plan, or look verdicts up. One per process, because
 * Cucumber constructs the World itself.
 */
export type Session =
  | { mode: 'plan'; checks: Check[] }
  | { mode: 'verdict'; verdicts: ReadonlyMap<string, LookedUp>; planned: ReadonlySet<string> }
  | { mode: 'alone' }

let session: Session = { mode: 'alone' }
export const currentSession = (): Session => session
export const openSession = (next: Session): void => {
  session = next
}

/** The verdicts by the keys that the steps ask with. */
export const byKey = (checks: readonly Check[], verdicts: Verdicts): Map<string, LookedUp> => {
  const keys = new Map<string, string[]>()
  for (const { clause, key } of checks) keys.set(clause, [...(keys.get(clause) ?? []), key])
  const found = new Map<string, LookedUp>()
  for (const clause of verdicts.articles.flatMap((a) => a.clauses))
    for (const [i, key] of (keys.get(clause.id) ?? []).entries()) {
      const verdict = clause.checks[i]
      if (verdict) found.set(key, { verdict, clause: clause.status })
    }
  return found
}
