import fs from 'node:fs'
import Ajv from 'ajv/dist/2020'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bet, Round, RoundLogRecord, Table } from '../../log/round-log.generated'
import { inPackage } from '../../root'
import { createEngine, type Engine, reference } from './engine'
import type { Options } from './options'
import { play } from './play'

// The engine is audited from its records alone, by rules written out again here.

const schema = JSON.parse(fs.readFileSync(inPackage('schemas', 'round-log.schema.json'), 'utf8')) as object
const isValid = new Ajv({ discriminator: true, strict: false }).compile(schema)

const cents = (amount = '0') => Math.round(Number(amount) * 10_000)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const isMain = ({ bet }: Bet) => bet === 'player' || bet === 'banker'

type Kind<T extends RoundLogRecord['type']> = Extract<RoundLogRecord, { type: T }>
const only = <T extends RoundLogRecord['type']>(records: readonly RoundLogRecord[], type: T) =>
  records.filter((record): record is Kind<T> => record.type === type)
const events = <T extends string>(round: Round, event: T) =>
  (round.events ?? []).filter((e): e is Extract<typeof e, { event: T }> => e.event === event)

const auditCards = (rounds: readonly Round[], decks: number, first: number, machine: boolean) => {
  const seen = new Map<string, number>()
  let next = first
  for (const round of rounds) {
    if (machine) {
      seen.clear()
      next = 1
    }
    next += sum(events(round, 'burn').map(({ count }) => count ?? 0))
    const dealt = events(round, 'card')
    expect(dealt.map(({ position }) => position)).toEqual(dealt.map((_, i) => next + i))
    next += dealt.length
    for (const hand of ['player', 'banker'] as const)
      expect(dealt.filter(({ to }) => to === hand).map(({ card }) => card)).toEqual(round[hand])
    for (const { card } of dealt) seen.set(`${card}`, (seen.get(`${card}`) ?? 0) + 1)
    expect(Math.max(0, ...seen.values())).toBeLessThanOrEqual(decks)
  }
}

const auditBet = (bet: Bet, round: Round, table: Table) => {
  const { minimum, maximum } = table.limits?.[bet.bet ?? ''] ?? {}
  const stake = cents(bet.stake)
  const isWithin =
    minimum !== undefined &&
    stake >= cents(minimum) &&
    stake <= cents(maximum) &&
    (bet.bet !== 'banker' || stake % cents(minimum) === 0)
  if (bet.status === 'refused') return expect(bet.returned).toBeUndefined()
  expect([bet, isWithin]).toEqual([bet, true])
  const stands = bet.posture === 'standing'
  expect(table.reservedBoxes?.includes(bet.box ?? 0)).toBe(!stands)
  if (!stands) expect(bet.box).toBe(bet.seat)
  const returned = cents(bet.returned) + cents(bet.standing)
  if (round.status === 'void') return expect(returned).toBe(stake)
  const odds =
    bet.bet === 'banker' && table.mode === 'half-on-six' && round.bankerTotal === 6
      ? 0.5
      : { player: 1, banker: 1, tie: 8, 'player-pair': 11, 'banker-pair': 11 }[bet.bet as 'tie']
  const pair = { 'player-pair': round.pairs?.player, 'banker-pair': round.pairs?.banker }
  const wins = bet.bet === round.outcome || pair[bet.bet as 'player-pair']
  const commission = wins && bet.bet === 'banker' && table.mode === 'commission' ? stake / 20 : 0
  if (wins) expect(returned).toBe(stake * (1 + odds) - commission)
  else expect(returned).toBe(isMain(bet) && round.outcome === 'tie' ? stake : 0)
  expect(cents(bet.commission)).toBe(commission)
}

const auditBets = (round: Round, table: Table) => {
  const accepted = (round.bets ?? []).filter(({ status }) => status === 'accepted')
  const side = (hand: string) => accepted.filter(({ bet }) => bet === hand)
  const stakes = (bets: readonly Bet[]) => sum(bets.map(({ stake }) => cents(stake)))
  for (const bet of round.bets ?? []) auditBet(bet, round, table)
  expect(Math.abs(stakes(side('player')) - stakes(side('banker')))).toBeLessThanOrEqual(
    cents(table.differential),
  )
  for (const hand of ['player', 'banker'] as const) {
    const holder = round.holders?.[hand]
    if (!holder) continue
    const seated = side(hand).filter(({ posture }) => posture === 'seated')
    const held = seated.find(({ seat }) => seat === holder.seat)
    expect(holder.dealer ?? false).toBe(seated.length === 0)
    if (held) expect(cents(held.stake)).toBe(Math.max(...seated.map(({ stake }) => cents(stake))))
  }
}

