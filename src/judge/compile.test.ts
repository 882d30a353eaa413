import { describe, expect, test } from 'vitest'
import { roundOf, rulesOf } from '../../test/support/asking'
import type { Question, Value } from '../facts'
import { betStatus, bet as kind, returned, stakeAndWinLess } from '../facts/bets'
import { higher, initialTotal, play, thirdCard } from '../facts/hands'
import { statedOutcome } from '../facts/stated'
import { Answers } from './answers'
import type { Check, Duty } from './check'
import { compile, type Evaluation, evaluate } from './compile'

const among = (question: Question, ...values: Value[]) => ({ ...question.ref, among: values })
const duty = (question: Question, relation: Duty['relation'], expected: Duty['expected']): Duty => ({
  ...question.ref,
  text: 'the duty',
  relation,
  expected,
})
const check = (selections: Check['selections'], what: Duty, more: Partial<Check> = {}): Check => ({
  key: 'a.feature:1#0',
  clause: '9.9',
  scenario: 'A scenario',
  values: {},
  uri: 'a.feature',
  line: 1,
  hint: '',
  rounds: 'settled',
  contingent: false,
  selections,
  duty: what,
  ...more,
})
const mustDraw = duty(play('banker'), 'is', 'draw')
const paid = duty(returned(), 'is', stakeAndWinLess(5).ref)

describe('a check made ready to run', () => {
  test('is asked of no more than it needs', () => {
    const checks = [
      check([among(initialTotal('banker'), 3)], mustDraw),
      check([among(higher(), 'player')], duty(statedOutcome(), 'is', 'player')),
      check([among(higher(), 'banker'), among(kind(), 'banker')], paid),
    ]
    expect(compile(checks).checks.map((c) => c.level)).toEqual(['hands', 'round', 'bet'])
  })

  test('has the product of its selections for cells', () => {
    const [c] = compile([
      check([among(initialTotal('banker'), 0, 1, 2), among(thirdCard('player'), 'A', '2')], mustDraw),
    ]).checks
    expect(c?.cells).toBe(6)
    expect(c?.ofHands.map((s) => s.stride)).toEqual([1, 3])
  })

  test('knows which kinds of bet it selects, or that it selects any', () => {
    const [one, any] = compile([
      check([among(kind(), 'banker')], paid),
      check([among(betStatus(), 'accepted')], paid),
    ]).checks
    expect([one?.kinds, any?.kinds]).toEqual([['banker'], undefined])
  })

  test('shares the clauses and the questions of a plan', () => {
    const program = compile([check([], mustDraw), check([], mustDraw), check([], paid, { clause: '18.1' })])
    expect(program.clauses).toEqual(['9.9', '18.1'])
    expect(program.checks.map((c) => c.clause)).toEqual([0, 0, 1])
    expect(new Set(program.facts).size).toBe(program.facts.length)
  })

  test('varies the settings that its questions depend on, and no others', () => {
    const program = compile([check([], mustDraw), check([among(kind(), 'banker')], paid)])
    expect([...new Set(program.variants.map((v) => v.setting))].sort()).toEqual([
      'commissionBase',
      'commissionRounding',
    ])
    expect(program.checks[0]?.varied).toEqual([])
  })

  test('may not count its own question among its cells', () => {
    const own = { ...among(play('banker'), 'draw', 'stand'), covering: true as const }
    expect(() => compile([check([own], mustDraw)])).toThrow(
      "a dimension of its cells is the duty's own question",
    )
  })

  test('may not ask what there is no fact of', () => {
    expect(() => compile([check([{ fact: 'lunch', with: [], among: [1] }], mustDraw)])).toThrow(
      'no fact is called "lunch"',
    )
  })
})

/** What becomes of a check at a round, or at its first bet. */
const evaluated = (given: Check, fields: Parameters<typeof roundOf>[0], readings = {}) => {
  const program = compile([given])
  const [c] = program.checks
  if (!c) throw new Error('no check')
  const round = roundOf(fields)
  const answers = new Answers(program)
  answers.about(round, round.bets?.[0], rulesOf(readings))
  const out: Evaluation = { cell: -1, actual: '', expected: '', asked: 0 }
  const finding = evaluate(c, 0, answers, out)
  return typeof finding === 'string' ? { finding, ...out } : { finding: { ...finding } }
}

describe('a check at a round', () => {
  const outcome = duty(statedOutcome(), 'is', 'player')

  test('holds or is violated, with what was found', () => {
    expect(evaluated(check([], outcome), { outcome: 'player' })).toMatchObject({
      finding: 'holds',
      actual: 'player',
    })
    expect(evaluated(check([], outcome), { outcome: 'tie' })).toMatchObject({
      finding: 'violated',
      actual: 'tie',
      expected: 'player',
    })
  })

  test('is not judged where a field is absent, by its name', () => {
    expect(evaluated(check([], outcome), {}).finding).toEqual({ field: 'round.outcome' })
  })
})

describe('a check at a bet', () => {
  const winning = check([among(betStatus(), 'accepted'), among(kind(), 'player', 'banker')], paid)
  const bets = (more: object) => ({
    bets: [{ bet: 'banker', bettor: 'b1', stake: '1000', returned: '1950', ...more }],
  })

  test('falls into the cell of its answers', () => {
    expect(evaluated(winning, bets({}))).toMatchObject({
      finding: 'holds',
      cell: 1,
      actual: 19_500_000,
      expected: 19_500_000,
    })
    expect(evaluated(winning, bets({ bet: 'player' }))).toMatchObject({ finding: 'holds', cell: 0 })
  })

  test('does not select what it does not name', () => {
    expect(evaluated(winning, bets({ bet: 'tie' })).finding).toBe('unselected')
    expect(evaluated(winning, bets({ status: 'refused' })).finding).toBe('unselected')
  })

  test('goes on outside its cells where it only covers', () => {
    const covering = check([{ ...among(kind(), 'player', 'banker'), covering: true }], paid)
    expect(evaluated(covering, bets({ bet: 'tie' }))).toMatchObject({ finding: 'holds', cell: Number.NaN })
    expect(evaluated(covering, bets({ bet: undefined }))).toMatchObject({
      finding: 'holds',
      cell: Number.NaN,
    })
  })

  test('asks no field of a bet that it does not select', () => {
    expect(evaluated(winning, bets({ bet: 'tie', returned: undefined })).finding).toBe('unselected')
    expect(evaluated(winning, bets({ returned: undefined })).finding).toEqual({
      field: 'round.bets[].returned',
    })
    expect(evaluated(winning, bets({ bet: undefined })).finding).toEqual({ field: 'round.bets[].bet' })
  })

  test('waits for a reading that decides it', () => {
    const odd = bets({ stake: '0.0001' })
    expect(evaluated(winning, odd).finding).toEqual({ setting: 'commissionRounding' })
    expect(evaluated(winning, odd, { commissionRounding: 'floor:1' })).toMatchObject({ finding: 'violated' })
  })
})
