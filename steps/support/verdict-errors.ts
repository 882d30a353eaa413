import type { World } from '@cucumber/cucumber'
import type { LookedUp } from '../../src/judge/session'

/** Thrown, never `skipped` or `pending`: those exit 0. The name is what Cucumber's formatters print. */
const named = (name: string) =>
  class extends Error {
    override name = name
  }
export const Violated = named('Violated')
export const NotExercised = named('NotExercised')
export const Inconclusive = named('Inconclusive')
export const HarnessError = named('HarnessError')

/**
 * Turns the verdict on a check into Cucumber's own result. Skipped is what does not apply to this log, and only that:
 * Cucumber exits 0 on it.
 */
export const raise = (key: string, found: LookedUp | undefined, world: World): 'skipped' | undefined => {
  if (!found) throw new HarnessError(`no verdict for ${key}`)
  const { verdict, clause } = found
  const { status, evidence, cells } = verdict
  const first = evidence[0]
  if (status === 'fail')
    throw new Violated(
      `${verdict.duty}: ${verdict.violations} of ${verdict.exercised}\n` +
        `expected  ${first?.expected}\nactual    ${where(first?.place)}: ${first?.actual}`,
    )
  if (status === 'inconclusive' && clause !== 'out-of-scope')
    throw new Inconclusive(
      [
        ...verdict.absent.map((a) => `${a.field} is absent in ${a.count}`),
        ...verdict.undeclared.map((u) => `${u.setting} is not declared, and matters in ${u.count}`),
      ].join('; '),
    )
  if (status === 'not-exercised' && clause !== 'not-applicable' && clause !== 'out-of-scope')
    throw new NotExercised(
      `${cells.total - cells.hit} of ${cells.total} cells never reached: ${cells.missed.slice(0, 6).join('; ')}`,
    )
  const applies = status !== 'not-applicable' && clause !== 'not-applicable' && clause !== 'out-of-scope'
  world.attach(
    JSON.stringify({ status, clause, exercised: verdict.exercised, cells: cells.hit }),
    'application/json',
  )
  return applies ? undefined : 'skipped'
}

const where = (place: { input: string; line: number; round: string | null } | undefined) =>
  place
    ? `${place.round ? `round ${place.round}` : 'a round without id'} (${place.input}:${place.line})`
    : 'nowhere'