/** Bets left standing are bets of the table's next round, changed only as the house allows. */
const auditTies = (rounds: readonly Round[], options: Options) => {
  let standing = new Map<string, Bet>()
  for (const round of rounds) {
    if (round.status === 'demonstration') continue
    const continued = new Map((round.bets ?? []).flatMap((bet) => (bet.from ? [[bet.from, bet]] : [])))
    expect([...continued.keys()].sort()).toEqual([...standing.keys()].sort())
    for (const [id, before] of standing) {
      const now = continued.get(id) as Bet
      const change = cents(now.stake) - cents(before.standing)
      const action =
        now.bet !== before.bet
          ? 'switch'
          : cents(before.returned) > 0
            ? 'reduce'
            : change > 0
              ? 'increase'
              : 'keep'
      if (action !== 'increase') expect(change).toBe(0)
      expect(options.tieBets ?? [action]).toContain(action)
    }
    standing = new Map(
      (round.bets ?? []).flatMap((bet) => (bet.standing ? [[bet.id, bet] as [string, Bet]] : [])),
    )
    if (standing.size > 0) expect(round.outcome).toBe('tie')
  }
  expect(standing.size).toBe(0)
}

const auditShoe = (records: readonly RoundLogRecord[], options: Options, table: Table) => {
  const [shoe] = only(records, 'shoe')
  const rounds = only(records, 'round')
  const machine = options.device === 'automatic-shuffler'
  const burn = shoe?.events?.find((event) => event.event === 'burn')
  const burned = burn?.event === 'burn' ? (burn.count ?? 0) + (burn.shown ? 1 : 0) : 0
  auditCards(rounds, options.decks ?? 8, 1 + burned, machine)
  for (const [i, round] of rounds.entries()) {
    expect(round.round).toBe(`${round.shoe}-${i + 1}`)
    if (round.status !== 'demonstration') auditBets(round, table)
    else expect(round.bets).toEqual([])
    const last = round.events?.at(-1)?.event
    if (round.status === 'settled') expect(last).toBe(machine ? 'return-cards' : 'settlement')
  }
  const cut = rounds.findIndex((round) => events(round, 'cut-card').length > 0)
  if (machine) return expect(cut).toBe(-1)
  expect(rounds.length - 1 - cut).toBeLessThanOrEqual(options.lastRound === 'current' ? 0 : 1)
  expect(only(records, 'shoe-end')).toHaveLength(1)
}

const audit = (options: Options, engine?: Engine) => {
  const records = [...play(options, engine)]
  for (const record of records) {
    const valid = isValid(JSON.parse(JSON.stringify(record)))
    expect([isValid.errors, valid ? undefined : record]).toEqual([null, undefined])
  }
  const [log] = only(records, 'log')
  expect(records[0]).toBe(log)
  expect(log?.rounds).toBe(only(records, 'round').length)
  const times = records.flatMap((record) => ('time' in record && record.time ? [record.time] : []))
  expect(times).toEqual([...times].sort())
  for (const table of only(records, 'table')) {
    const own = records.filter((record) => 'table' in record && record.table === table.table)
    auditTies(only(own, 'round'), options)
    const shoes = only(own, 'shoe').map(({ shoe }) => shoe)
    expect(shoes).toEqual(shoes.map((_, i) => `${table.table}-${i + 1}`))
    for (const id of shoes)
      auditShoe(
        own.filter((record) => 'shoe' in record && record.shoe === id),
        options,
        table,
      )
  }
  return records
}

