import type {
  CheckVerdict,
  ClauseVerdict,
  Evidence,
  Place,
  Status,
  Verdicts,
} from '../judge/verdicts.generated'
import { inline } from './escape'
import { number, statuses, statusWords } from './words'

/** What several reports show alike. Nothing is judged here: every status is the judge's. */
export const clausesOf = (v: Verdicts): ClauseVerdict[] => v.articles.flatMap((article) => article.clauses)

export const withStatus = (v: Verdicts, ...wanted: Status[]): ClauseVerdict[] =>
  clausesOf(v).filter((clause) => wanted.includes(clause.status))

/** Failing clauses: first those with violations of their own, then those that fail through others. */
export const failing = (v: Verdicts): ClauseVerdict[] => {
  const all = withStatus(v, 'fail')
  return [...all.filter((c) => violated(c).length > 0), ...all.filter((c) => violated(c).length === 0)]
}

export const violated = (clause: ClauseVerdict): CheckVerdict[] =>
  clause.checks.filter((check) => check.violations > 0)

/** '1 fail, 20 pass', worst first. */
export const tally = (items: readonly { status: Status }[]): string =>
  statuses
    .map((status) => ({ status, n: items.filter((item) => item.status === status).length }))
    .filter(({ n }) => n > 0)
    .map(({ status, n }) => `${number(n)} ${statusWords[status].word}`)
    .join(', ')

export const subjectOf = (v: Verdicts): string =>
  v.subject.name === null ? 'unnamed subject' : [v.subject.name, v.subject.version ?? ''].join(' ').trim()

export const titleOf = (v: Verdicts): string => `Baccarat compliance report: ${inline(subjectOf(v))}`

export const harnessOf = (v: Verdicts): string =>
  `${v.harness.name} ${v.harness.version}${v.harness.commit ? ` (commit ${v.harness.commit})` : ''}`

export const positionOf = (place: Place): string => `${place.input}:${place.line}`

/** 'round T1-42-7 (log.ndjson:1044)'; where there is no id, the position names it. */
export const placeOf = (place: Place): string =>
  place.round === null ? positionOf(place) : `round ${place.round} (${positionOf(place)})`

/** A scenario, and the row of its outline. */
export const scenarioOf = (check: CheckVerdict): string => {
  const values = Object.entries(check.values).map(([name, value]) => `${name} = ${value ?? ''}`)
  return values.length ? `${check.scenario} (${values.join(', ')})` : check.scenario
}

const headOf = (clause: ClauseVerdict): string =>
  `${inline(clause.id).padEnd(8)}  ${inline(clause.statement)}`

const linesOf = (clause: ClauseVerdict, expected: string, actual: string): string[] => [
  headOf(clause),
  `expected  ${inline(expected)}`,
  `actual    ${inline(actual)}`,
]

/** What decided the duty: the cell of the check that the record is in. */
const inCase = ({ case: cell }: Evidence): string => (cell ? `, with ${inline(cell)}` : '')

const actualOf = (evidence: Evidence, violations: number): string => {
  const more = violations > 1 ? `; ${number(violations - 1)} more` : ''
  return `${inline(placeOf(evidence.place))}: ${inline(evidence.actual)}${inCase(evidence)}${more}`
}

/** One violated duty in three lines: the clause, what it expects, what the log shows first. */
export const threeLines = (
  clause: ClauseVerdict,
  check: CheckVerdict,
  violations = check.violations,
): string[] => {
  const first = check.evidence[0]
  return linesOf(
    clause,
    first?.expected ?? check.duty,
    first ? actualOf(first, violations) : `${number(violations)} times; no place was kept`,
  )
}

/** A failing clause in three lines, counting the violations of all its duties. */
export const clauseLines = (clause: ClauseVerdict): string[] => {
  const check = violated(clause).find((c) => c.evidence.length > 0) ?? violated(clause)[0]
  // A summary fails through other clauses and has no duty of its own.
  return check
    ? threeLines(clause, check, clause.violations)
    : [headOf(clause), `because   ${inline(clause.reason)}`]
}

export interface Lack {
  name: string
  /** Most records that one duty lacked it in. */
  count: number
  clauses: ClauseVerdict[]
}

const lacks = (
  clauses: ClauseVerdict[],
  namesIn: (check: CheckVerdict) => { name: string; count: number }[],
): Lack[] => {
  const found = new Map<string, Lack>()
  for (const clause of clauses)
    for (const check of clause.checks)
      for (const { name, count } of namesIn(check)) {
        const lack = found.get(name) ?? { name, count: 0, clauses: [] }
        lack.count = Math.max(lack.count, count)
        if (!lack.clauses.includes(clause)) lack.clauses.push(clause)
        found.set(name, lack)
      }
  return [...found.values()].sort((a, b) => b.clauses.length - a.clauses.length)
}

/** Fields that the log lacks, the one that most clauses need first. */
export const absentFields = (clauses: ClauseVerdict[]): Lack[] =>
  lacks(clauses, (check) => check.absent.map(({ field, count }) => ({ name: field, count })))

export const undeclaredSettings = (clauses: ClauseVerdict[]): Lack[] =>
  lacks(clauses, (check) => check.undeclared.map(({ setting, count }) => ({ name: setting, count })))

export const missedIn = (check: CheckVerdict): number => check.cells.total - check.cells.hit
