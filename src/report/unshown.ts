import type { CheckVerdict, ClauseVerdict, Verdicts } from '../judge/verdicts.generated'
import { codeCell, text } from './escape'
import { absentFields, type Lack, missedIn, scenarioOf, undeclaredSettings, withStatus } from './select'
import { clauseLink, list, statusMark, table } from './tables'
import { count, firstFew, number } from './words'

const most = 12

/** What nobody has shown: neither a violation nor a pass may be read into it. */
export const unshown = (v: Verdicts): string[] => {
  const broken = withStatus(v, 'error')
  const inconclusive = withStatus(v, 'inconclusive')
  const unexercised = withStatus(v, 'not-exercised')
  const all = [...broken, ...inconclusive, ...unexercised]
  if (!all.length)
    return [
      '## What nobody has shown',
      'Nothing: no clause of the scope is in error, inconclusive or not exercised.',
    ]
  return [
    '## What nobody has shown',
    `${count(all.length, 'clause')} of the scope, neither violated nor shown to hold.`,
    ...lackTable('Fields that the log lacks', 'Field', 'Records that lack it:', absentFields(all)),
    ...lackTable('Readings not declared', 'Setting', 'Times needed:', undeclaredSettings(all)),
    ...(broken.length + inconclusive.length
      ? ['### Not judged', list(byReason([...broken, ...inconclusive]))]
      : []),
    ...(unexercised.length ? ['### Not reached', list(unexercised.map(notReached))] : []),
  ]
}

const lackTable = (title: string, what: string, howMany: string, found: Lack[]): string[] =>
  found.length
    ? [
        `### ${title}`,
        table(
          [what, howMany, 'Clauses that need it'],
          found.map(({ name, count: n, clauses }) => [
            codeCell(name),
            number(n),
            `${number(clauses.length)}: ${clauses.map(clauseLink).join(', ')}`,
          ]),
        ),
      ]
    : []

const head = (clause: ClauseVerdict): string =>
  `${statusMark(clause.status)} ${clauseLink(clause)} ${text(clause.statement)}`

/** Clauses that are open for the same reason stand together under it. */
const byReason = (clauses: ClauseVerdict[]): string[] => {
  const groups = new Map<string, ClauseVerdict[]>()
  for (const clause of clauses) {
    const why = `${statusMark(clause.status)}: ${ground(clause)}`
    groups.set(why, [...(groups.get(why) ?? []), clause])
  }
  return [...groups].map(([why, same]) =>
    [why, ...same.map((clause) => `  - ${clauseLink(clause)} ${text(clause.statement)}`)].join('\n'),
  )
}

const ground = (clause: ClauseVerdict): string => {
  // What the reason names already is not said twice.
  const names = (lack: Lack[]) => {
    const unsaid = lack.map(({ name }) => name).filter((name) => !clause.reason.includes(name))
    return firstFew(unsaid.map(codeCell), most, unsaid.length, ', ')
  }
  const fields = names(absentFields([clause]))
  const settings = names(undeclaredSettings([clause]))
  return [
    text(clause.reason),
    ...(fields ? [`missing: ${fields}`] : []),
    ...(settings ? [`not declared: ${settings}`] : []),
  ].join('; ')
}

const notReached = (clause: ClauseVerdict): string => {
  const checks = clause.checks.filter((check) => missedIn(check) > 0)
  const rest = checks.length - most
  return [
    head(clause),
    ...(checks.length ? [] : [`  - ${text(clause.reason)}`]),
    ...checks.slice(0, most).map((check) => `  - ${missedCells(check)}`),
    ...(rest > 0 ? [`  - and ${count(rest, 'more scenario', 'more scenarios')}`] : []),
  ].join('\n')
}

const missedCells = (check: CheckVerdict): string =>
  `${text(scenarioOf(check))}: ${number(missedIn(check))} of ${count(check.cells.total, 'cell')} not reached: ` +
  firstFew(check.cells.missed.map(text), most, missedIn(check))
