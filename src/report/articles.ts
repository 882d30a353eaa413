import type {
  ArticleVerdict,
  CheckVerdict,
  ClauseVerdict,
  ReadingCompared,
  Verdicts,
} from '../judge/verdicts.generated'
import { cell, code, codeCell, text } from './escape'
import { scenarioOf, tally } from './select'
import { articleHeading, clauseHeading, link, list, statusMark, table, waivedAndAttested } from './tables'
import { count, kindWords, levelWords, number, percent } from './words'

export const articlesTable = (v: Verdicts): string[] => [
  '## Articles',
  table(
    ['Article:', 'Title', 'Heading', 'Status', 'Clauses'],
    v.articles.map((a) => [
      link(a.article, articleHeading(a)),
      cell(a.title),
      cell(a.heading),
      statusMark(a.status),
      tally(a.clauses) || 'none',
    ]),
  ),
]

export const clauseByClause = (v: Verdicts): string[] => [
  '## Clause by clause',
  ...v.articles.flatMap((article) => articleSection(article, v)),
]

const articleSection = (article: ArticleVerdict, v: Verdicts): string[] => [
  `### ${text(articleHeading(article))}`,
  `${statusMark(article.status)}: ${tally(article.clauses) || 'no clauses'}.`,
  ...article.clauses.flatMap((clause) => clauseSection(clause, v)),
]

const clauseSection = (clause: ClauseVerdict, v: Verdicts): string[] => [
  `#### ${text(clauseHeading(clause))}`,
  `${statusMark(clause.status)}: ${text(clause.reason)}`,
  ...(clause.statementZh ? [text(clause.statementZh)] : []),
  list([`${kindWords[clause.kind]}; ${levelWords[clause.level]}.`, asked(clause), ...readings(clause, v)]),
  ...(clause.checks.length ? [table(headings, clause.checks.map(checkRow))] : []),
]

/** Never a bare percentage: the count it rests on stands beside it. */
const asked = ({ status, exercised, violations, rate }: ClauseVerdict): string => {
  if (violations > 0) {
    const section = status === 'waived' ? waivedAndAttested : 'Violations'
    return `Asked ${times(exercised)}: ${count(violations, 'violation')}; see ${link(section, section)}.`
  }
  if (exercised === 0) return 'Never asked.'
  const seen = `No violation in ${number(exercised)}`
  if (rate === null) return `${seen}.`
  return rate < 1
    ? `${seen}; at 95 % the rate is below 3/${number(exercised)} (${percent(rate)}).`
    : `${seen}, too few to bound the rate.`
}
const times = (n: number): string => count(n, 'time')

const readings = ({ readings: compared }: ClauseVerdict, v: Verdicts): string[] => {
  const same = compared.filter(({ differs }) => differs === 0)
  return [
    ...compared.filter(({ differs }) => differs > 0).map((reading) => differing(reading, v)),
    ...(same.length
      ? [
          `This log cannot tell ${same.map((reading) => `${name(reading)} from ${inForce(reading, v)}`).join('; nor ')}.`,
        ]
      : []),
  ]
}

const differing = (reading: ReadingCompared, v: Verdicts): string =>
  `Under ${name(reading)}, not ${inForce(reading, v)}: ${count(reading.violations, 'violation')}; ` +
  `the verdict differs ${times(reading.differs)}.`

const name = ({ setting, reading }: ReadingCompared): string => code(`${setting} = ${reading}`)

const inForce = ({ setting }: ReadingCompared, v: Verdicts): string => {
  const found = v.houseRules.settings.filter((s) => s.setting === setting).map((s) => s.reading)
  return found.length ? [...new Set(found)].map(code).join(' or ') : 'the reading in force'
}

const headings = ['Scenario', 'Where', 'Status', 'Asked:', 'Violations:', 'Cells:']
const checkRow = (check: CheckVerdict): string[] => [
  cell(scenarioOf(check)),
  codeCell(`${check.uri}:${check.line}`),
  statusMark(check.status),
  number(check.exercised),
  number(check.violations),
  `${number(check.cells.hit)}/${number(check.cells.total)}`,
]
