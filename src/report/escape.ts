/**
 * What came from outside (a round id, a record, a file name, an adapter's name) is text and stays text.
 * Every renderer passes every string of the verdicts through one of these; none trusts its origin.
 */

// Controls, format characters (bidi overrides, zero width), lone surrogates, line and paragraph separators,
// and what a font may draw as nothing.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu

const named = (c: string): string =>
  `⟨U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/** Characters that cannot be seen, or that change how others are seen, as ⟨U+202E⟩. One line. */
export const visible = (s: string): string => s.replace(unseen, named)

/** The same over several lines: line feeds and tabs stay what they are. */
export const visibleLines = (s: string): string =>
  s.replace(/\r\n/g, '\n').replace(unseen, (c) => (c === '\n' || c === '\t' ? c : named(c)))

/** No more than `most` characters, never half of a surrogate pair. */
export const clip = (s: string, most: number): string =>
  s.length <= most ? s : `${s.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** Longest string set inline; a record is shown in a block of its own. */
const inlineMost = 400
export const inline = (s: string): string => visible(clip(s, inlineMost))

/** Markdown inline text, in a paragraph, a heading, a list item or a table cell alike. */
export const text = (s: string): string =>
  inline(s.trim())
    .replace(/[\\`*_[\]<>&#|~$@{}]/g, '\\$&')
    // GitHub makes links of bare addresses.
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/www\./gi, (w) => `${w.slice(0, 3)}\\.`)
    // At the start of a line these would open a list, a heading's underline or a rule.
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')

const longestRun = (s: string): number => Math.max(0, ...(s.match(/`+/g) ?? []).map((run) => run.length))

/** Markdown code span. */
export const code = (s: string): string => {
  const shown = inline(s)
  if (!shown.trim()) return shown ? text(`(${count(shown.length)})`) : '(empty)'
  const ticks = '`'.repeat(longestRun(shown) + 1)
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return ticks + pad + shown + pad + ticks
}
const count = (n: number): string => (n === 1 ? 'a space' : `${n} spaces`)

/** Text in a cell of a Markdown table; `text` already escapes the bar that ends a cell. */
export const cell = (s: string): string => text(s) || ' '

/** Code in a cell: a bar cannot be written in a code span there without ambiguity, so such a string is text. */
export const codeCell = (s: string): string => (/[|\\]/.test(s) ? cell(s) : code(s))

/** Markdown code block whose fence is longer than any run of backticks inside. */
export const block = (s: string, language = 'text'): string => {
  const shown = visibleLines(s)
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1))
  return `${fence}${language}\n${shown}\n${fence}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML text or attribute. */
export const html = (s: string): string => s.replace(/[&<>"']/g, (c) => entities[c] ?? c)

/** XML 1.0 text or attribute; what XML forbids is shown by name, and "]]>" cannot arise since > is escaped. */
export const xml = (s: string): string => html(visible(s))
export const xmlLines = (s: string): string => html(visibleLines(s))

/** The anchor that GitHub makes of a heading; ours must be the same, so that one link serves both. */
export const slug = (heading: string): string =>
  inline(heading.trim())
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replace(/ /g, '-')
