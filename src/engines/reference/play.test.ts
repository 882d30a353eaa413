import fs from 'node:fs'
import Ajv from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import type { Round, RoundLogRecord } from '../../log/round-log.generated'
import { inPackage } from '../../root'
import { createEngine, reference } from './engine'
import type { Options } from './options'
import { play } from './play'

const schema = JSON.parse(fs.readFileSync(inPackage('schemas', 'round-log.schema.json'), 'utf8')) as object
const isValid = new Ajv({ discriminator: true, strict: false }).compile(schema)

const lines = (options: Partial<Options>, engine = reference) =>
  [...play({ seed: 1, shoes: 1, ...options }, engine)].map((record) => JSON.stringify(record))
const roundsOf = (records: Iterable<RoundLogRecord>) =>
  [...records].filter((record): record is Round => record.type === 'round')
const hands = (options: Partial<Options>) =>
  roundsOf(play({ seed: 1, shoes: 2, ...options })).map(({ player, banker }) => [player, banker])

test('the same options give the same bytes, another seed others', () => {
  const options = { tables: 2, shoes: 3, misdeals: 0.1, exposedCards: 0.1 }
  expect(lines(options)).toEqual(lines(options))
  expect(lines(options)).not.toEqual(lines({ ...options, seed: 2 }))
  expect(lines({ seed: '1' })).toEqual(lines({ seed: 1 }))
})

test('the bettors change no card, nor does what is recorded', () => {
  expect(hands({ bettors: 7 })).toEqual(hands({}))
  expect(hands({ lean: true })).toEqual(hands({}))
})

test('a shoe opens by article 2 and ends by article 3', () => {
  const records = [...play({ seed: 1, shoes: 1, demonstrations: 2 })]
  expect(records.map(({ type }) => type).slice(0, 4)).toEqual(['log', 'table', 'shoe', 'round'])
  expect(records[2]).toMatchObject({
    decks: 8,
    events: [
      { event: 'shuffle', by: 'dealer' },
      { event: 'cut' },
      { event: 'insert-cut-card', behind: 14 },
      { event: 'load', facing: 'down', count: 416 },
      { event: 'burn', shown: '8H', count: 8 },
    ],
  })
  expect(
    roundsOf(records)
      .map(({ status }) => status)
      .slice(0, 4),
  ).toEqual(['demonstration', 'demonstration', 'settled', 'settled'])
  expect(records.at(-1)).toMatchObject({
    type: 'shoe-end',
    shoe: 'T1-1',
    reason: 'cut-card',
    reshuffled: true,
  })
})

test.each([
  [{}, '5H', 5],
  [{}, 'KH', 10],
  [{ burnFaceCount: 0 }, '10H', 0],
  [{ burnFaceCount: 1 }, 'QH', 1],
  [{ burnIncludesShown: true }, '5H', 4],
  [{ burnIncludesShown: true, burnFaceCount: 0 }, 'KH', 0],
] as const)('burn of %o after a %s', (options, shown, count) => {
  const house = { seed: 1, shoes: 60, bettors: 0, ...options }
  const burns = [...play(house)].flatMap((record) => (record.type === 'shoe' ? [record.events?.at(-1)] : []))
  const like = burns.filter((burn) => burn?.event === 'burn' && burn.shown?.startsWith(shown.slice(0, -1)))
  expect(like.length).toBeGreaterThan(0)
  for (const burn of like) expect(burn).toMatchObject({ count })
})

test('the cut card comes out before the card in front of which it lies', () => {
  for (const lastRound of ['current', 'one-more'] as const) {
    const rounds = roundsOf(play({ seed: 3, shoes: 1, lastRound, cutCardBehind: 20 }))
    const index = rounds.findIndex(({ events }) => events?.some(({ event }) => event === 'cut-card'))
    const events = rounds[index]?.events ?? []
    const next = events[events.findIndex(({ event }) => event === 'cut-card') + 1]
    expect(next).toMatchObject({ event: 'card', position: 416 - 20 + 1 })
    expect(rounds.length - 1 - index).toBe(lastRound === 'current' ? 0 : 1)
  }
})

test('an automatic shuffler deals each round face up from the full set', () => {
  const records = [...play({ seed: 1, shoes: 2, device: 'automatic-shuffler', machineRounds: 5 })]
  const rounds = roundsOf(records)
  expect(rounds).toHaveLength(10)
  for (const { events, player, banker } of rounds) {
    expect(events?.find(({ event }) => event === 'card')).toMatchObject({ facing: 'up', position: 1 })
    expect(events?.at(-1)).toEqual({ event: 'return-cards', count: player.length + banker.length })
    expect(events?.some(({ event }) => event === 'reveal')).toBe(false)
  }
  expect(records.find(({ type }) => type === 'shoe')).toMatchObject({
    events: [{ event: 'load', count: 416 }],
  })
})

test('lean: rounds alone, with every listed bet in each', () => {
  const [head, ...rest] = [...play({ seed: 1, shoes: 2, lean: true })]
  expect(head).toMatchObject({ type: 'log', origin: 'simulated', complete: true, rounds: rest.length })
  for (const record of rest) {
    expect(isValid(JSON.parse(JSON.stringify(record)))).toBe(true)
    if (record.type !== 'round') throw new Error(record.type)
    expect(record.events?.every(({ event }) => event === 'card')).toBe(true)
    expect(record.bets?.map(({ bet }) => bet)).toEqual([
      'player',
      'banker',
      'tie',
      'player-pair',
      'banker-pair',
    ])
  }
})

test('shoes are shared out among the tables', () => {
  const records = [...play({ seed: 1, shoes: 3, tables: 2, bettors: 0 })]
  const shoes = records.flatMap((record) => (record.type === 'shoe' ? [record.shoe] : []))
  expect(shoes.sort()).toEqual(['T1-1', 'T1-2', 'T2-1'])
  const tables = roundsOf(records).map(({ table }) => table)
  const changes = tables.filter((table, i) => i > 0 && table !== tables[i - 1]).length
  expect(changes).toBeGreaterThan(50)
})

test('options that the rules forbid are errors', () => {
  for (const options of [
    { demonstrations: 4 },
    { burnMethod: 'fixed:9' as const },
    { tieBets: ['increase' as const] },
    { unit: '0' },
    { limits: { player: { minimum: '100', maximum: '50' } } },
    { commissionRounding: 'floor:' as const },
  ])
    expect(() => lines(options)).toThrow(RangeError)
})

test('an engine that breaks one rule plays on', () => {
  const engine = createEngine({ name: 'never-draws', draws: () => false, roundsAfterCutCard: () => 3 })
  const records = [...play({ seed: 1, shoes: 1, cutCardBehind: 40 }, engine)]
  expect(records[0]).toMatchObject({ engine: { name: 'never-draws' } })
  const rounds = roundsOf(records)
  expect(rounds.every(({ player, banker }) => player.length + banker.length === 4)).toBe(true)
  const cut = rounds.findIndex(({ events }) => events?.some(({ event }) => event === 'cut-card'))
  expect(rounds.length - 1 - cut).toBe(3)
})
