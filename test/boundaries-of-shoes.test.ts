import { describe, expect, test } from 'vitest'
import type { Round } from '../src/log/round-log.generated'
import {
  came,
  conformsUnder,
  dealt,
  differs,
  judge,
  round,
  type Settings,
  shoe,
  table,
  under,
} from './support/boundaries'

describe('article 1: decks, seats, layouts, copies of a card', () => {
  test.each([
    [5, 'violated'],
    [6, 'kept'],
    [12, 'kept'],
    [13, 'violated'],
  ])('%i decks: %s', async (decks, expected) => {
    expect(came(await judge('1.1', [shoe({ decks })]))).toBe(expected)
  })

  test.each([
    [1, 6, 'violated'],
    [1, 7, 'kept'],
    [0, 7, 'violated'],
    [2, 7, 'kept'],
    [3, 7, 'violated'],
  ])('%i layouts and %i seats: %s', async (layouts, seats, expected) => {
    expect(came(await judge('1.5', [table({ layouts, seats })]))).toBe(expected)
  })

  /** Rounds that together show so many of one card. */
  const showing = (count: number, card: string): Round[] =>
    Array.from({ length: Math.ceil(count / 10) }, (_, i) =>
      round({ player: Array(Math.min(10, count - 10 * i)).fill(card), banker: [] }),
    )
  const unburned = (decks: number) => shoe({ decks, events: [] })

  test.each([
    { decks: 6, card: 'AS', count: 6, expected: 'kept' },
    { decks: 6, card: 'AS', count: 7, expected: 'violated' },
    { decks: 8, card: 'KD', count: 8, expected: 'kept' },
    { decks: 8, card: 'KD', count: 9, expected: 'violated' },
    { decks: 12, card: '10C', count: 12, expected: 'kept' },
    { decks: 12, card: '10C', count: 13, expected: 'violated' },
    { decks: 6, card: 'A', count: 24, expected: 'kept' },
    { decks: 6, card: 'A', count: 25, expected: 'violated' },
    { decks: 8, card: '10', count: 32, expected: 'kept' },
    { decks: 8, card: '10', count: 33, expected: 'violated' },
  ])('$count times $card from $decks decks: $expected', async ({ decks, card, count, expected }) => {
    const verdict = await judge('1.1', [table(), unburned(decks), ...showing(count, card)])
    expect(came(verdict)).toBe(expected)
    expect(verdict.violations).toBe(expected === 'violated' ? 1 : 0)
  })

  test('10 and T are one rank', async () => {
    const records = [table(), unburned(8), ...showing(20, '10'), ...showing(13, 'T')]
    expect(came(await judge('1.1', records))).toBe('violated')
  })

  test('the card shown at the opening burn is one of them', async () => {
    const nine = (count: number) => [table(), shoe(), ...showing(count, '9H')]
    expect(came(await judge('1.1', nine(7)))).toBe('kept')
    expect(came(await judge('1.1', nine(8)))).toBe('violated')
  })

  test('each shoe has its own', async () => {
    const second = showing(8, 'AS').map((r) => ({ ...r, shoe: 'T1-2' }))
    const records = [table(), unburned(8), ...showing(8, 'AS'), { ...unburned(8), shoe: 'T1-2' }, ...second]
    expect(came(await judge('1.1', records))).toBe('kept')
  })

  test('an automatic shuffler takes its cards back after each round', async () => {
    const device = 'automatic-shuffler'
    const machine = [table({ device }), shoe({ device, events: [{ event: 'load', count: 416 }] })]
    expect(came(await judge('1.1', [...machine, ...showing(8, 'AS'), ...showing(8, 'AS')]))).toBe('kept')
    expect(came(await judge('1.1', [...machine, ...showing(9, 'AS')]))).toBe('violated')
  })

  test('stacked rounds come from no shoe', async () => {
    const stacked = { type: 'log', origin: 'stacked' }
    const verdict = await judge('1.1', [stacked, table(), ...showing(90, 'AS')])
    expect(verdict.violations).toBe(0)
  })
})

