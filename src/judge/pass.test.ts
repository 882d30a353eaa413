import { describe, expect, test } from 'vitest'
import { roundOf } from '../../test/support/asking'
import type { Question, Value } from '../facts'
import { bet, betStatus, returned, stake } from '../facts/bets'
import { higher, initialTotal, play, thirdCard } from '../facts/hands'
import { burnedInRound, misdeal, mostBurned } from '../facts/procedure'
import { statedOutcome } from '../facts/stated'
import type { Round } from '../log/round'
import type { Check, Duty } from './check'
import { compile } from './compile'
import { Pass } from './pass'
import { Recorder } from './recorder'
import { type CheckTally, merge, type Tally } from './tally'

const among = (question: Question, ...values: Value[]) => ({ ...question.ref, among: values })
const duty = (question: Question, expected: Duty['expected']): Duty => ({
  ...question.ref,
  text: 'the duty',
  relation: 'is',
  expected,
})
const check = (
  clause: string,
  selections: Check['selections'],
  what: Duty,
  more: Partial<Check> = {},
): Check => ({
  key: `${clause}:1#0`,
  clause,
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

const draws = check(
  '9.3.2',
  [among(initialTotal('banker'), 3), among(thirdCard('player'), 'A', '2', '9')],
  duty(play('banker'), 'draw'),
)
const winner = check('11', [among(higher(), 'player', 'banker')], duty(statedOutcome(), higher().ref))
const tieKept = check(
  '12.0.c',
  [among(higher(), 'tie'), among(betStatus(), 'accepted'), among(bet(), 'player', 'banker')],
  duty(returned(), stake().ref),
)
const checks = [draws, winner, tieKept]

const judged = (rounds: readonly Round[], given: Check[] = checks, from = 0): Tally => {
  const program = compile(given)
  const recorder = new Recorder(program, () => 'the record')
  const pass = new Pass(program, recorder)
  rounds.forEach((round, i) => {
    round.place = { input: 0, line: from + i + 1, offset: (from + i) * 10, length: 9 }
    pass.round(round)
  })
  pass.end()
  return recorder.tally
}
const tallyOf = (tally: Tally, i: number) => tally.checks[i] as CheckTally

const drew = (third: string) => roundOf({ player: ['2H', '2C', third], banker: ['KD', '3S', '5D'] })
const stood = (third: string) => roundOf({ player: ['2H', '2C', third], banker: ['KD', '3S'] })

describe('what the hands decide', () => {
  test('is counted by cell, once for each round, with the first that held', () => {
    const t = tallyOf(judged([drew('AD'), drew('9D'), drew('AS'), drew('8D')]), 0)
    expect(t).toMatchObject({ exercised: 3, violations: 0, cells: [2, 0, 1], evidence: [] })
    expect(t.witnesses.map((w) => w?.place.line)).toEqual([1, undefined, 2])
  })

  test('is violated at each round, and shown at the first three', () => {
    const tally = judged([drew('AD'), stood('AD'), stood('AS'), stood('2D'), stood('9D')])
    const t = tallyOf(tally, 0)
    expect(t).toMatchObject({ exercised: 5, violations: 4, cells: [3, 1, 1] })
    expect(t.evidence.map((e) => [e.place.line, e.cell, e.expected, e.actual, e.record])).toEqual([
      [2, 0, 'the duty', 'Banker stood', 'the record'],
      [3, 0, 'the duty', 'Banker stood', 'the record'],
      [4, 1, 'the duty', 'Banker stood', 'the record'],
    ])
    expect(t.witnesses.map((w) => w?.place.line)).toEqual([1, undefined, undefined])
    expect(tally.clauses[0]?.violations).toBe(4)
  })

  test('is not asked of void rounds, nor anything of demonstrations', () => {
    const [lost, shown] = [stood('AD'), stood('AD')]
    lost.status = 'void'
    shown.status = 'demonstration'
    const any = check('10.a', [], duty(misdeal(), true), { rounds: 'any' })
    const tally = judged([lost, shown], [...checks, any])
    expect(tallyOf(tally, 0)).toMatchObject({ exercised: 0, violations: 0, cells: [0, 0, 0] })
    expect(tallyOf(tally, 3).absent).toEqual({ 'round.events': 1 })
  })

  test('is asked of hands of any length, empty ones too', () => {
    const many = roundOf({ player: ['2H', '2C', 'AD', 'AC', 'AH', 'AS'], banker: ['KD', '3S'] })
    const t = tallyOf(judged([many, roundOf({ player: [], banker: [] }), many]), 0)
    expect(t).toMatchObject({ exercised: 2, violations: 2 })
  })
})

describe('what a log states', () => {
  test('is asked of each round, and is absent where it is not stated', () => {
    const rounds = [
      { ...drew('AD'), outcome: 'banker' as const },
      { ...drew('AD'), outcome: 'tie' as const },
      { ...drew('AD'), outcome: undefined },
    ]
    const t = tallyOf(judged(rounds), 1)
    expect(t).toMatchObject({ exercised: 2, violations: 1, absent: { 'round.outcome': 1 } })
    expect(t.evidence[0]).toMatchObject({ expected: expect.stringContaining('banker'), actual: 'tie' })
  })
})

describe('bets', () => {
  const tie = (...bets: object[]) =>
    roundOf({ player: ['4H', '3C'], banker: ['KD', '7S'], outcome: 'tie', bets })
  const b = (kind: string | undefined, back: string, more = {}) => ({
    bet: kind,
    stake: '10',
    returned: back,
    ...more,
  })

  test('are asked one by one; a clause counts their round once', () => {
    const tally = judged([tie(b('player', '10'), b('banker', '0'), b('banker', '5'), b('tie', '90'))])
    expect(tallyOf(tally, 2)).toMatchObject({ exercised: 3, violations: 2, cells: [1, 2] })
    expect(tally.clauses[2]?.violations).toBe(1)
  })

  test('that were refused are not asked', () => {
    expect(tallyOf(judged([tie(b('player', '0', { status: 'refused' }))]), 2)).toMatchObject({
      exercised: 0,
      absent: {},
    })
  })

  test('that the log does not record leave every check of bets open, where the hands select it', () => {
    expect(tallyOf(judged([roundOf({ player: ['4H', '3C'], banker: ['KD', '7S'] })]), 2).absent).toEqual({
      'round.bets': 1,
    })
    expect(tallyOf(judged([drew('AD')]), 2).absent).toEqual({})
  })

  test('of a kind that the log does not give leave it open too', () => {
    expect(tallyOf(judged([tie(b(undefined, '0'))]), 2)).toMatchObject({
      exercised: 0,
      absent: { 'round.bets[].bet': 1 },
    })
  })

  test('that nobody made are none', () => {
    expect(tallyOf(judged([tie()]), 2)).toMatchObject({ exercised: 0, absent: {} })
  })
})

test('a log judged in two parts gives what it gives in one', () => {
  const rounds = () => [
    drew('AD'),
    stood('2D'),
    drew('9D'),
    stood('AD'),
    stood('9D'),
    drew('2D'),
    stood('2D'),
  ]
  const whole = judged(rounds())
  for (const cut of [1, 3, 6]) {
    const parts = [judged(rounds().slice(0, cut)), judged(rounds().slice(cut), checks, cut)]
    expect(merge(parts[0] as Tally, parts[1] as Tally)).toEqual(whole)
    const other = [judged(rounds().slice(0, cut)), judged(rounds().slice(cut), checks, cut)]
    expect(merge(other[1] as Tally, other[0] as Tally)).toEqual(whole)
  }
})

test('a duty that expects a number is not taken for one that expects the answer to a question', () => {
  // The first answer asked of is numbered 1, and 1 is what the second duty expects.
  const compared = (key: string, expected: Duty['expected']) =>
    check(key, [], { ...duty(burnedInRound(), expected), relation: 'at most' })
  const given = [compared('8', mostBurned().ref), compared('9', 1)]
  const round = roundOf({
    player: ['4H', '3C'],
    banker: ['KD', '7S'],
    events: [{ event: 'burn', count: 3 }],
  })
  const tally = judged([round], given)
  expect(tally.checks.map((t) => [t.exercised, t.violations])).toEqual([
    [1, 0],
    [1, 1],
  ])
})
