import type { Finding, Input, SettingInForce, Verdicts } from '../judge/verdicts.generated'
import { cell, codeCell, text } from './escape'
import { harnessOf, positionOf, subjectOf, tally } from './select'
import { conclusionMark, list, statusMark, table } from './tables'
import { clausesInScope, count, firstFew, number, scopeWords, statuses } from './words'

const most = 12

export const firstPage = (v: Verdicts): string[] => [
  `${conclusionMark(v.conclusion.status)} ${text(v.conclusion.statement)}`,
  `${text(harnessOf(v))} judges by ${text(v.ruleSet.wording.replace(/\.$/, ''))}. This report is not an official certificate.`,
  table(['Judged', 'As'], facts(v)),
  '## Clauses by status',
  ...counts(v),
  ...reasons(v),
  '## Inputs',
  v.inputs.length ? table(inputHeadings, v.inputs.map(inputRow)) : 'None.',
  '## The log itself',
  ...findings(v),
  '## Assumptions',
  v.log.assumptions.length ? list(v.log.assumptions.map(text)) : 'None.',
  ...changes(v),
  '## Readings in force',
  ...readings(v),
]

const facts = (v: Verdicts): string[][] => {
  const { origin, complete, tables, shoes, rounds, bets } = v.log
  const stated =
    complete === null ? 'completeness not stated' : complete ? 'stated complete' : 'stated incomplete'
  return [
    ['Subject', cell(subjectOf(v))],
    ['Scope', scopeWords[v.scope]],
    [
      'Rule set',
      `${cell(v.ruleSet.title)} (${codeCell(v.ruleSet.name)}): ${count(v.ruleSet.checks, 'check')}, ` +
        `${count(v.ruleSet.cells, 'cell')}; plan ${codeCell(v.ruleSet.digest)}`,
    ],
    ['House rules', houseRules(v)],
    ['Log', `${origin ?? 'origin not stated'}, ${stated}`],
    [
      'Holding',
      [
        count(tables, 'table'),
        count(shoes, 'shoe'),
        `${number(rounds.settled)} settled, ${number(rounds.void)} void and ${number(rounds.demonstration)} demonstration rounds`,
        count(bets, 'bet'),
      ].join('; '),
    ],
    ['Violations', number(v.conclusion.violations)],
    ['Exit code', number(v.conclusion.exit)],
  ]
}

const houseRules = (v: Verdicts): string => {
  const { name, digest, settings } = v.houseRules
  const declared = settings.filter((setting) => setting.declared).length
  const from = name === null ? 'no file' : `${codeCell(name)}${digest === null ? '' : ` ${codeCell(digest)}`}`
  return `${from}; ${count(declared, 'reading')} declared, ${number(settings.length - declared)} assumed by default`
}

/** All the words that a count may carry, so that a zero is seen to be a zero. */
const counts = (v: Verdicts): string[] => {
  const inScope = statuses.filter((s) => s !== 'out-of-scope' || v.conclusion.clauses[s])
  return [
    table(
      inScope.map((status) => `${statusMark(status)}:`),
      [inScope.map((status) => number(v.conclusion.clauses[status] ?? 0))],
    ),
    `${count(clausesInScope(v.conclusion.clauses), 'clause')} in the scope; ` +
      `${count(v.articles.length, 'article')} in the rule set (${tally(v.articles) || 'none judged'}).`,
  ]
}

const reasons = (v: Verdicts): string[] => {
  const { status, reasons: all } = v.conclusion
  if (!all.length) return []
  const rest = all.length - most
  return [
    status === 'conformant' ? '## Reasons' : '## What bars plain conformance',
    list([
      ...all.slice(0, most).map(text),
      ...(rest > 0 ? [`and ${number(rest)} more; verdicts.json has them all`] : []),
    ]),
  ]
}

const inputHeadings = ['File', 'Bytes:', 'Records:', 'Rounds:', 'Unreadable:']
const inputRow = ({ name, sha256, adapter, bytes, records, rounds, bad }: Input): string[] => [
  `${codeCell(name)} SHA-256 ${codeCell(sha256)}; ` +
    (adapter ? `adapter ${codeCell(adapter.name)} ${codeCell(adapter.digest)}` : 'no adapter'),
  ...[bytes, records, rounds, bad].map(number),
]

const findings = (v: Verdicts): string[] =>
  v.log.findings.length
    ? [table(['Finding', 'Count:', 'Bars conformance', 'First seen'], v.log.findings.map(findingRow))]
    : ['Nothing was found against the log.']

const findingRow = ({ kind, message, count: times, bars, first }: Finding): string[] => [
  `${codeCell(kind)} ${cell(message)}`,
  number(times),
  bars ? '**✗ yes**' : 'no',
  first.length === 0
    ? '–'
    : firstFew(
        first.map(
          (place) =>
            codeCell(positionOf(place)) + (place.round === null ? '' : ` round ${codeCell(place.round)}`),
        ),
        3,
        first.length,
        ', ',
      ),
]

const changes = (v: Verdicts): string[] =>
  v.ruleSet.changed.length
    ? [
        '## Clauses that the rule set changes',
        list(
          v.ruleSet.changed.map(
            ({ clause, change, reason }) => `${text(clause)} is ${change}: ${text(reason)}`,
          ),
        ),
      ]
    : []

const readings = ({ houseRules: { settings } }: Verdicts): string[] =>
  settings.length
    ? [
        'Where the text admits more than one reading, this one was judged by. A declared reading is the ' +
          "house's own; an assumed one is a default.",
        table(
          ['Setting', 'Reading', 'Declared', 'What the text leaves open', 'Clauses', 'Basis'],
          settings.map(readingRow),
        ),
      ]
    : ['No clause of this rule set admits more than one reading.']

const readingRow = (s: SettingInForce): string[] => {
  const period = [s.from ? `from ${text(s.from)}` : '', s.to ? `to ${text(s.to)}` : '']
    .filter(Boolean)
    .join(' ')
  const where = s.tables?.length
    ? `tables ${firstFew(s.tables.map(codeCell), most, s.tables.length, ', ')}`
    : ''
  return [
    codeCell(s.setting),
    [codeCell(s.reading), where, period].filter(Boolean).join(', '),
    s.declared ? 'declared' : '*assumed*',
    cell(s.question),
    cell(s.clauses.join(', ')),
    s.basis ? cell(s.basis) : 'none given',
  ]
}
