import { describe, expect, test } from 'vitest'
import type { ClauseEntry } from '../rulebook/register'
import { checkStatus, clauseStatus, type Status, type Surroundings, worst, worstFirst } from './status'
import type { CheckVerdict } from './verdicts.generated'

type Counts = Parameters<typeof checkStatus>[0]
const counts = (more: Partial<Counts> = {}): Counts => ({
  exercised: 10,
  violations: 0,
  absent: [],
  undeclared: [],
  cells: { total: 4, hit: 4, missed: [] },
  ...more,
})
const missing = { total: 4, hit: 3, missed: ['a cell'] }

describe('a check', () => {
  test.each([
    ['that was kept, and reached in full', {}, 'pass', 'pass', 'pass'],
    [
      'that was violated, whatever else',
      { violations: 1, absent: [{ field: 'f', count: 9 }], cells: missing },
      'fail',
      'fail',
      'fail',
    ],
    [
      'for which a field is absent',
      { absent: [{ field: 'f', count: 1 }] },
      'inconclusive',
      'inconclusive',
      'inconclusive',
    ],
    [
      'for which a reading is undeclared',
      { undeclared: [{ setting: 's', count: 1 }], cells: missing },
      'inconclusive',
      'inconclusive',
      'inconclusive',
    ],
    ['that missed a cell', { cells: missing }, 'not-exercised', 'not-exercised', 'pass'],
    [
      'that was never asked',
      { exercised: 0, cells: { total: 4, hit: 0, missed: [] } },
      'not-exercised',
      'not-applicable',
      'not-applicable',
    ],
  ] as [string, Partial<Counts>, Status, Status, Status][])('%s', (_, more, duty, scenario, clause) => {
    const c = counts(more)
    expect([checkStatus(c, false), checkStatus(c, 'scenario'), checkStatus(c, 'clause')]).toEqual([
      duty,
      scenario,
      clause,
    ])
  })
})

const entry = (more: Partial<ClauseEntry> = {}): ClauseEntry => ({
  id: '9.9',
  statement: 'A statement.',
  statementZh: '條文。',
  kind: 'duty',
  level: 'round',
  fields: [],
  settings: [],
  sources: ['A source'],
  ...more,
})
const check = (status: Status, more: Partial<CheckVerdict> = {}) =>
  ({ ...counts(), status, ...more }) as CheckVerdict
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  inScope: true,
  causes: [],
  exempt: undefined,
  attested: undefined,
  waived: undefined,
  ...more,
})
const statusOf = (clause: ClauseEntry, checks: CheckVerdict[], more: Partial<Surroundings> = {}) =>
  clauseStatus(clause, checks, around(more)).status

describe('a clause', () => {
  const failed = check('fail', { violations: 2 })

  test('is as bad as its worst check', () => {
    expect(statusOf(entry(), [check('pass'), check('pass')])).toBe('pass')
    expect(statusOf(entry(), [check('pass'), check('not-exercised')])).toBe('not-exercised')
    expect(statusOf(entry(), [check('inconclusive'), check('not-exercised'), check('pass')])).toBe(
      'inconclusive',
    )
    expect(statusOf(entry(), [check('pass'), failed, check('inconclusive')])).toBe('fail')
  })

  test('that the log contradicts fails, whatever is attested, exempt or out of scope', () => {
    for (const more of [{ attested: 'seen' }, { exempt: 'not here' }, { inScope: false }])
      expect([more, statusOf(entry(), [failed], more)]).toEqual([more, 'fail'])
  })

  test('whose violations are all waived is waived, and still says how many', () => {
    const { status, reason } = clauseStatus(entry(), [failed], around({ waived: 'waived until 2026-12-31' }))
    expect(status).toBe('waived')
    expect(reason).toBe('2 duties were not kept, in 1 scenario; waived until 2026-12-31')
  })

  test('is attested only where its checks do not show it', () => {
    expect(statusOf(entry(), [], { attested: 'seen' })).toBe('attested')
    expect(statusOf(entry(), [check('inconclusive')], { attested: 'seen' })).toBe('attested')
    expect(statusOf(entry(), [check('pass')], { attested: 'seen' })).toBe('pass')
  })

  test('that no scenario judges is inconclusive, with its reason', () => {
    expect(clauseStatus(entry({ untested: 'No log can show it.' }), [], around())).toEqual({
      status: 'inconclusive',
      reason: 'No log can show it.',
    })
  })

  test('that does not apply, or is out of scope, says so', () => {
    expect(clauseStatus(entry(), [check('not-exercised')], around({ exempt: 'no shoe' }))).toEqual({
      status: 'not-applicable',
      reason: 'no shoe',
    })
    expect(statusOf(entry(), [check('not-exercised')], { inScope: false })).toBe('out-of-scope')
  })

  test('that defines is not applicable; one that sums up is as bad as its causes', () => {
    expect(statusOf(entry({ kind: 'definition', through: ['9.1'] }), [])).toBe('not-applicable')
    const summary = entry({ kind: 'summary', through: ['9.1', '9.2'] })
    expect(statusOf(summary, [], { causes: ['pass', 'not-exercised'] })).toBe('not-exercised')
    expect(statusOf(summary, [], { causes: ['pass', 'pass'] })).toBe('pass')
    expect(statusOf(summary, [], { causes: [] })).not.toBe('pass')
  })

  test('that is a duty is not excused by a case that never arose', () => {
    const idle = check('not-applicable', { exercised: 0 })
    expect(statusOf(entry(), [idle])).toBe('not-exercised')
    expect(statusOf(entry({ kind: 'contingent' }), [idle])).toBe('not-applicable')
    expect(statusOf(entry(), [idle, check('pass')])).toBe('pass')
  })

  test('says which fields are absent, how often, and what is undeclared', () => {
    const open = [
      check('inconclusive', { absent: [{ field: 'round.bets', count: 3 }] }),
      check('inconclusive', {
        absent: [{ field: 'round.bets', count: 5 }],
        undeclared: [{ setting: 's', count: 1 }],
      }),
    ]
    expect(clauseStatus(entry(), open, around()).reason).toBe(
      'round.bets is absent where it is needed (5 times); the house has not declared s, which decides 1 case',
    )
  })
})

describe('of several statuses', () => {
  test('the worst stands, and of none nothing applies', () => {
    expect(worst(['pass', 'attested', 'not-applicable'])).toBe('attested')
    expect(worst(['not-applicable', 'pass', 'out-of-scope'])).toBe('pass')
    expect(worst([])).toBe('not-applicable')
  })

  test('failing is worst, and what says nothing about the engine comes after what was shown', () => {
    expect(worstFirst[0]).toBe('fail')
    expect(worstFirst.indexOf('pass')).toBeLessThan(worstFirst.indexOf('not-applicable'))
    expect(worstFirst.indexOf('inconclusive')).toBeLessThan(worstFirst.indexOf('pass'))
  })
})