describe('article 2: cards behind the cut card', () => {
  const behind = (n: number, settings: Settings = {}) =>
    judge('2.1.c', [shoe({}, { event: 'insert-cut-card', behind: n })], settings)

  test.each([
    [undefined, 12],
    ['12', 12],
    ['14', 14],
    ['26', 26],
    ['20', 20],
  ])('cutCardMinimum %s: %i are enough, and one less is not', async (reading, least) => {
    const settings: Settings = reading === undefined ? {} : { cutCardMinimum: reading }
    expect(came(await behind(least, settings))).toBe('kept')
    expect(came(await behind(least - 1, settings))).toBe('violated')
  })

  test('the readings tell where they differ', async () => {
    const thirteen = await behind(13, { cutCardMinimum: '14' })
    expect(conformsUnder(thirteen)).toEqual(['cutCardMinimum = 12'])
    expect(under(thirteen, 'cutCardMinimum', '12')).toEqual({ violations: 0, differs: 1 })
    expect(under(thirteen, 'cutCardMinimum', '26')).toEqual({ violations: 1, differs: 0 })
    expect(differs(await behind(26), 'cutCardMinimum')).toBe(0)
    expect(differs(await behind(11), 'cutCardMinimum')).toBe(0)
  })
})

describe('article 2: the set that is loaded', () => {
  const loaded = (decks: number, count: number, settings: Settings = {}) =>
    judge('2.1.d', [shoe({ decks }, { event: 'load', facing: 'down', count })], settings)

  test.each([6, 8, 12])('%i decks: 52 cards a deck, not one less or more', async (decks) => {
    expect(came(await loaded(decks, 52 * decks - 1))).toBe('violated')
    expect(came(await loaded(decks, 52 * decks))).toBe('kept')
    expect(came(await loaded(decks, 52 * decks + 1))).toBe('violated')
  })

  test('jokers that the house declares are part of it', async () => {
    expect(came(await loaded(8, 432, { jokers: '2' }))).toBe('kept')
    expect(came(await loaded(8, 416, { jokers: '2' }))).toBe('violated')
  })
})

describe('article 2: the opening burn', () => {
  const burning = (count: number, shown?: string, decks = 8) =>
    shoe({ decks }, { event: 'burn', count, ...(shown && { shown }) })

  test.each([6, 8, 12])('by decks: %i, not one less or more', async (decks) => {
    const burned = (count: number) =>
      judge('2.1.e', [burning(count, undefined, decks)], { burnMethod: 'decks' })
    expect(came(await burned(decks - 1))).toBe('violated')
    expect(came(await burned(decks))).toBe('kept')
    expect(came(await burned(decks + 1))).toBe('violated')
  })

  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  /** What each rank burns, by hand from the two readings. */
  const byRank = [
    { burnFaceCount: '10', burnIncludesShown: 'no', burns: [...faces, 10, 10, 10, 10] },
    { burnFaceCount: '0', burnIncludesShown: 'no', burns: [...faces, 0, 0, 0, 0] },
    { burnFaceCount: '1', burnIncludesShown: 'no', burns: [...faces, 1, 1, 1, 1] },
    { burnFaceCount: '10', burnIncludesShown: 'yes', burns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9] },
    { burnFaceCount: '0', burnIncludesShown: 'yes', burns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0] },
    { burnFaceCount: '1', burnIncludesShown: 'yes', burns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0] },
  ]

  test.each(byRank)(
    'by the first card, a picture counting $burnFaceCount and the shown card counted: $burnIncludesShown',
    async ({ burns, ...readings }) => {
      const settings: Settings = { burnMethod: 'first-card', ...readings }
      const shoes = (more: number) =>
        ranks.flatMap((rank, i) => {
          const count = (burns[i] as number) + more
          return count < 0 ? [] : [burning(count, `${rank}H`)]
        })
      const right = await judge('2.1.f', shoes(0), settings)
      expect({ exercised: right.exercised, violations: right.violations }).toEqual({
        exercised: 13,
        violations: 0,
      })
      expect((await judge('2.1.f', shoes(1), settings)).violations).toBe(13)
      expect((await judge('2.1.f', shoes(-1), settings)).violations).toBe(burns.filter((n) => n > 0).length)
    },
  )

  test('the readings tell where they differ', async () => {
    const king = await judge('2.1.f', [burning(0, 'KS')], { burnMethod: 'first-card' })
    expect(came(king)).toBe('violated')
    expect(conformsUnder(king)).toEqual(['burnFaceCount = 0'])
    const five = await judge('2.1.f', [burning(5, '5S')], { burnMethod: 'first-card' })
    expect(differs(five, 'burnFaceCount')).toBe(0)
    expect(under(five, 'burnIncludesShown', 'yes')).toEqual({ violations: 1, differs: 1 })
  })

  test.each([1, 8])('fixed at %i, not one less or more', async (n) => {
    const burned = (count: number) => judge('2.1.h', [burning(count)], { burnMethod: `fixed:${n}` })
    expect(came(await burned(n - 1))).toBe('violated')
    expect(came(await burned(n))).toBe('kept')
    expect(came(await burned(n + 1))).toBe('violated')
  })

  test.each([
    [5, 'kept'],
    [8, 'kept'],
    [6, 'violated'],
    [9, 'violated'],
  ])('undeclared, of 8 decks after a 5: %i cards, %s', async (count, expected) => {
    expect(came(await judge('2.1.g', [burning(count, '5H')]))).toBe(expected)
  })
})

