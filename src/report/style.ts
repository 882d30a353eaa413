import type { Status } from '../judge/verdicts.generated'

/** Ink and ground; each status's ink is legible on the page and on a table's head (WCAG AA). */
export interface Palette {
  page: string
  ground: string
  ink: string
  quiet: string
  line: string
  link: string
  status: Record<Status, string>
}

export const light: Palette = {
  page: '#ffffff',
  ground: '#f4f5f7',
  ink: '#1a1d21',
  quiet: '#565d66',
  line: '#cfd4da',
  link: '#0b4fa0',
  status: {
    fail: '#a8071a',
    error: '#8f3a00',
    inconclusive: '#735200',
    'not-exercised': '#5a3d9e',
    waived: '#7a4600',
    attested: '#0b4f8a',
    'not-applicable': '#565d66',
    pass: '#0a6132',
    'out-of-scope': '#565d66',
  },
}

export const dark: Palette = {
  page: '#14171a',
  ground: '#1e2226',
  ink: '#e6e8ea',
  quiet: '#a3abb4',
  line: '#3a4149',
  link: '#8ab8ff',
  status: {
    fail: '#ff8a8a',
    error: '#ffa96b',
    inconclusive: '#e8c25a',
    'not-exercised': '#c3adff',
    waived: '#e6b070',
    attested: '#86bdf5',
    'not-applicable': '#a3abb4',
    pass: '#6fd79a',
    'out-of-scope': '#a3abb4',
  },
}

const properties = (palette: Palette): string =>
  [
    ...Object.entries(palette).filter(([, value]) => typeof value === 'string'),
    ...Object.entries(palette.status),
  ]
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')

const statusInk = (Object.keys(light.status) as Status[])
  .map((status) => `.${status} { color: var(--${status}); }`)
  .join('\n')

/** The report's parts; what stands before them is the first page. */
const parts = `:is(${[
  'articles',
  'violations',
  'waived-and-attested',
  'what-nobody-has-shown',
  'clause-by-clause',
  'what-the-words-mean',
]
  .map((id) => `h2#${id}`)
  .join(', ')})`

export const sheet = `:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); display: grid;
  grid-template-columns: 17rem minmax(0, 1fr); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto,
  'Noto Sans', 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', sans-serif; }
main { padding: 2rem 2.5rem 6rem; max-width: 68rem; min-width: 0; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 1.9rem 0 0.5rem; }
${parts} { font-size: 1.45rem; margin: 3.5rem 0 0.9rem; padding-top: 0.6rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.12rem; margin: 2.25rem 0 0.5rem; }
h4 { font-size: 1rem; margin: 1.75rem 0 0.35rem; }
p, li, blockquote { max-width: 46rem; overflow-wrap: anywhere; }
p { margin: 0.5rem 0; }
ul { margin: 0.5rem 0; padding-left: 1.3rem; }
li { margin: 0.2rem 0; }
a { color: var(--link); text-underline-offset: 0.15em; }
blockquote { margin: 0.6rem 0; padding: 0.1rem 0 0.1rem 0.9rem; border-left: 3px solid var(--line); color: var(--quiet); }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
code { font-size: 0.875em; unicode-bidi: isolate; }
code.long { font-size: 0.79em; overflow-wrap: anywhere; }
pre { margin: 0.6rem 0; padding: 0.65rem 0.85rem; background: var(--ground); border: 1px solid var(--line);
  border-radius: 3px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1rem; background: var(--ground);
  border-right: 1px solid var(--line); font-size: 0.875rem; line-height: 1.35; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.45rem 0; font-weight: 600; }
nav li.depth-3 { margin: 0.3rem 0; padding-left: 0.9rem; font-weight: 400; }
nav a { color: inherit; text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
pre.verdict { margin-top: 1.4rem; border-left: 4px solid var(--fail); }
h3 + pre.verdict { margin-top: 0.6rem; }
pre.verdict span { display: inline-block; width: 100%; padding-left: 10ch; text-indent: -10ch; }
pre.verdict span span { display: inline; padding: 0; }
.table { overflow-x: auto; margin: 0.75rem 0; }
table { border-collapse: collapse; min-width: 100%; font-size: 0.9rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line);
  unicode-bidi: isolate; overflow-wrap: break-word; }
th { background: var(--ground); vertical-align: bottom; }
.number { text-align: right; white-space: nowrap; }
.status { white-space: nowrap; }
${statusInk}
.conclusion { display: inline-block; margin-right: 0.6rem; padding: 0.1rem 0.6rem; border: 2px solid currentcolor;
  border-radius: 3px; letter-spacing: 0.03em; }
.conformant { color: var(--pass); }
.conformant-with-waivers { color: var(--waived); }
.non-conformant { color: var(--fail); }
.incomplete { color: var(--not-exercised); }
@media (max-width: 60rem) {
  body { display: block; }
  nav { position: static; height: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1.5rem 1rem 4rem; }
}
@media print {
  :root { color-scheme: light; ${properties({ ...light, ground: '#ffffff' })} }
  @page { size: A4; margin: 16mm 15mm 18mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; } }
  html { font-size: 9.5pt; }
  body { display: block; font-size: 1rem; }
  nav { display: none; }
  main { padding: 0; max-width: none; }
  p, li, blockquote { max-width: none; }
  h1, h2, h3, h4, ul:has(+ .table) { break-after: avoid; }
  h2#violations:has(+ p + h3), h2#clause-by-clause { break-before: page; margin-top: 0; padding-top: 0; border-top: 0; }
  thead { display: table-header-group; }
  tr, pre.verdict { break-inside: avoid; }
  .table { overflow: visible; }
  th { border-bottom: 1.5px solid var(--ink); }
  a { color: inherit; text-decoration: none; }
}
`
