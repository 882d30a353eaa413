import type { ArticleVerdict, ClauseVerdict, Status } from '../judge/verdicts.generated'
import { slug, text } from './escape'
import {
  type Conclusion,
  conclusionLabel,
  conclusionWords,
  kindWords,
  statuses,
  statusLabel,
  statusWords,
} from './words'

/** Markdown table; a heading that ends in ':' holds numbers and is set to the right. */
export const table = (headings: string[], rows: string[][]): string => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(headings.map((heading) => heading.replace(/:$/, ''))),
    line(headings.map((heading) => (heading.endsWith(':') ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

export const list = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

export const statusMark = (status: Status): string => `**${statusLabel(status)}**`
export const conclusionMark = (status: Conclusion): string => `**${conclusionLabel(status)}**`

/** Heading of the section that a waived clause's violations stand in. */
export const waivedAndAttested = 'Waived and attested'

export const articleHeading = ({ article, title, heading }: ArticleVerdict): string =>
  `Article ${article}: ${title} ${heading}`
export const clauseHeading = (clause: ClauseVerdict): string => `${clause.id} ${clause.statement}`

export const link = (shown: string, heading: string): string => `[${text(shown)}](#${slug(heading)})`
export const clauseLink = (clause: ClauseVerdict): string => link(clause.id, clauseHeading(clause))

export const definitions = (): string[] => [
  '## What the words mean',
  table(
    ['Status of a clause', 'Meaning'],
    statuses.map((status) => [statusMark(status), statusWords[status].meaning]),
  ),
  table(
    ['Conclusion', 'Meaning'],
    (Object.keys(conclusionWords) as Conclusion[]).map((c) => [
      conclusionMark(c),
      conclusionWords[c].meaning,
    ]),
  ),
  list([
    'The statuses stand worst first; an article is as bad as its worst clause in the scope.',
    '**asked**: how many times a duty was put to a record of the log.',
    '**cell**: one combination of the values that a scenario covers; a scenario passes only if the log reached all of them.',
    '**reading**: one declared interpretation where the text admits two.',
    '**largest rate**: where N records show no violation, 3/N bounds the rate of violations at 95 %.',
    ...Object.values(kindWords).map((words) =>
      words.replace(/^([^:]+)/, (kind) => `**${kind.toLowerCase()}**`),
    ),
  ]),
]
