import { createHash } from 'node:crypto'
import type { Planned } from './bench'
import type { Mutants } from './mutants'
import { nameOf } from './prove'

const heading = '\n## Mutants\n'

/** The committed report, cut before the mutants: they take longer, and are made on request. */
export const splitReport = (text: string): { proof: string; mutants: string } => {
  const at = text.indexOf(heading)
  return at < 0 ? { proof: text, mutants: '' } : { proof: text.slice(0, at), mutants: text.slice(at) }
}

/** The same for the same duties, wherever in the features they stand. */
const digestOf = (checks: readonly Planned[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(checks.map(({ key: _k, uri: _u, line: _l, hint: _h, rules: _r, ...duty }) => duty)),
    )
    .digest('hex')
    .slice(0, 16)

/** Whether a report's mutants, if it has any, are those of a plan. */
export const isMutantsOf = (mutants: string, checks: readonly Planned[]): boolean =>
  mutants === '' || mutants.includes(`plan ${digestOf(checks)}`)

export const renderMutants = (mutants: Mutants, checks: readonly Planned[]): string => {
  const { total, killed, bySign, survivors, stale } = mutants
  const open = survivors.filter((s) => s.reason === undefined)
  const reasons = [...new Set(survivors.flatMap((s) => s.reason ?? []))]
  return `${[
    heading,
    `Of the ${checks.length} checks of plan ${digestOf(checks)}. A mutant is a check with one change; it is killed where the proof would tell.`,
    '',
    `- ${killed} of ${total} killed: ${Object.entries(bySign)
      .map(([sign, n]) => `${n} by ${sign}`)
      .join(', ')}.`,
    `- ${survivors.length} survive, ${open.length} of them without a reason.`,
    ...open.map((s) => `- **A mutant survives without a reason: ${nameOf(s.check)}; ${s.change}**`),
    ...stale.map(
      (s) => `- **A survivor is listed that is none: ${s.clause} ${s.scenario ?? ''} ${s.change}**`,
    ),
    '',
    ...reasons.flatMap((reason) => {
      const same = survivors.filter((s) => s.reason === reason)
      return [`${reason}`, '', ...same.map((s) => `- ${nameOf(s.check)}; ${s.change}`), '']
    }),
  ]
    .join('\n')
    .trimEnd()}\n`
}
