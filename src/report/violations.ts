import type { CheckVerdict, ClauseVerdict, Evidence, Verdicts } from '../judge/verdicts.generated'
import { block, clip, code, text } from './escape'
import { clauseLines, failing, positionOf, scenarioOf, threeLines, violated, withStatus } from './select'
import { clauseLink, list, statusMark, waivedAndAttested } from './tables'
import { count, number } from './words'

/** Longest record shown here; verdicts.json has every record whole. */
const recordMost = 1500
const evidenceMost = 3

export const violations = (v: Verdicts): string[] => {
  const failed = failing(v)
  return [
    '## Violations',
    failed.length
      ? `${total(failed)} For each duty the first few places are shown; verdicts.json has every place that was kept.`
      : 'None was found.',
    ...failed.flatMap((clause) => section('Violation', clause)),
    ...restingOnPeople(v),
  ]
}

/** Clauses that a person answers for and not the log. */
const restingOnPeople = (v: Verdicts): string[] => {
  const clauses = withStatus(v, 'waived', 'attested')
  if (!clauses.length) return []
  return [
    `## ${waivedAndAttested}`,
    list(
      clauses.map(
        (clause) =>
          `${statusMark(clause.status)} ${clauseLink(clause)} ${text(clause.statement)}\n  - ${text(clause.reason)}`,
      ),
    ),
    ...clauses.filter((c) => c.violations > 0).flatMap((clause) => section('Waived violation', clause)),
  ]
}

const total = (clauses: ClauseVerdict[]): string => {
  const own = clauses.filter((clause) => clause.violations > 0)
  const sum = own.reduce((n, clause) => n + clause.violations, 0)
  return `${count(sum, 'violation')} of ${count(own.length, 'clause')}.`
}

const section = (word: string, clause: ClauseVerdict): string[] => {
  const checks = violated(clause)
  return [
    `### ${word} of clause ${text(clause.id)}`,
    ...(checks.length
      ? checks.flatMap((check) => duty(clause, check))
      : [block(clauseLines(clause).join('\n'), 'verdict')]),
    `Clause ${clauseLink(clause)}: ${text(clause.reason)}`,
  ]
}

const duty = (clause: ClauseVerdict, check: CheckVerdict): string[] => {
  const shown = check.evidence.slice(0, evidenceMost)
  return [
    block(threeLines(clause, check).join('\n'), 'verdict'),
    `Scenario: ${text(scenarioOf(check))}, ${code(`${check.uri}:${check.line}`)}`,
    ...(check.hint.trim() ? [`> ${text(check.hint.replace(/\s+/g, ' '))}`] : []),
    ...shown.flatMap(place),
  ]
}

const place = (evidence: Evidence): string[] => {
  const { record, replay, conformsUnder } = evidence
  const left = record.length - recordMost
  return [
    `Record at ${code(positionOf(evidence.place))}` +
      (evidence.place.round === null ? '' : `, round ${code(evidence.place.round)}`) +
      `, byte ${number(evidence.place.offset)}: ${text(evidence.actual)}${evidence.case ? `, with ${text(evidence.case)}` : ''}`,
    block(clip(record, recordMost), 'json'),
    ...(left > 0 ? [`*Shortened by ${count(left, 'character')}; verdicts.json has the whole record.*`] : []),
    ...(conformsUnder.length ? [`Conforms under ${conformsUnder.map(code).join(', ')}.`] : []),
    ...(replay ? ['Judge this record again:', block(replay, 'sh')] : []),
  ]
}
