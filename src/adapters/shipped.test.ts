import fs from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPackage } from '../root'
import { compileAdapter, loadAdapter, MappingError } from './adapter'

const readJson = (...parts: string[]): unknown => JSON.parse(fs.readFileSync(inPackage(...parts), 'utf8'))
const isCanonical = new Ajv2020({ strict: true, strictRequired: false, discriminator: true }).compile(
  readJson('schemas', 'round-log.schema.json') as object,
)
const expectCanonical = (records: readonly unknown[]) => {
  for (const record of records) expect([isCanonical(record), isCanonical.errors]).toEqual([true, null])
}
const shipped = (name: string) =>
  compileAdapter(loadAdapter(inPackage('examples', 'adapters', `${name}.json`)))

type Bet = Record<string, unknown>
const bet = (kind: string, stake: string, returned: string): Bet => ({ bet: kind, stake, returned })
const roundA = {
  type: 'round',
  player: ['4S', 'QD', '10H'],
  banker: ['7C', '9H'],
  playerTotal: 4,
  bankerTotal: 6,
  outcome: 'banker',
  pairs: { player: false, banker: false },
  bets: [bet('banker', '200', '390'), bet('tie', '50', '0'), bet('player-pair', '25', '0')],
}
const roundB = {
  type: 'round',
  player: ['9C', '9D'],
  banker: ['KS', '8H'],
  playerTotal: 8,
  bankerTotal: 8,
  outcome: 'tie',
  pairs: { player: true, banker: false },
  bets: [bet('player', '100', '100'), bet('tie', '20', '180'), bet('player-pair', '10', '120')],
}

/** What a shape does not record, and what it records besides the two rounds. */
interface Shape {
  absent?: (keyof typeof roundA)[]
  both?: Record<string, unknown>
  a?: Record<string, unknown>
  b?: Record<string, unknown>
  bets?: Bet
  ids?: string[]
}
const settled = '2026-01-02T03:04:45Z'
const shapes: Record<string, Shape> = {
  'bets-per-participant': {
    both: { table: 'synthtable000001', time: '2026-01-02T03:04:45.006Z', status: 'settled' },
    a: { round: 'synthetic-A' },
    b: { round: 'synthetic-B' },
    bets: { bettor: 'synthetic-player', currency: 'CNY' },
  },
  'rounds-under-their-table': {
    absent: ['pairs', 'bets'],
    both: { table: '999', time: settled },
    a: { round: '10000000000' },
    b: { round: '10000000001' },
  },
  'round-in-a-string': {
    both: { table: '1', time: settled },
    a: { round: '90000' },
    b: { round: '90001' },
    bets: { currency: 'HKD' },
  },
  'all-scalars-are-text': {
    absent: ['playerTotal', 'bankerTotal'],
    both: { shoe: '3', round: '3-12', time: settled },
    bets: { currency: 'HKD' },
  },
  'one-line-per-bet-net': {
    absent: ['playerTotal', 'bankerTotal', 'outcome', 'pairs'],
    both: { table: '101', time: settled },
    a: { round: '101-5000-7' },
    b: { round: '101-5001-7' },
    ids: ['00', '01', '02', '10', '11', '12'],
  },
  'cards-by-number': {
    absent: ['pairs'],
    both: { table: '10199', shoe: '10199-1', status: 'settled' },
    a: { round: '10199-1-7' },
    b: { round: '10199-1-8' },
  },
  'one-line-per-bet-gross': {
    absent: ['playerTotal', 'bankerTotal', 'pairs'],
    both: { table: '1', time: '2026-01-02T03:04:05.006Z' },
    a: { round: 'Synth-1-A' },
    b: { round: 'Synth-1-B' },
    bets: { status: 'accepted' },
  },
  'cards-keyed-by-index': {
    absent: ['pairs'],
    both: { time: '2026-01-02T03:04:45.000Z' },
    a: { round: 'SYNA' },
    b: { round: 'SYNB' },
    bets: { currency: 'CNY', status: 'accepted' },
  },
  'cards-as-suit-and-value': { absent: ['playerTotal', 'bankerTotal', 'bets'] },
  'settlement-list': {},
}

const expected = (shape: Shape, round: typeof roundA, own: Record<string, unknown> = {}, ids?: string[]) => {
  const bets = round.bets.map((b, i) => ({ ...b, ...shape.bets, ...(ids && { id: ids[i] }) }))
  const all = { ...round, bets, ...shape.both, ...own }
  return Object.fromEntries(
    Object.entries(all).filter(([k]) => !shape.absent?.includes(k as keyof typeof roundA)),
  )
}