describe('article 2: demonstrations', () => {
  const shows = (n: number, name = 'T1-1') =>
    Array.from({ length: n }, () => round({ status: 'demonstration', shoe: name, bets: [] }))

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 2],
  ])('%i in a shoe: %i too many', async (n, violations) => {
    const verdict = await judge('2.2.b', [table(), shoe(), ...shows(n)])
    expect({ violations: verdict.violations, exercised: verdict.exercised }).toEqual({
      violations,
      exercised: n,
    })
  })

  test('each shoe has its own', async () => {
    const records = [table(), shoe(), ...shows(3), shoe({ shoe: 'T1-2' }), ...shows(3, 'T1-2')]
    expect(came(await judge('2.2.b', records))).toBe('kept')
  })

  /** The burn takes ten cards, the shown one among them. */
  const demonstration = (from: number) => round({ status: 'demonstration', bets: [], events: dealt(from) })
  const before = [table(), shoe(), demonstration(1), round({ events: dealt(15) })]
  const after = [table(), shoe(), demonstration(11), round({ events: dealt(15) })]

  test('before the burn or after it, as the house reads it', async () => {
    expect(came(await judge('2.2.a', after))).toBe('kept')
    expect(came(await judge('2.2.a', after, { demonstrationTiming: 'after-burn' }))).toBe('kept')
    expect(came(await judge('2.2.a', before, { demonstrationTiming: 'before-burn' }))).toBe('kept')
    const early = await judge('2.2.a', before)
    expect(came(early)).toBe('violated')
    expect(conformsUnder(early)).toEqual(['demonstrationTiming = before-burn'])
    const late = await judge('2.2.a', after, { demonstrationTiming: 'before-burn' })
    expect(came(late)).toBe('violated')
    expect(conformsUnder(late)).toEqual(['demonstrationTiming = after-burn'])
  })

  test('before the burn, no card has left the shoe unseen', async () => {
    expect(came(await judge('8', after))).toBe('kept')
    expect(came(await judge('8', before, { demonstrationTiming: 'before-burn' }))).toBe('kept')
    const unseen = [table(), shoe(), demonstration(1), round({ events: dealt(16) })]
    expect((await judge('8', unseen, { demonstrationTiming: 'before-burn' })).violations).toBe(1)
  })
})
