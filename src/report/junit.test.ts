import { describe, expect, it } from 'vitest'
import type { Verdicts } from '../judge/verdicts.generated'
import conformant from './golden/conformant.verdicts.json'
import incomplete from './golden/incomplete.verdicts.json'
import hostile from './golden/non-conformant.verdicts.json'
import { renderJunit } from './junit'
import { clausesOf } from './select'

const fixtures = { conformant, hostile, incomplete } as unknown as Record<string, Verdicts>

/** Element names in document order, 'a' opening and '/a' closing; throws where the text is not well formed. */
const scan = (xml: string): string[] => {
  const open: string[] = []
  const seen: string[] = []
  const rest = xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .replace(
      /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
      (_, closing: string, name: string, _attributes: string, empty: string) => {
        if (closing && open.pop() !== name) throw new Error(`</${name}> closes another element`)
        if (!closing && !empty) open.push(name)
        seen.push(closing + name)
        return ''
      },
    )
  if (open.length) throw new Error(`${open} left open`)
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(rest)) throw new Error('markup between the elements')
  return seen
}

const attribute = (tag: string, name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1])

describe.each(Object.keys(fixtures))('junit.xml of the %s verdicts', (name) => {
  const v = fixtures[name] as Verdicts
  const xml = renderJunit(v)
  const elements = scan(xml)
  const howMany = (element: string) => elements.filter((e) => e === element).length

  it('has a case for every clause and for every finding that bars conformance', () => {
    const barring = v.log.findings.filter((finding) => finding.bars).length
    expect(howMany('testcase')).toBe(clausesOf(v).length + barring)
    expect(howMany('testsuite')).toBe(v.articles.length + (barring ? 1 : 0))
  })

  it('counts what it holds, in all and suite by suite', () => {
    const [all = '', ...suites] = xml.match(/<testsuites?\b[^>]*>/g) ?? []
    for (const [counted, element] of [
      ['tests', 'testcase'],
      ['failures', 'failure'],
      ['errors', 'error'],
      ['skipped', 'skipped'],
    ] as const) {
      expect(attribute(all, counted)).toBe(howMany(element))
      expect(suites.reduce((sum, suite) => sum + attribute(suite, counted), 0)).toBe(howMany(element))
    }
  })

  it('is red exactly where the exit code is', () => {
    expect(howMany('failure') + howMany('error') > 0).toBe(v.conclusion.exit !== 0)
  })
})

it('is red where something else than a clause or the log ended the run', () => {
  const stale = structuredClone(conformant) as unknown as Verdicts
  stale.conclusion = { ...stale.conclusion, exit: 5, reasons: ['waiver W-1 has expired'] }
  expect(renderJunit(stale)).toContain('<error type="exit-5"')
  expect(renderJunit(stale)).toContain('waiver W-1 has expired')
})

it('says of a waived clause that it is waived, and lets it pass', () => {
  const waived = renderJunit(hostile as unknown as Verdicts)
  expect(waived).toMatch(/name="11 [^>]*>\s*<system-out>waived: /)
})
