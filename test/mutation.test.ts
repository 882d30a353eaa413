import fc from 'fast-check'
import { expect, test } from 'vitest'
import { play } from '../src/engines/reference'
import type { Round, RoundLogRecord } from '../src/log/round-log.generated'
import { clausesIn, fileOf, judge, logOf, violationsIn } from './support/command'

/** One false statement or payment, and the clauses that may report it. */
interface Mutation {
  name: string
  /** Changes the round; false where it has nothing to change. */
  change(round: Round, by: number): boolean
  clauses: string[]
}

const points = (card: string) => (card.startsWith('A') ? 1 : Number.parseInt(card, 10) % 10 || 0)
const total = (cards: readonly string[]) => cards.reduce((n, card) => n + points(card), 0) % 10

/** A bet of a kind and outcome, which came to something else than it should. */
const returns =
  (kind: string, won: (round: Round) => boolean) =>
  (round: Round, by: number): boolean => {
    const bet = round.bets?.find((b) => b.bet === kind)
    if (!bet || !won(round)) return false
    bet.returned = String(Number(bet.returned) + 0.5 + by)
    return true
  }
const wonBy = (hand: string) => (round: Round) => round.outcome === hand
const lostTo = (hand: string) => (round: Round) => round.outcome !== hand && round.outcome !== 'tie'

const mutations: Mutation[] = [
  {
    name: "the Player's stated total",
    change(round, by) {
      round.playerTotal = (total(round.player) + 1 + by) % 10
      return true
    },
    clauses: ['5.1', '5.2'],
  },
  {
    name: "the Banker's stated total",
    change(round, by) {
      round.bankerTotal = (total(round.banker) + 1 + by) % 10
      return true
    },
    clauses: ['5.1', '5.2'],
  },
  {
    name: 'the stated outcome of a decided round',
    change(round, by) {
      if (round.outcome === 'tie') return false
      round.outcome = by % 2 ? 'tie' : round.outcome === 'player' ? 'banker' : 'player'
      return true
    },
    clauses: ['11'],
  },
  {
    name: 'the stated outcome of a tie',
    change(round, by) {
      if (round.outcome !== 'tie') return false
      round.outcome = by % 2 ? 'player' : 'banker'
      return true
    },
    clauses: ['12.0.a'],
  },
  {
    name: 'a stated pair flag',
    change(round, by) {
      const hand = by % 2 ? 'player' : 'banker'
      round.pairs = { ...round.pairs, [hand]: !round.pairs?.[hand] }
      return true
    },
    clauses: ['13.4.b'],
  },
  { name: 'a winning bet on the Player', change: returns('player', wonBy('player')), clauses: ['17.1'] },
  { name: 'a losing bet on the Player', change: returns('player', lostTo('player')), clauses: ['17.4'] },
  { name: 'a bet on the Player in a tie', change: returns('player', wonBy('tie')), clauses: ['12.0.c'] },
  { name: 'a bet on the Banker in a tie', change: returns('banker', wonBy('tie')), clauses: ['12.0.c'] },
  { name: 'a losing bet on the Banker', change: returns('banker', lostTo('banker')), clauses: ['17.4'] },
  { name: 'a winning bet on the Tie', change: returns('tie', wonBy('tie')), clauses: ['17.2'] },
  { name: 'a losing bet on the Tie', change: returns('tie', (r) => r.outcome !== 'tie'), clauses: ['17.4'] },
  {
    name: 'a winning bet on a pair',
    change: returns('banker-pair', (r) => r.pairs?.banker === true),
    clauses: ['17.3'],
  },
  {
    name: 'a losing bet on a pair',
    change: returns('player-pair', (r) => r.pairs?.player === false),
    clauses: ['17.4'],
  },
  {
    name: 'a winning bet on the Banker, and the commission stated with it',
    change(round, by) {
      const bet = round.bets?.find((b) => b.bet === 'banker')
      if (!bet || round.outcome !== 'banker') return false
      bet.returned = String(Number(bet.returned) + 0.5 + by)
      bet.commission = undefined
      return true
    },
    clauses: ['18.1'],
  },
]

const logBy = (seed: number, lean: boolean): RoundLogRecord[] =>
  lean
    ? [...play({ seed, shoes: 4, lean })]
    : [
        ...play({
          seed,
          shoes: 4,
          tables: 2,
          demonstrations: 1,
          exposedCards: 0.02,
          misdeals: 0.02,
          roundBurns: 0.05,
        }),
      ]

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

test('whatever the seed, a log of the reference engine violates no clause and has no finding', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, fc.boolean(), async (seed, lean) => {
      const { code, verdicts } = await judge([fileOf('log.ndjson', logOf(logBy(seed, lean)))])
      expect(violationsIn(verdicts)).toEqual({})
      expect(verdicts.log.findings).toEqual([])
      expect(code).toBe(3)
    }),
    { numRuns: 4, endOnFailure: true },
  )
}, 180_000)

/** The violations of a log with faults at some lines: each at its line, under the clause that it breaks. */
const reportsAll = async (seed: number, wanted: readonly Mutation[], by: number) => {
  const records = logBy(seed, true)
  const taken = new Set<number>()
  const planted: { line: number; clauses: string[]; name: string }[] = []
  for (const [i, mutation] of wanted.entries()) {
    // Each from another place on, so that no two meet in one round.
    let at = 1 + i * Math.floor((records.length - 1) / wanted.length)
    while (at < records.length && (taken.has(at) || !mutation.change(records[at] as Round, by))) at++
    taken.add(at)
    if (at < records.length) planted.push({ line: at + 1, clauses: mutation.clauses, name: mutation.name })
  }
  const { code, verdicts } = await judge([fileOf('log.ndjson', logOf(records))])
  const cited = clausesIn(verdicts).flatMap((c) =>
    c.checks.flatMap((k) => k.evidence.map((e) => ({ clause: c.id, line: e.place.line }))),
  )
  for (const { line, clauses, name } of planted) {
    const here = cited.filter((e) => e.line === line)
    expect(here.length, `${name} at line ${line}`).toBeGreaterThan(0)
    for (const { clause } of here) expect(clauses, `${name} at line ${line}`).toContain(clause)
  }
  expect([...new Set(cited.map((e) => e.line))].sort((a, b) => a - b)).toEqual(
    planted.map((p) => p.line).sort((a, b) => a - b),
  )
  expect(code).toBe(1)
  return planted.length
}

test('whatever the seed, one false statement or payment is reported, at its line and under its clause', async () => {
  await fc.assert(
    fc.asyncProperty(
      seeds,
      fc.nat(7),
      // Three violations of a check are kept as evidence: no more are planted of a kind.
      fc.uniqueArray(fc.constantFrom(...mutations), {
        minLength: 3,
        maxLength: 5,
        selector: (m) => m.clauses.join(),
      }),
      async (seed, by, wanted) => {
        expect(await reportsAll(seed, wanted, by)).toBeGreaterThan(0)
      },
    ),
    { numRuns: 6, endOnFailure: true },
  )
}, 180_000)

test('every kind of false statement and payment is reported', async () => {
  expect(await reportsAll(20_260_101, mutations, 0)).toBe(mutations.length)
})
