import { describe, expect, it } from 'vitest'
import type { Verdicts } from '../judge/verdicts.generated'
import { visibleLines } from './escape'
import hostile from './golden/non-conformant.verdicts.json'
import { renderHtml } from './html'
import { renderMarkdown } from './markdown'
import { dark, light, type Palette } from './style'

const page = renderHtml(renderMarkdown(hostile as Verdicts), '</title><script>alert(1)</script>')
const tags = page.match(/<[^>]*>/g) ?? []

describe('the page made of a hostile log', () => {
  it('holds no script, image, frame or handler', () => {
    expect(page).not.toMatch(/<(script|img|iframe|object|embed|svg|form|input|link|base)\b/i)
    expect(tags.filter((tag) => /\son\w+\s*=/i.test(tag))).toEqual([])
  })

  it('links to itself only, and every link arrives', () => {
    const hrefs = [...page.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(20)
    const ids = new Set([...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => `#${id}`))
    expect(hrefs.filter((href) => !ids.has(href))).toEqual([])
    expect(tags.filter((tag) => /\b(src|action|data|style)=/.test(tag))).toEqual([])
    expect(page).not.toMatch(/@import|url\(/)
  })

  it('shows what the vendor wrote as text', () => {
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('](javascript:alert(1))')
    expect(page).toContain('⟨U+202E⟩')
    expect(page).toContain('⟨U+001B⟩[31mred')
    expect(page).toContain(']]&gt; &amp;lt;b&amp;gt;')
    expect(visibleLines(page)).toBe(page)
  })

  it('has only the tags that a report needs', () => {
    const names = new Set(tags.map((tag) => tag.replace(/^<\/?([\w!]*).*$/s, '$1').toLowerCase()))
    const needed =
      '!doctype html head meta title style body nav ul li a main h1 h2 h3 h4 p strong em code pre span div table thead tbody tr th td blockquote'
    expect([...names].filter((name) => !needed.split(' ').includes(name))).toEqual([])
  })

  it('forbids whatever it does not need, and says which language it speaks', () => {
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline';`)
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<meta charset="utf-8">')
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>')
    expect(page).toContain('<span lang="zh-Hant">增牌</span>')
  })
})

it('trusts no Markdown: raw HTML is shown, foreign links and images lose their target', () => {
  const body = renderHtml(
    '<b onclick=x>a</b>\n\n[a](javascript:x) [b](https://e.example) ![i](u) <https://e.example>',
    't',
  )
  expect(body).toContain('&lt;b onclick=x&gt;a&lt;/b&gt;')
  expect(body).toContain('<p>a b ![i](u) https://e.example</p>')
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  const pairs = (p: Palette) =>
    [p.ink, p.quiet, p.link, ...Object.values(p.status)].flatMap((ink) => [
      [ink, p.page],
      [ink, p.ground],
    ])

  it('is legible at 4.5 : 1 (WCAG AA)', () => {
    const poor = pairs(palette).filter(([ink = '', ground = '']) => contrast(ink, ground) < 4.5)
    expect(poor).toEqual([])
  })
})

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
