import fc from 'fast-check'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { block, cell, clip, code, codeCell, slug, text, visible, visibleLines, xml } from './escape'
import { list, table } from './tables'

/** Strings made of what Markdown, HTML and GitHub give a meaning to. */
const marks = [
  '<',
  '>',
  '&',
  '`',
  '``',
  '*',
  '_',
  '[',
  ']',
  '(',
  ')',
  '|',
  '\\',
  '#',
  '~',
  '!',
  '$',
  ':',
  '//',
]
const wordlike = [
  'a',
  'b ',
  '1. ',
  '- ',
  '+ ',
  '= ',
  'www.',
  'http',
  '&lt;',
  'x@y.zz',
  '    ',
  '\n',
  '\t',
  '\u202e',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...marks, ...wordlike), fc.string({ maxLength: 3 })), { maxLength: 14 })
  .map((parts) => parts.join(''))

const tokensOf = (markdown: string): Token[] => {
  const found: Token[] = []
  marked.walkTokens(marked.lexer(markdown), (token) => {
    found.push(token)
  })
  return found
}
const kindsOf = (markdown: string) => new Set(tokensOf(markdown).map((token) => token.type))
const shownBy = (markdown: string) =>
  tokensOf(markdown)
    .filter(
      (token) => ['text', 'escape', 'codespan'].includes(token.type) && !('tokens' in token && token.tokens),
    )
    .map((token) => ('text' in token ? String(token.text) : ''))
    .join('')

const only = (kinds: Set<string>, ...admitted: string[]) =>
  expect([...kinds].filter((kind) => !admitted.includes(kind))).toEqual([])

describe('a string from outside', () => {
  it('is text in a paragraph, and says what it said', () => {
    fc.assert(
      fc.property(hostile, (s) => {
        const markdown = `so: ${text(s)}`
        only(kindsOf(markdown), 'paragraph', 'text', 'escape')
        expect(shownBy(markdown).trim()).toBe(`so: ${visible(s.trim())}`.trim())
      }),
      { numRuns: 2000 },
    )
  })

  it('opens no block at the start of a line, a list item or a heading', () => {
    fc.assert(
      fc.property(hostile, (s) => {
        only(kindsOf(text(s)), 'paragraph', 'text', 'escape')
        only(kindsOf(list([text(s)])), 'list', 'list_item', 'text', 'escape')
        only(kindsOf(`## ${text(s)}`), 'heading', 'text', 'escape')
      }),
      { numRuns: 2000 },
    )
  })

  it('is code in a code span, whatever backticks it holds', () => {
    fc.assert(
      fc.property(hostile, (s) => {
        const markdown = `so ${code(s)} it is`
        only(kindsOf(markdown), 'paragraph', 'text', 'escape', 'codespan')
        if (visible(s).trim()) expect(shownBy(markdown)).toBe(`so ${visible(s)} it is`)
      }),
      { numRuns: 2000 },
    )
  })

  it('stays in its cell of a table', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const [token] = marked.lexer(table(['one', 'two'], [[cell(a), codeCell(b)]]))
        if (token?.type !== 'table') throw new Error('no table')
        expect(token.rows).toHaveLength(1)
        expect(token.rows[0]).toHaveLength(2)
        only(kindsOf(token.raw), 'table', 'text', 'escape', 'codespan')
      }),
      { numRuns: 2000 },
    )
  })

  it('does not end its code block', () => {
    fc.assert(
      fc.property(hostile, (s) => {
        const [first, ...rest] = marked.lexer(`${block(s)}\n`)
        expect(rest).toEqual([])
        if (first?.type !== 'code') throw new Error('no code block')
        const unended = (lines: string) => lines.replace(/\n+$/, '')
        expect(unended(first.text)).toBe(unended(visibleLines(s)))
      }),
      { numRuns: 2000 },
    )
  })

  it('holds nothing that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (s) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the forbidden characters are the point
        expect(xml(s)).not.toMatch(/[\u0000-\u001f\ufffe\uffff<>"']/)
      }),
    )
  })
})

describe('characters that cannot be seen', () => {
  it.each([
    ['\u202e', '⟨U+202E⟩'],
    ['\u001b[31m', '⟨U+001B⟩[31m'],
    ['\u009b31m', '⟨U+009B⟩31m'],
    ['a\u200bb', 'a⟨U+200B⟩b'],
    ['\ufeff', '⟨U+FEFF⟩'],
    ['\u{e0041}', '⟨U+E0041⟩'],
    ['\ud800', '⟨U+D800⟩'],
    ['a\nb', 'a⟨U+000A⟩b'],
    ['閒家 ♠', '閒家 ♠'],
  ])('%j is shown as %s', (s, shown) => expect(visible(s)).toBe(shown))
})

it('never clips between the halves of a character', () => {
  expect(clip('ab🂡cd', 4)).toBe('ab…')
  expect(clip('abcd', 4)).toBe('abcd')
})

it('makes the anchors that GitHub makes', () => {
  expect(slug('9.4.1 Banker stands, 3 against 8')).toBe('941-banker-stands-3-against-8')
  expect(slug('Article 9: Third card 增牌')).toBe('article-9-third-card-增牌')
})
