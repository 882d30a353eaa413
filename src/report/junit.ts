import type { ArticleVerdict, ClauseVerdict, Finding, Status, Verdicts } from '../judge/verdicts.generated'
import { inline, xml, xmlLines } from './escape'
import { clauseLines, missedIn, placeOf, scenarioOf, threeLines, violated } from './select'
import { conclusionWords, count, firstFew, number, statusWords } from './words'

type Outcome = 'pass' | 'failure' | 'error' | 'skipped'

interface Case {
  classname: string
  name: string
  outcome: Outcome
  body: string
}

const outcomes: Record<Status, Outcome> = {
  fail: 'failure',
  error: 'error',
  // A red build: nobody has shown that these hold.
  inconclusive: 'error',
  'not-exercised': 'error',
  waived: 'pass',
  attested: 'skipped',
  'not-applicable': 'skipped',
  pass: 'pass',
  'out-of-scope': 'skipped',
}

/** JUnit XML: a suite an article, a case a clause; no times, so that the same verdicts give the same bytes. */
export const renderJunit = (v: Verdicts): string => {
  const articles = v.articles.map((article) => ({
    name: `Article ${article.article} ${article.title}`,
    cases: article.clauses.map((clause) => clauseCase(article, clause)),
  }))
  const log = { name: 'log', cases: v.log.findings.filter(({ bars }) => bars).map(findingCase) }
  const suites = [...articles, ...(log.cases.length ? [log] : [])]
  const cases = suites.flatMap((suite) => suite.cases)
  const red = cases.some(({ outcome }) => outcome === 'failure' || outcome === 'error')
  // Something else than a clause or the log ended the run: a red exit must not read as a green report.
  if (v.conclusion.exit !== 0 && !red) {
    const conclusion = conclusionCase(v)
    suites.push({ name: 'conclusion', cases: [conclusion] })
    cases.push(conclusion)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(v.harness.name)}" ${totals(cases)}>`,
    ...suites.flatMap(({ name, cases: own }) => [
      `  <testsuite name="${attribute(name)}" ${totals(own)}>`,
      ...own.flatMap(written),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

const attribute = (s: string): string => xml(inline(s))

const totals = (cases: Case[]): string => {
  const of = (outcome: Outcome) => cases.filter((c) => c.outcome === outcome).length
  return `tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`
}

const written = ({ classname, name, body }: Case): string[] => {
  const opening = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"`
  return body ? [`${opening}>`, body, '    </testcase>'] : [`${opening}/>`]
}

const element = (tag: string, type: string | null, message: string, body = ''): string => {
  const head = `      <${tag}${type ? ` type="${xml(type)}"` : ''} message="${attribute(message)}"`
  return body ? `${head}>${xmlLines(body)}</${tag}>` : `${head}/>`
}

const clauseCase = (article: ArticleVerdict, clause: ClauseVerdict): Case => {
  const outcome = outcomes[clause.status]
  return {
    classname: `article-${article.article}`,
    name: `${clause.id} ${clause.statement}`,
    outcome,
    body: clauseBody(clause, outcome),
  }
}

const clauseBody = (clause: ClauseVerdict, outcome: Outcome): string => {
  if (outcome === 'failure') return failure(clause)
  if (outcome === 'error') return element('error', clause.status, clause.reason, open(clause))
  const said = `${statusWords[clause.status].word}: ${clause.reason}`
  if (outcome === 'skipped') return element('skipped', null, said)
  if (clause.status !== 'waived') return ''
  const found = clause.violations > 0 ? `\n${clauseLines(clause).join('\n')}` : ''
  return `      <system-out>${xmlLines(inline(said) + found)}</system-out>`
}

const failure = (clause: ClauseVerdict): string => {
  const checks = violated(clause)
  const message = clauseLines(clause)
    .slice(1)
    .map((line) => line.replace(/ {2,}/, ' '))
    .join('; ')
  if (!checks.length) return element('failure', clause.status, clause.reason, clauseLines(clause).join('\n'))
  const bodies = checks.map((check) =>
    [
      ...threeLines(clause, check),
      `scenario  ${inline(scenarioOf(check))} (${inline(`${check.uri}:${check.line}`)})`,
      ...(check.evidence[0]?.replay ? [`replay    ${inline(check.evidence[0].replay)}`] : []),
    ].join('\n'),
  )
  return element('failure', clause.status, message, bodies.join('\n\n'))
}

/** What it would take to judge the clause. */
const open = (clause: ClauseVerdict): string =>
  clause.checks
    .filter(({ status }) => status !== 'pass' && status !== 'not-applicable')
    .flatMap((check) => {
      const scenario = inline(scenarioOf(check))
      return [
        ...check.absent.map(
          ({ field, count: n }) => `${scenario}: lacks ${inline(field)} in ${count(n, 'record')}`,
        ),
        ...check.undeclared.map(
          ({ setting, count: n }) => `${scenario}: needs ${inline(setting)} declared, ${count(n, 'time')}`,
        ),
        ...(missedIn(check) > 0
          ? [
              `${scenario}: ${number(missedIn(check))} of ${count(check.cells.total, 'cell')} not reached: ` +
                firstFew(check.cells.missed.map(inline), 12, missedIn(check)),
            ]
          : []),
      ]
    })
    .join('\n')

const findingCase = (finding: Finding): Case => ({
  classname: 'log',
  name: finding.kind,
  outcome: 'error',
  body: element(
    'error',
    finding.kind,
    `${finding.message} (${number(finding.count)})`,
    finding.first.map((place) => inline(placeOf(place))).join('\n'),
  ),
})

const conclusionCase = ({ conclusion }: Verdicts): Case => ({
  classname: 'conclusion',
  name: conclusionWords[conclusion.status].word,
  outcome: 'error',
  body: element(
    'error',
    `exit-${conclusion.exit}`,
    conclusion.statement,
    conclusion.reasons.map(inline).join('\n'),
  ),
})
