import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betKinds } from '../baccarat/bet'
import { rankNames, suitNames } from '../baccarat/card'
import { type Options, play } from '../engines/reference'
import { canonicalRound } from './canonical'
import { lint } from './lint'
import type { Place } from './place'
import type { Round } from './round'
import type { Round as RoundRecord } from './round-log.generated'
import { RoundScanner, scanRound } from './scan'
import { faultOf } from './validate'

const place: Place = { input: 0, line: 1, offset: 0, length: 0 }

/** In memory that ends with the last byte, for what lies behind it must not be needed. */
const scan = (bytes: Uint8Array): Round | undefined =>
  scanRound(new Uint8Array(bytes), 0, bytes.length, place)

/** What JSON.parse, lint, schema and canonicalRound make of the bytes; undefined where any of them finds fault. */
const general = (bytes: Uint8Array): Round | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const record = JSON.parse(text) as RoundRecord
    if (lint(text) || faultOf(record) || record.type !== 'round') return undefined
    return canonicalRound(record, place)
  } catch {
    return undefined
  }
}

/** A scanner that has learned how a record is written. */
const learned = (record: Uint8Array): RoundScanner => {
  const scanner = new RoundScanner()
  scanner.scan(new Uint8Array(record), 0, record.length, place)
  return scanner
}

/**
 * Either a scanner leaves a record to the general path, or both make the same of it: one that has learned from many, and
 * one that has learned from another record, of which it still has the bytes behind these.
 */
const agree = (bytes: Uint8Array, other = bytes): boolean => {
  const memory = Buffer.concat([bytes, other])
  same(learned(other).scan(new Uint8Array(bytes), 0, bytes.length, place), bytes)
  same(learned(other).scan(memory, 0, bytes.length, place), bytes)
  return same(scan(bytes), bytes)
}

const same = (scanned: Round | undefined, bytes: Uint8Array): boolean => {
  for (const bet of scanned?.bets ?? []) {
    // Read now, as in the general path.
    const { id, from } = bet
    Object.assign(bet, { id, from })
  }
  if (scanned) scanned.bytes = undefined
  if (scanned) expect(scanned).toStrictEqual(general(bytes))
  return scanned !== undefined
}

