import type { World } from '@cucumber/cucumber'
import type { CheckVerdict } from '../../src/judge/verdicts.generated'

/** Thrown, never `skipped` or `pending`: those exit 0. The name is what Cucumber's formatters print. */
const named = (name: string) =>
  class extends Error {
    override name = name
  }
export const Violated = named('Violated')
export const NotExercised = named('NotExercised')
export const Inconclusive = named('Inconclusive')
export const HarnessError = named('HarnessError')

/** Turns the verdict on a check into Cucumber's own result. */
export const raise = (key: string, verdict: CheckVerdict | undefined, world: World): void => {
  if (!verdict) throw new HarnessError(`no verdict for ${key}`)
  const { status, evidence, cells } = verdict
  const first = evidence[0]
  if (status === 'fail')
    throw new Violated(
      `${verdict.duty}: ${verdict.violations} of ${verdict.exercised}\n` +
        `expected  ${first?.expected}\nactual    ${where(first?.place)}: ${first?.actual}`,
    )
  if (status === 'inconclusive')
    throw new Inconclusive(
      [
        ...verdict.absent.map((a) => `${a.field} is absent in ${a.count}`),
        ...verdict.undeclared.map((u) => `${u.setting} is not declared, and matters in ${u.count}`),
      ].join('; '),
    )
  if (status === 'not-exercised')
    throw new NotExercised(
      `${cells.total - cells.hit} of ${cells.total} cells never reached: ${cells.missed.slice(0, 6).join('; ')}`,
    )
  world.attach(JSON.stringify({ status, exercised: verdict.exercised, cells: cells.hit }), 'application/json')
}

const where = (place: { input: string; line: number; round: string | null } | undefined) =>
  place
    ? `${place.round ? `round ${place.round}` : 'a round without id'} (${place.input}:${place.line})`
    : 'nowhere'
