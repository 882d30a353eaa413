import type { Check } from './check'
import type { CheckVerdict } from './verdicts.generated'

/**
 * What the steps do in this run of Cucumber: build the plan, or look verdicts up. One per process, because
 * Cucumber constructs the World itself.
 */
export type Session =
  | { mode: 'plan'; checks: Check[] }
  | { mode: 'verdict'; verdicts: ReadonlyMap<string, CheckVerdict> }
  | { mode: 'alone' }

let session: Session = { mode: 'alone' }
export const currentSession = (): Session => session
export const openSession = (next: Session): void => {
  session = next
}
