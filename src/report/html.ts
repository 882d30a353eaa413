import { Marked, type Parser, type Tokens } from 'marked'
import { html, inline, slug } from './escape'
import { sheet } from './style'
import { conclusionWords, labelOf, statuses, statusLabel } from './words'

/** The classes of the words that a colour goes with; the word and its shape always stand there too. */
const classes = new Map<string, string>([
  ...statuses.map((status) => [statusLabel(status), `status ${status}`] as const),
  ...Object.entries(conclusionWords).map(
    ([name, word]) => [labelOf(word), `status conclusion ${name}`] as const,
  ),
  ['✗ yes', 'status fail'],
])

interface Entry {
  depth: number
  id: string
  shown: string
}

// Headings are set in the law's language: tell a browser which glyphs and which voice.
const han = /[\p{Script=Han}][\p{Script=Han}，。、；：「」（）《》\s\d-]*/gu
const words = (s: string): string => html(s).replace(han, (run) => `<span lang="zh-Hant">${run}</span>`)

const anchor = /^#[\p{L}\p{M}\p{N}\p{Pc}-]+$/u

/** `label     rest`: hung, so that a long line wraps under its rest. */
const verdictLines = (s: string): string =>
  s
    .split('\n')
    .map((line) => `<span>${words(line.slice(0, 10))}${words(line.slice(10))}</span>`)
    .join('\n')

/**
 * marked does not sanitise. The Markdown is escaped already; this renderer trusts that as little as it can:
 * raw HTML is shown as text, a link leads to this page only, an image is its words.
 */
const converter = (contents: Entry[]): Marked => {
  const seen = new Map<string, number>()
  const unique = (id: string): string => {
    const n = seen.get(id) ?? 0
    seen.set(id, n + 1)
    return n ? `${id}-${n}` : id
  }
  const inner = (parser: Parser, { tokens }: { tokens: Tokens.Generic[] }) => parser.parseInline(tokens)
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const shown = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = unique(slug(shown))
        contents.push({ depth, id, shown })
        return `<h${depth} id="${html(id)}">${inner(this.parser, { tokens })}</h${depth}>\n`
      },
      html: ({ text }) => html(text),
      image: ({ raw }) => html(raw),
      checkbox: ({ raw }) => html(raw),
      def: () => '',
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : words(token.text)
      },
      // A digest or a path may break anywhere; a name that is short stays whole, or a column shrinks to a letter.
      codespan: ({ text }) => `<code${text.length > 40 ? ' class="long"' : ''}>${words(text)}</code>`,
      code: ({ text, lang }) =>
        lang === 'verdict'
          ? `<pre class="verdict"><code>${verdictLines(text)}</code></pre>\n`
          : `<pre><code>${words(text)}</code></pre>\n`,
      link({ href, tokens }) {
        const shown = inner(this.parser, { tokens })
        return anchor.test(href) ? `<a href="${html(href)}">${shown}</a>` : shown
      },
      strong({ tokens, text }) {
        const name = classes.get(text)
        return `<strong${name ? ` class="${name}"` : ''}>${inner(this.parser, { tokens })}</strong>`
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[]) => `<tr>${row.map((c) => this.tablecell(c)).join('')}</tr>\n`
        return `<div class="table"><table>\n<thead>${cells(header)}</thead>\n<tbody>${rows.map(cells).join('')}</tbody>\n</table></div>\n`
      },
      tablecell({ tokens, header, align }) {
        const shown = inner(this.parser, { tokens })
        const set = align === 'right' ? ' class="number"' : ''
        return header ? `<th scope="col"${set}>${shown}</th>` : `<td${set}>${shown}</td>`
      },
    },
  })
}

const contentsOf = (entries: Entry[]): string =>
  entries
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(
      ({ depth, id, shown }) => `<li class="depth-${depth}"><a href="#${html(id)}">${words(shown)}</a></li>`,
    )
    .join('\n')

/** One self-contained page: no script, no file beside it, nothing fetched. */
export const renderHtml = (markdown: string, title: string): string => {
  const contents: Entry[] = []
  const body = converter(contents).parse(markdown, { async: false })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(inline(title))}</title>
<style>
${sheet}</style>
</head>
<body>
<nav aria-label="Contents">
<ul>
${contentsOf(contents)}
</ul>
</nav>
<main>
${body}</main>
</body>
</html>
`
}