const optional = { requiredKeys: [] }
/** Mostly what logs hold, so that most records are scanned; now and then what the general path must read. */
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 60, arbitrary: usual }, { weight: 1, arbitrary: rare })
const plain = mostly(
  fc.stringMatching(/^[A-Za-z0-9 .:#'-]{0,12}$/),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const id = mostly(
  plain.filter((s) => s.length > 0),
  fc.string({ unit: 'grapheme-ascii', minLength: 199, maxLength: 200 }),
)
const natural = mostly(fc.nat({ max: 1000 }), fc.nat({ max: 2 ** 31 - 2 }))
const card = fc
  .tuple(fc.constantFrom(...rankNames, 'T'), fc.constantFrom('', ...suitNames))
  .map((c) => c.join(''))
const hand = fc.array(card, { maxLength: 10 })
const digits = (max: number) => fc.nat({ max }).map(String)
const money = fc
  .tuple(
    fc.oneof(digits(20_000), digits(2 ** 31 - 1), fc.constantFrom('99999999999', '0')),
    fc.option(fc.stringMatching(/^\d{1,4}0{0,2}$/), { nil: undefined }),
  )
  .map(([whole, part]) => (part === undefined ? whole : `${whole}.${part}`))
const time = fc
  .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  .chain((d) =>
    fc.constantFrom(
      d.toISOString(),
      d.toISOString().replace(/\.\d+Z/, '+08:00'),
      d.toISOString().replace('Z', '999999Z'),
    ),
  )
const mode = fc.constantFrom('commission', 'half-on-six')
const side = fc.constantFrom('player', 'banker')
const facing = fc.constantFrom('up', 'down')
const kind = fc.oneof(
  fc.constantFrom(...betKinds),
  plain.map((name) => `other:-${name}`),
)

const event = (name: string, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ event: fc.constant(name), ...fields }, { requiredKeys: ['event'] })
const events = fc.array(
  fc.oneof(
    event('bets-closed'),
    event('card', {
      to: fc.constantFrom('player', 'banker', 'draw-area'),
      card,
      facing,
      position: natural.map((n) => n + 1),
    }),
    event('reveal', { hand: side, cards: fc.array(card, { maxLength: 12 }) }),
    event('use', { to: side, card }),
    event('carry', { card }),
    event('cut-card'),
    event('exposed', { card, position: natural.map((n) => n + 1) }),
    event('burn', { count: natural, cards: fc.array(card, { maxLength: 12 }) }),
    event('misdeal', { kind: plain }),
    event('correction', { of: plain }),
    event('settlement'),
    event('shoe-change', { shoe: id }),
    event('return-cards', { count: natural }),
    event('mode', { mode }),
  ),
  { maxLength: 6 },
)
const holder = fc.record({ seat: natural, bettor: id, dealer: fc.boolean() }, optional)
const bet = fc.record(
  {
    id,
    from: id,
    bettor: id,
    seat: natural,
    posture: fc.constantFrom('seated', 'standing'),
    box: natural,
    bet: kind,
    stake: money,
    returned: money,
    standing: money,
    commission: money,
    commissionCollected: fc.constantFrom('deducted', 'owed'),
    status: fc.constantFrom('accepted', 'refused', 'cancelled'),
    mode,
    currency: fc.constantFrom('MOP', 'HKD', 'BTC2'),
  },
  optional,
)
const round = fc.record(
  {
    type: fc.constant('round'),
    table: id,
    shoe: id,
    round: id,
    time,
    status: fc.constantFrom('settled', 'void', 'demonstration'),
    reason: plain,
    player: hand,
    banker: hand,
    playerTotal: natural,
    bankerTotal: mostly(fc.nat({ max: 12 }), fc.integer()),
    outcome: fc.constantFrom('player', 'banker', 'tie'),
    pairs: fc.record({ player: fc.boolean(), banker: fc.boolean() }, optional),
    events,
    holders: fc.record({ player: holder, banker: holder }, optional),
    betsComplete: fc.boolean(),
    bets: fc.array(bet, { maxLength: 5 }),
  },
  { requiredKeys: ['type', 'player', 'banker'] },
)

/** How a record is written: the order of its keys, and white space. */
const manner = fc.record({
  turn: fc.nat({ max: 20 }),
  space: fc.constantFrom('', '', '', ' ', '\t', ' \r', '\n '),
})
type Manner = { turn: number; space: string }

const write = (value: unknown, { turn, space }: Manner): string => {
  const join = (open: string, parts: string[], close: string) =>
    parts.length
      ? `${open}${space}${parts.join(`${space},${space}`)}${space}${close}`
      : `${open}${space}${close}`
  if (Array.isArray(value))
    return join(
      '[',
      value.map((v) => write(v, { turn, space })),
      ']',
    )
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  const from = entries.length ? turn % entries.length : 0
  const turned = [...entries.slice(from), ...entries.slice(0, from)]
  return join(
    '{',
    turned.map(([k, v]) => `${JSON.stringify(k)}${space}:${space}${write(v, { turn: turn >> 1, space })}`),
    '}',
  )
}

test('a valid round is read as the general path reads it', () => {
  let scanned = 0
  let all = 0
  fc.assert(
    fc.property(round, manner, (record, how) => {
      const bytes = Buffer.from(write(record, how))
      expect(general(bytes)).toBeDefined()
      all++
      if (agree(bytes)) scanned++
    }),
    { numRuns: 1500 },
  )
  // A scanner that left all to the general path would pass all the rest.
  expect(scanned / all).toBeGreaterThan(0.5)
})

/** Values that stand in some field and are wrong, or only just right, in another. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    'player',
    'void',
    '9H',
    'XX',
    '1H',
    'other:',
    'round',
    'shoe',
    '01',
    '1.',
    '.5',
  ),
  fc.constantFrom<unknown>(
    '1.00001',
    '1e3',
    '-1',
    '100000000000',
    '2026-02-30T25:00:00Z',
    'é',
    'a\u0000b',
    '\ud800',
  ),
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    1e21,
    2 ** 53,
    12345678901,
    [],
    {},
    ['9H'],
    [9],
    { event: 'card' },
    'mop',
    'MOP',
  ),
  fc.constantFrom<unknown>('a"b', 'a\\b', 'other:a\u2028b', 'x'.repeat(201), 'draw-area', 'half-on-six'),
)

type Node = Record<string, unknown> | unknown[]
const nodesOf = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null ? [value as Node, ...Object.values(value).flatMap(nodesOf)] : []

/** One thing put wrong: a field dropped, added or replaced, or two exchanged. */
const spoil = (record: unknown, at: number, which: number, how: number, value: unknown): unknown => {
  const copy = structuredClone(record)
  const nodes = nodesOf(copy)
  const node = nodes[at % nodes.length] as Record<string, unknown>
  const keys = Object.keys(node)
  const key = keys[which % Math.max(1, keys.length)]
  if (how === 0 || key === undefined) node[how ? 'note' : 'player'] = value
  else if (how === 1 && !Array.isArray(node)) delete node[key]
  else if (how === 2) node[key] = value
  else {
    const other = keys[(which + 1) % keys.length] as string
    ;[node[key], node[other]] = [node[other], node[key]]
  }
  return copy
}

test('a round with one thing wrong in it is read as the general path reads it, or not at all', () => {
  fc.assert(
    fc.property(
      round,
      manner,
      fc.nat(),
      fc.nat(),
      fc.nat({ max: 3 }),
      odd,
      (record, how, at, which, what, value) => {
        agree(Buffer.from(write(spoil(record, at, which, what, value), how)), Buffer.from(write(record, how)))
      },
    ),
    { numRuns: 3000 },
  )
})

test('text cut, doubled or with bytes changed is read as the general path reads it, or not at all', () => {
  fc.assert(
    fc.property(
      round,
      manner,
      fc.nat(),
      fc.nat({ max: 3 }),
      fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(...Buffer.from('",:{}[]0123456789.\\ \n'))),
      (record, how, where, what, byte) => {
        const bytes = Buffer.from(write(record, how))
        const at = where % bytes.length
        const before = bytes.subarray(0, at)
        if (what === 0) agree(before, bytes)
        else if (what === 1) agree(Buffer.concat([before, Buffer.of(byte), bytes.subarray(at)]), bytes)
        else if (what === 2) agree(Buffer.concat([before, bytes.subarray(at + 1)]), bytes)
        else agree(Buffer.concat([before, Buffer.of(byte), bytes.subarray(at + 1)]), bytes)
      },
    ),
    { numRuns: 3000 },
  )
})

