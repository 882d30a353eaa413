import fs from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { inPackage } from '../root'
import { type Adapter, compileAdapter, loadAdapter, MappingError } from './adapter'

const readJson = (...parts: string[]): unknown => JSON.parse(fs.readFileSync(inPackage(...parts), 'utf8'))
const isCanonical = new Ajv2020({ strict: true, strictRequired: false, discriminator: true }).compile(
  readJson('schemas', 'round-log.schema.json') as object,
)
const expectCanonical = (records: readonly unknown[]) => {
  for (const record of records) expect([isCanonical(record), isCanonical.errors]).toEqual([true, null])
}
const shipped = (name: string) =>
  compileAdapter(loadAdapter(inPackage('examples', 'adapters', `${name}.json`)))

describe('mapping', () => {
  const minimal: Adapter = { name: 'minimal', round: { player: 'p', banker: 'b' } }
  const cards = { p: ['9H', '2C'], b: ['KD', '7S'] }

  it('leaves absent what is not recorded', () => {
    const mapper = compileAdapter({
      name: 'all',
      noValue: ['-', -1],
      round: {
        ...minimal.round,
        table: 'table',
        round: { join: ['shoe', 'no'] },
        time: 'time',
        playerTotal: 'pt',
        bankerTotal: 'bt',
        outcome: 'o',
        pairs: { player: 'pp', banker: 'bp' },
        bets: [{ at: 'bets.*', bet: 'kind', stake: 'stake', returned: 'back' }],
      },
    })
    const bare = { type: 'round', player: cards.p, banker: cards.b }
    expect(mapper.map(cards)).toEqual([bare])
    const marked = { table: '', shoe: 'S', no: null, time: '-', pt: -1, bt: -1, o: '-', pp: null, bets: null }
    expect(mapper.map({ ...cards, ...marked })).toEqual([bare])
    expect(mapper.map({ ...cards, bets: [{ kind: 'x', stake: '-' }] })).toEqual([
      { ...bare, bets: [{ bet: 'other:x' }] },
    ])
  })

  const error = (adapter: Adapter, record: unknown): MappingError => {
    try {
      compileAdapter(adapter).map(record)
    } catch (e) {
      if (e instanceof MappingError) return e
      throw e
    }
    throw new Error('mapped')
  }

  it('names an unknown outcome by the vendor’s field and value', () => {
    const outcome = { at: 'native.winner', values: { B: 'banker' as const } }
    const e = error(
      { name: 'x', round: { ...minimal.round, outcome } },
      { ...cards, native: { winner: 'X' } },
    )
    expect(e.field).toBe('native.winner')
    expect(e.message).toBe('native.winner: "X" is no known outcome; add it to /round/outcome/values')
  })

  it('names a missing hand', () => {
    for (const p of [undefined, null, '']) {
      const e = error(minimal, { ...cards, p })
      expect(e.message).toBe("p: is missing; every round needs the player's cards")
    }
    expect(error(minimal, { ...cards, p: 7 }).message).toBe('p: 7 is no list of cards')
  })

  it('names a missing field that it requires', () => {
    const adapter: Adapter = {
      name: 'x',
      round: { ...minimal.round, round: { at: 'ids.round', required: true } },
    }
    expect(error(adapter, cards).message).toBe('ids.round: is missing, and the adapter requires it')
  })

  it('names the field of a list by its place', () => {
    const adapter: Adapter = { ...minimal, rounds: 'data.*' }
    expect(error(adapter, { data: [cards, { ...cards, b: ['1X'] }] }).field).toBe('data.1.b.0')
    expect(error(adapter, { rows: [] }).message).toBe('data.*: is missing, so the record has no rounds')
  })

  it.each([null, 7, 'text', [[]], undefined])('refuses a record that is %j', (record) =>
    expect(() => compileAdapter(minimal).map(record)).toThrow(MappingError),
  )

  it('refuses an id that lost digits as a number', () => {
    const adapter: Adapter = { name: 'x', round: { ...minimal.round, round: 'id' } }
    expect(error(adapter, { ...cards, id: 2 ** 53 }).field).toBe('id')
    expect(compileAdapter(adapter).map({ ...cards, id: 700 })).toMatchObject([{ round: '700' }])
  })

  it('reads an outcome from three flags, of which one is true', () => {
    const values = { yes: true, no: false }
    const flags = { player: { at: 'p1', values }, banker: { at: 'b1', values }, tie: { at: 't1', values } }
    const adapter: Adapter = { name: 'x', round: { ...minimal.round, outcome: { flags } } }
    expect(compileAdapter(adapter).map({ ...cards, p1: 'no', b1: 'yes', t1: 'no' })).toMatchObject([
      { outcome: 'banker' },
    ])
    expect(error(adapter, { ...cards, p1: 'no', b1: 'no', t1: 'no' }).message).toBe(
      'p1, b1, t1: none is true',
    )
    expect(error(adapter, { ...cards, p1: 'yes', b1: 'yes', t1: 'no' }).message).toBe(
      'p1, b1, t1: player and banker are true',
    )
  })

  it('passes over other games, and counts them', () => {
    const mapper = compileAdapter({ ...minimal, only: { game: ['BAC'] } })
    expect(mapper.map({ game: 'ROULETTE' })).toEqual([])
    expect(mapper.map({ game: 'BAC', ...cards })).toHaveLength(1)
    expect(mapper.skipped).toBe(1)
  })

  it('gives what the auditor declares', () => {
    const mapper = compileAdapter({
      name: 'x',
      round: { ...minimal.round, bets: [{ at: 'bets.*', bet: 'kind', stake: 'stake' }] },
      declared: {
        log: { type: 'log', origin: 'live' },
        table: { type: 'table', currency: 'MOP', unit: '0.50' },
        round: { betsComplete: true },
        bet: { currency: 'MOP' },
      },
    })
    expectCanonical([...mapper.head])
    expect(mapper.head.map((r) => (r as { type: string }).type)).toEqual(['log', 'table'])
    const records = mapper.map({ ...cards, bets: [{ kind: 'x', stake: 1 }] })
    expect(records).toMatchObject([{ betsComplete: true, bets: [{ currency: 'MOP' }] }])
    expectCanonical(records)
  })

  it('does not change the vendor’s record', () => {
    const record = readJson('examples', 'vendor-formats', 'round-in-a-string.json')
    const before = JSON.stringify(record)
    shipped('round-in-a-string').map(record)
    expect(JSON.stringify(record)).toBe(before)
  })

  it('reads flags from a list of results', () => {
    const has = (word: string) => ({ at: 'results', has: word, separator: '|' })
    const pairs = { player: has('PP'), banker: has('BP') }
    const outcome = { flags: { player: has('P'), banker: has('B'), tie: has('T') } }
    const mapper = compileAdapter({ name: 'x', round: { ...minimal.round, pairs, outcome } })
    const stated = { outcome: 'banker', pairs: { player: true, banker: false } }
    expect(mapper.map({ ...cards, results: ['B', 'PP'] })).toMatchObject([stated])
    expect(mapper.map({ ...cards, results: 'B | PP' })).toMatchObject([stated])
    expect(mapper.map(cards)).toEqual([{ type: 'round', player: cards.p, banker: cards.b }])
    expect(() => mapper.map({ ...cards, results: ['PP'] })).toThrow('results: none is true')
  })

  it('reads a time whose date stands apart, and says which is wrong', () => {
    const time = { join: ['day', 'hour'], offset: '+08:00' }
    const adapter: Adapter = { name: 'x', round: { ...minimal.round, time } }
    const [record] = compileAdapter(adapter).map({ ...cards, day: '2026-01-02', hour: '03:04:05' })
    expect(record).toMatchObject({ time: '2026-01-02T03:04:05+08:00' })
    expect(error(adapter, { ...cards, day: '2026-02-30', hour: '03:04:05' }).message).toBe(
      'day, hour: "2026-02-30 03:04:05" is no time written rfc3339',
    )
    const unzoned: Adapter = { name: 'x', round: { ...minimal.round, time: 'at' } }
    expect(error(unzoned, { ...cards, at: '2026-01-02 03:04:05' }).message).toBe(
      'at: "2026-01-02 03:04:05" is no time written rfc3339 with its offset',
    )
  })
})