describe('vendors’ shapes', () => {
  it.each(Object.entries(shapes))('%s gives the two rounds exactly', (name, shape) => {
    const mapper = shipped(name)
    const document = readJson('examples', 'vendor-formats', `${name}.json`)
    const records = Array.isArray(document)
      ? [...document.flatMap((record: unknown) => mapper.map(record)), ...mapper.flush()]
      : [...mapper.map(document), ...mapper.flush()]
    expect(records).toEqual([
      expected(shape, roundA, shape.a, shape.ids?.slice(0, 3)),
      expected(shape, roundB, shape.b, shape.ids?.slice(3)),
    ])
    expectCanonical(records)
    const whole = shipped(name)
    expect([...whole.map(document), ...whole.flush()]).toEqual(records)
  })
})

describe('shipped adapters', () => {
  const names = fs.readdirSync(inPackage('examples', 'adapters')).map((f) => f.replace(/\.json$/, ''))

  it.each(names)('%s loads and bears the name of its file', (name) =>
    expect(loadAdapter(inPackage('examples', 'adapters', `${name}.json`)).name).toBe(name),
  )

  const line = {
    stack: ['9S', '5C', 'AS', '5H', 'AS', '4H'],
    p: ['AS', '5H'],
    b: ['9S', '5C', 'AS'],
    pt: 6,
    bt: 5,
    o: 'P',
    pair: { p: false, b: true },
    net: { P: 15, B: -15, T: -15 },
    stake: 15,
  }

  it.each(names.filter((n) => n.startsWith('engine')))('%s reads a line of its engine', (name) => {
    const [record] = shipped(name).map(line)
    expect(record).toMatchObject({
      type: 'round',
      player: ['AS', '5H'],
      banker: ['9S', '5C', 'AS'],
      outcome: 'player',
    })
    expectCanonical([record])
  })

  it('reads cents as cents', () => {
    const cents = { ...line, net: { P: -1500, B: 1425, T: 12000 }, stake: 1500 }
    expect(shipped('engine-01').map(cents)).toMatchObject([
      {
        bets: [
          bet('player', '15.00', '0.00'),
          bet('banker', '15.00', '29.25'),
          bet('tie', '15.00', '135.00'),
        ],
      },
    ])
  })

  it('reads what the stack shows of the order of dealing', () => {
    const [record] = shipped('engine-09-with-stack').map(line) as {
      events: { to: string; position: number }[]
    }[]
    expect(record?.events.map((e) => `${e.to} ${e.position}`)).toEqual([
      'banker 1',
      'banker 2',
      'player 3',
      'player 4',
      'banker 5',
    ])
    expect(shipped('engine-09-with-stack').map({ ...line, stack: ['2C'] })[0]).not.toHaveProperty('events')
    expect(shipped('engine-09-with-stack').map({ ...line, stack: null })[0]).not.toHaveProperty('events')
  })
})

describe('a damaged record', () => {
  type Place = (string | number)[]
  const isText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{')
  /** Every place of a value, into embedded JSON as well. */
  const places = (value: unknown, at: Place = []): Place[] => {
    if (isText(value)) return [at, ...places(JSON.parse(value), [...at, 'json'])]
    if (typeof value !== 'object' || value === null) return [at]
    return [at, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))]
  }
  const damage = (value: unknown, [key, ...rest]: Place, by: unknown): unknown => {
    if (key === undefined) return by
    if (isText(value)) return JSON.stringify(damage(JSON.parse(value), rest, by))
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
    return Object.assign(copy, { [key]: damage((value as Record<string | number, unknown>)[key], rest, by) })
  }
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '',
      0,
      -1,
      '0',
      '-5',
      '99999999999',
      2 ** 60,
      0.1 + 0.2,
      1e21,
      '__proto__',
      'x'.repeat(300),
    ),
  )

  it.each(Object.keys(shapes))('%s is mapped to canonical records or refused', (name) => {
    const document = readJson('examples', 'vendor-formats', `${name}.json`)
    fc.assert(
      fc.property(fc.constantFrom(...places(document)), anything, (place, by) => {
        const mapper = shipped(name)
        try {
          expectCanonical([...mapper.map(damage(document, place, by)), ...mapper.flush()])
        } catch (error) {
          if (!(error instanceof MappingError)) throw error
        }
      }),
      { numRuns: 200 },
    )
  })
})