test('a key given twice is left to the general path', () => {
  const twice = [
    '{"type":"round","type":"round","player":[],"banker":[]}',
    '{"type":"round","player":[],"banker":[],"shoe":"a","events":[{"event":"shoe-change","shoe":"b"}],"shoe":"a"}',
    '{"type":"round","player":[],"banker":[],"bets":[{"stake":"1","stake":"1"}]}',
    '{"type":"round","player":[],"banker":[],"bets":[{"stake":"1","returned":"2","stake":"1"}]}',
    '{"type":"round","player":[],"banker":[],"pairs":{"player":true,"player":true}}',
    '{"type":"round","player":[],"banker":[],"events":[{"event":"card","event":"card"}]}',
    '{"type":"round","player":[],"banker":[],"holders":{"player":{"seat":1,"seat":1}}}',
  ]
  for (const text of twice) {
    expect(scan(Buffer.from(text))).toBeUndefined()
    const once = '{"type":"round","player":[],"banker":[],"bets":[{"stake":"1","returned":"2"}]}'
    const scanner = learned(Buffer.from(once))
    expect(scanner.scan(Buffer.from(text), 0, text.length, place)).toBeUndefined()
  }
})

test('a record that stops at the end of its bytes is not read on into the next', () => {
  const text = '{"type":"round","player":[],"banker":[],"betsComplete":true}'
  const two = Buffer.from(text + text)
  for (let to = 0; to < two.length; to++)
    expect(scanRound(two, 0, to, place) !== undefined).toBe(to === text.length)
  expect(scanRound(two, text.length, two.length, place)).toBeDefined()
})

test('names without end do not fill memory or mix each other up', () => {
  for (let i = 0; i < 20_000; i++) {
    const text = `{"type":"round","table":"t${i}","player":["9H"],"banker":[],"bets":[{"bettor":"bettor ${i}"}]}`
    const read = scan(Buffer.from(text))
    expect(read?.table).toBe(`t${i}`)
    expect(read?.bets?.[0]?.bettor).toBe(`bettor ${i}`)
  }
})

const logs: Options[] = [
  { seed: 'scan', shoes: 2, lean: true },
  {
    seed: 'scan',
    shoes: 3,
    tables: 2,
    demonstrations: 2,
    exposedCards: 0.05,
    misdeals: 0.05,
    roundBurns: 0.05,
    refusals: 0.05,
  },
  { seed: 'scan', shoes: 2, device: 'automatic-shuffler', mode: 'half-on-six' },
]
test.each(logs)('every round of the reference engine is scanned: %j', (options) => {
  for (const record of play(options))
    if (record.type === 'round') expect(agree(Buffer.from(JSON.stringify(record)))).toBe(true)
})
