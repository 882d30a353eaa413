import pc from 'picocolors'
import type { ClauseVerdict, Status, Verdicts } from '../judge/verdicts.generated'
import { clip, inline } from './escape'
import { clauseLines, failing, missedIn, placeOf, tally, withStatus } from './select'
import { type Conclusion, conclusionLabel, count, firstFew, number, statusLabel } from './words'

export interface SummaryOptions {
  colour: boolean
  /** Columns of the terminal. */
  width: number
  /** Where the reports were written. */
  reports?: string
}

type Paint = (s: string) => string
interface Paints {
  bold: Paint
  dim: Paint
  status: (status: Status) => Paint
  conclusion: (conclusion: Conclusion) => Paint
}

const mostClauses = 10
const mostLines = 20

/** What a CI log or a terminal shows last: short, the conclusion at the end where the eye is. */
export const renderSummary = (v: Verdicts, { colour, width, reports }: SummaryOptions): string => {
  const paints = painter(colour)
  const columns = Math.max(40, width || 80)
  const sections = [
    articles(v, paints, columns),
    violations(v, paints, columns),
    unshown(v, paints, columns),
    log(v, paints, columns),
  ]
  return `${[...sections, conclusion(v, paints, columns, reports)]
    .filter((lines) => lines.length)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

const painter = (colour: boolean): Paints => {
  const c = pc.createColors(colour)
  const byStatus: Record<Status, Paint> = {
    fail: c.red,
    error: c.magenta,
    inconclusive: c.yellow,
    'not-exercised': c.yellow,
    waived: c.cyan,
    attested: c.blue,
    'not-applicable': c.dim,
    pass: c.green,
    'out-of-scope': c.dim,
  }
  const byConclusion: Record<Conclusion, Paint> = {
    conformant: c.green,
    'conformant-with-waivers': c.cyan,
    'non-conformant': c.red,
    incomplete: c.yellow,
  }
  return { bold: c.bold, dim: c.dim, status: (s) => byStatus[s], conclusion: (s) => byConclusion[s] }
}

// East Asian wide characters take two columns.
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Emoji_Presentation}]/u
const columnsOf = (s: string): number => [...s].reduce((n, c) => n + (wide.test(c) ? 2 : 1), 0)
const pad = (s: string, width: number): string => s + ' '.repeat(Math.max(0, width - columnsOf(s)))

/** Breaks at spaces, hung by `indent`; a word longer than the line is left whole, so that it can be copied. */
const wrap = (s: string, width: number, indent: number, used = 0): string => {
  const [first = '', ...words] = s.split(' ')
  let column = used + columnsOf(first)
  return words.reduce((lines, word) => {
    const breaks = column + 1 + columnsOf(word) > width && column > indent
    column = (breaks ? indent : column + 1) + columnsOf(word)
    return lines + (breaks ? `\n${' '.repeat(indent)}` : ' ') + word
  }, first)
}

const titleMost = 40
const articles = (v: Verdicts, { status }: Paints, width: number): string[] => {
  const rows = v.articles.map((a) => ({
    ...a,
    id: inline(a.article),
    shown: inline(clip(a.title, titleMost)),
  }))
  const id = Math.max(0, ...rows.map((row) => columnsOf(row.id)))
  const title = Math.max(0, ...rows.map((row) => columnsOf(row.shown)))
  return rows.map((row) => {
    const label = status(row.status)(pad(statusLabel(row.status), labelWidth))
    return label + hung(`${pad(row.id, id)}  ${pad(row.shown, title)}  ${tally(row.clauses)}`, width)
  })
}

const violations = (v: Verdicts, { bold, dim, status }: Paints, width: number): string[] => {
  const failed = failing(v)
  const rest = failed.length - mostClauses
  return [
    ...failed.slice(0, mostClauses).flatMap((clause, i) => {
      const [first = '', ...others] = clauseLines(clause).map((line) => wrap(line, width, 10))
      return [...(i ? [''] : []), status('fail')(bold(first)), ...others]
    }),
    ...(rest > 0 ? ['', dim(`and ${count(rest, 'more clause')}, see the report`)] : []),
  ]
}

/** Clauses that lack the same thing share a line. */
const unshown = (v: Verdicts, { dim, status }: Paints, width: number): string[] => {
  const groups = new Map<string, ClauseVerdict[]>()
  for (const clause of withStatus(v, 'error', 'inconclusive')) {
    const key = `${clause.status} ${lackOf(clause)}`
    groups.set(key, [...(groups.get(key) ?? []), clause])
  }
  const lines = [
    ...[...groups.values()].map((clauses) => ({ clauses, line: lacking(clauses) })),
    ...withStatus(v, 'not-exercised').map((clause) => ({ clauses: [clause], line: unreached(clause) })),
  ]
  const rest = lines.length - mostLines
  return [
    ...lines.slice(0, mostLines).map(({ clauses: [clause], line }) => {
      const label = pad(statusLabel(clause?.status ?? 'inconclusive'), labelWidth)
      return status(clause?.status ?? 'inconclusive')(label) + hung(line, width)
    }),
    ...(rest > 0 ? [dim(`and ${count(rest, 'more line')}, see the report`)] : []),
  ]
}

const labelWidth = 18
/** A line that follows a label, wrapped under itself. */
const hung = (line: string, width: number): string => wrap(line, width, labelWidth, labelWidth)

const lacking = (clauses: ClauseVerdict[]): string => {
  const ids = clauses.map(({ id }) => inline(id))
  return `${clauses[0] ? lackOf(clauses[0]) : ''}: ${count(ids.length, 'clause')} (${firstFew(ids, 12, ids.length, ', ')})`
}

const lackOf = (clause: ClauseVerdict): string => {
  const fields = new Set(clause.checks.flatMap((check) => check.absent.map(({ field }) => inline(field))))
  const settings = new Set(
    clause.checks.flatMap((check) => check.undeclared.map(({ setting }) => inline(setting))),
  )
  const parts = [
    ...(fields.size ? [`the log lacks ${[...fields].join(', ')}`] : []),
    ...(settings.size ? [`not declared: ${[...settings].join(', ')}`] : []),
  ]
  return parts.join('; ') || inline(clause.reason)
}

const unreached = (clause: ClauseVerdict): string => {
  const missed = clause.checks.reduce((n, check) => n + Math.max(0, missedIn(check)), 0)
  const total = clause.checks.reduce((n, check) => n + check.cells.total, 0)
  const named = clause.checks.flatMap((check) => check.cells.missed.map(inline))
  if (!missed) return `${inline(clause.id)}: ${inline(clause.reason)}`
  return `${inline(clause.id)}: ${number(missed)} of ${count(total, 'cell')} not reached: ${firstFew(named, 2, missed)}`
}

const log = (v: Verdicts, { dim, status }: Paints, width: number): string[] =>
  v.log.findings.map((finding) => {
    const [first] = finding.first
    const where = first ? `, first at ${inline(placeOf(first))}` : ''
    const line = `${inline(finding.message)} (${number(finding.count)}${where})${finding.bars ? '' : '; bars nothing'}`
    return (finding.bars ? status('error') : dim)(pad('! log', labelWidth)) + hung(line, width)
  })

const conclusion = (
  v: Verdicts,
  { bold, conclusion: paint }: Paints,
  width: number,
  reports?: string,
): string[] => {
  const label = `${conclusionLabel(v.conclusion.status)}  `
  return [
    paint(v.conclusion.status)(bold(label)) +
      wrap(inline(v.conclusion.statement), width, 2, columnsOf(label)),
    ...(reports === undefined ? [] : [`report: ${inline(reports)}`]),
  ]
}
