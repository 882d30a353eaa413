import { describe, expect, it } from 'vitest'
import type { ClauseVerdict, Verdicts } from '../judge/verdicts.generated'
import { visibleLines } from './escape'
import incomplete from './golden/incomplete.verdicts.json'
import hostile from './golden/non-conformant.verdicts.json'
import { renderSummary } from './terminal'

const verdicts = hostile as unknown as Verdicts
const plain = { colour: false, width: 100 }

describe('the summary', () => {
  it('lets no control character of a vendor through', () => {
    const summary = renderSummary(verdicts, plain)
    expect(visibleLines(summary)).toBe(summary)
    expect(summary).not.toContain('\t')
  })

  it('says the same in colour, and its only escapes are its own colours', () => {
    const coloured = renderSummary(verdicts, { ...plain, colour: true })
    expect(coloured).toContain('\u001b[')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours
    const stripped = coloured.replace(/\u001b\[\d+m/g, '')
    expect(stripped).toBe(renderSummary(verdicts, plain))
  })

  it('ends with the conclusion and where the report is', () => {
    const lines = renderSummary(verdicts, { ...plain, reports: 'reports/\u001b[2J' })
      .trimEnd()
      .split('\n')
    expect(lines.at(-1)).toBe('report: reports/⟨U+001B⟩[2J')
    expect(lines.slice(-3).join('\n')).toContain('✗ NON-CONFORMANT')
  })

  it('fits the width where words allow it', () => {
    const lines = renderSummary(incomplete as unknown as Verdicts, { colour: false, width: 60 }).split('\n')
    expect(lines.filter((line) => line.length > 60)).toEqual([])
  })

  it('shows ten failing clauses and counts the rest', () => {
    const many = structuredClone(verdicts)
    const failing = many.articles[1]?.clauses.find(({ id }) => id === '9.4.1') as ClauseVerdict
    for (const article of many.articles) article.clauses = []
    many.articles[1]?.clauses.push(...Array.from({ length: 14 }, (_, i) => ({ ...failing, id: `9.${i}` })))
    const summary = renderSummary(many, plain)
    expect(summary.match(/^expected {2}/gm)).toHaveLength(10)
    expect(summary).toContain('and 4 more clauses, see the report')
  })

  it('puts clauses that lack the same field on one line', () => {
    const summary = renderSummary(incomplete as unknown as Verdicts, { colour: false, width: 400 })
    expect(summary.match(/bets\[\]\.stake/g)).toHaveLength(1)
    expect(summary).toMatch(/the log lacks bets\[\]\.stake: 17 clauses \(12\.0\.a, .* and 5 more\)/)
  })
})