const tieActions = ['cancel', 'keep', 'increase', 'reduce', 'switch'] as const
const anyOptions: fc.Arbitrary<Options> = fc.record(
  {
    seed: fc.string(),
    shoes: fc.integer({ min: 1, max: 2 }),
    tables: fc.integer({ min: 1, max: 3 }),
    decks: fc.constantFrom(6, 7, 8, 9, 10, 11, 12),
    device: fc.constantFrom('shoe', 'automatic-shuffler'),
    mode: fc.constantFrom('commission', 'half-on-six'),
    bettors: fc.integer({ min: 0, max: 13 }),
    limits: fc.constantFrom(
      { banker: { minimum: '15', maximum: '3001' }, player: { minimum: '15', maximum: '3000' } },
      { tie: { minimum: '0.50', maximum: '7' }, player: { minimum: '300', maximum: '300' } },
    ),
    differential: fc.constantFrom('100', '1000', '5000'),
    holding: fc.constantFrom('allowed', 'forbidden'),
    burnMethod: fc.constantFrom('decks', 'first-card', 'fixed:3'),
    burnFaceCount: fc.constantFrom(0, 1, 10),
    burnIncludesShown: fc.boolean(),
    cutCardBehind: fc.integer({ min: 12, max: 100 }),
    lastRound: fc.constantFrom('current', 'one-more'),
    demonstrations: fc.integer({ min: 0, max: 3 }),
    tieBets: fc
      .subarray([...tieActions], { minLength: 1 })
      .filter((actions) => actions.includes('keep') || actions.includes('cancel')),
    tieAtLastRound: fc.constantFrom('next-shoe', 'refund'),
    exposedCards: fc.constantFrom(0, 0.2, 1),
    misdeals: fc.constantFrom(0, 0.2, 1),
    roundBurns: fc.constantFrom(0, 0.2, 1),
    refusals: fc.constantFrom(0, 0.2, 1),
    machineRounds: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: ['seed', 'shoes'] },
)

test('every house plays by its rules', () => {
  fc.assert(
    fc.property(anyOptions, (options) => void audit(options)),
    { numRuns: 25 },
  )
}, 60_000)

test('the default house shows every outcome, tie action, hand and refusal', () => {
  const records = audit({
    seed: 1,
    shoes: 16,
    tables: 2,
    exposedCards: 0.05,
    misdeals: 0.05,
    roundBurns: 0.05,
  })
  const rounds = only(records, 'round')
  const bets = rounds.flatMap((round) => round.bets ?? [])
  expect(new Set(rounds.map(({ outcome }) => outcome)).size).toBe(4)
  expect(new Set(rounds.map(({ status }) => status))).toEqual(new Set(['settled', 'void']))
  expect(bets.filter(({ from }) => from).length).toBeGreaterThan(100)
  expect(bets.filter(({ standing, returned }) => standing && returned !== '0').length).toBeGreaterThan(5)
  expect(bets.filter(({ status }) => status === 'refused').length).toBeGreaterThan(50)
  for (const event of ['exposed', 'misdeal', 'correction', 'burn', 'cut-card'])
    expect(rounds.filter((round) => events(round, event).length > 0).length).toBeGreaterThan(10)
})

const busy: Options = { seed: 1, shoes: 4, refusals: 0.3, exposedCards: 0.1, misdeals: 0.1, roundBurns: 0.1 }

test('the audit passes the busy house as it is', () => void audit(busy))

test.each<[string, Parameters<typeof createEngine>[0]]>([
  [
    'pays ties nine to one',
    { odds: (kind, ...of) => (kind === 'tie' ? [9, 1] : reference.odds(kind, ...of)) },
  ],
  ['takes no commission', { commission: () => 0 }],
  ['takes the stakes on a tie', { verdict: (kind, { outcome }) => (kind === outcome ? 'won' : 'lost') }],
  ['keeps half of a void stake', { refund: (_, stake) => stake / 2 }],
  ['refuses no stake above the limit', { withinMaximum: () => true }],
  ['refuses no stake below the limit', { withinMinimum: () => true }],
  ['refuses no difference of the sides', { withinDifferential: () => true }],
  ['lets those who stand bet on reserved boxes', { mayUse: () => true }],
  ['takes any bet', { isOffered: () => true }],
  ['lets the first to bet hold the cards', { holder: (_, bets) => ({ seat: bets[0]?.bettor.seat }) }],
  ['forgets what a tie left', { afterTie: ({ id, stake }) => ({ id, returned: 0, standing: stake }) }],
  ['plays on after the cut card', { cutCardBehind: () => 40, roundsAfterCutCard: () => 2 }],
  ['burns one card too many', { burnAtStart: (dealing) => void dealing.take() }],
  ['deals a ninth deck', { fullSet: () => reference.fullSet(9) }],
])('the audit catches an engine that %s', (_, parts) => {
  expect(() => audit(busy, createEngine(parts))).toThrow()
})
