import { beforeAll, describe, expect, test } from 'vitest'
import type { Check } from '../src/judge/check'
import { judgeLog } from '../src/judge/run'
import { verdictsOf } from '../src/judge/verdict'
import type { ClauseVerdict } from '../src/judge/verdicts.generated'
import type { Bet, Round, RoundEvent, Shoe, ShoeEvent, Table } from '../src/log/round-log.generated'
import { loadRuleSet } from '../src/rulebook/register'
import { faultOfReading, type Setting } from '../src/rulebook/settings'
import { clauseOf, fileOf, logOf } from './support/command'
import { plan } from './support/plan'

type Settings = Partial<Record<Setting, string>>

const rules = loadRuleSet('macau')
let macau: Check[]
beforeAll(async () => {
  macau = await plan()
})

/** What one clause comes to in a log, by the readings that the house declares. */
const judge = async (
  clause: string,
  records: readonly object[],
  settings: Settings = {},
): Promise<ClauseVerdict> => {
  const declared = Object.entries(settings).map(([setting, reading]) => {
    expect(faultOfReading(setting, reading)).toBeUndefined()
    return { setting, reading, basis: 'house rules', since: '2026-01-01' }
  })
  const file = { houseRules: 'house rules', settings: declared }
  const checks = macau.filter((c) => c.clause === clause)
  const judged = await judgeLog({
    checks,
    files: [fileOf('log.ndjson', logOf(records))],
    names: ['log.ndjson'],
    house: file,
    workers: 0,
  })
  const house = { name: 'house-rules.json', file }
  return clauseOf(verdictsOf(judged, { rules, checks, scope: 'full', today: '2026-01-01', house }), clause)
}

/** Kept: its duty arose and was kept each time. */
const came = ({ violations, exercised, status }: ClauseVerdict) =>
  violations ? 'violated' : exercised ? 'kept' : status

/** What the clause would come to, had the house declared another reading. */
const under = (verdict: ClauseVerdict, setting: Setting, reading: string) => {
  const found = verdict.readings.find((r) => r.setting === setting && r.reading === reading)
  return found && { violations: found.violations, differs: found.differs }
}
/** How many cases the log can tell a setting's readings apart by. */
const differs = (verdict: ClauseVerdict, setting: Setting) => {
  const of = verdict.readings.filter((r) => r.setting === setting)
  expect(of.length).toBeGreaterThan(0)
  return of.reduce((n, r) => n + r.differs, 0)
}
/** The readings by which the first violation would be none. */
const conformsUnder = (verdict: ClauseVerdict) =>
  verdict.checks.find((c) => c.evidence.length)?.evidence[0]?.conformsUnder

const table = (change: Partial<Table> = {}): Table => ({
  type: 'table',
  table: 'T1',
  device: 'shoe',
  ...change,
})
const preparation: ShoeEvent[] = [
  { event: 'shuffle', by: 'dealer' },
  { event: 'cut', by: 'bettor' },
  { event: 'insert-cut-card', behind: 14 },
  { event: 'load', facing: 'down', count: 416 },
  { event: 'burn', shown: '9H', count: 9 },
]
/** A shoe made ready, with one of the steps made otherwise. */
const shoe = (change: Partial<Shoe> = {}, step?: ShoeEvent): Shoe => ({
  type: 'shoe',
  table: 'T1',
  shoe: 'T1-1',
  decks: 8,
  device: 'shoe',
  events: preparation.map((e) => (step && e.event === step.event ? step : e)),
  ...change,
})
let rounds = 0
const round = (change: Partial<Round> = {}): Round => ({
  type: 'round',
  table: 'T1',
  shoe: 'T1-1',
  round: `T1-1-${++rounds}`,
  player: ['4H', '3C'],
  banker: ['KD', '6S'],
  ...change,
})
/** The first four cards as they are dealt, from a position on. */
const dealt = (from?: number, { player, banker } = round()): RoundEvent[] =>
  [
    ['player', player[0]] as const,
    ['banker', banker[0]] as const,
    ['player', player[1]] as const,
    ['banker', banker[1]] as const,
  ].map(([to, card], i) => ({
    event: 'card',
    to,
    card,
    ...(from !== undefined && { position: from + i }),
  }))
const bet = (kind: string, stake: string, change: Partial<Bet> = {}): Bet => ({
  bettor: 'b1',
  bet: kind,
  stake,
  ...change,
})
const bankerWins = { player: ['KD', '6S'], banker: ['4H', '3C'] }
const tie = { player: ['4H', '3C'], banker: ['5D', '2S'] }

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

describe('article 3: rounds after the cut card', () => {
  const cut: RoundEvent = { event: 'cut-card' }
  const coming = {
    'before the first card of a round': [cut, ...dealt()],
    'within a round': [...dealt().slice(0, 2), cut, ...dealt().slice(2)],
    'after the last card of a round': [...dealt(), cut],
  }
  const followed = (when: keyof typeof coming, more: number, settings: Settings = {}) =>
    judge(
      '3.1.a',
      [
        table(),
        round({ events: coming[when] }),
        ...Array.from({ length: more }, () => round({ events: dealt() })),
      ],
      settings,
    )

  const first = 'before the first card of a round'
  const within = 'within a round'
  const last = 'after the last card of a round'
  const cases: [keyof typeof coming, string, string, number[]][] = [
    // Violations after 0, 1 and 2 more rounds.
    [within, 'one-more', 'current', [0, 0, 1]],
    [within, 'one-more', 'one-more', [0, 0, 1]],
    [within, 'current', 'current', [0, 1, 2]],
    [within, 'current', 'one-more', [0, 1, 2]],
    [last, 'one-more', 'current', [0, 0, 1]],
    [last, 'current', 'one-more', [0, 1, 2]],
    [first, 'one-more', 'current', [0, 0, 1]],
    [first, 'one-more', 'one-more', [0, 1, 2]],
    [first, 'current', 'current', [0, 1, 2]],
  ]
  test.each(cases)(
    '%s, lastRound %s, cutCardFirst %s: %j',
    async (when, lastRound, cutCardFirst, expected) => {
      const found = []
      for (const more of [0, 1, 2]) {
        const verdict = await followed(when, more, { lastRound, cutCardFirst })
        expect(verdict.exercised).toBe(1 + more)
        found.push(verdict.violations)
      }
      expect(found).toEqual(expected)
    },
  )

  test('a void round is none more', async () => {
    const records = [
      table(),
      round({ events: coming[within] }),
      round({ status: 'void', events: dealt() }),
      round({ events: dealt() }),
    ]
    expect(came(await judge('3.1.a', records))).toBe('kept')
    expect((await judge('3.1.a', [...records, round({ events: dealt() })])).violations).toBe(1)
  })

  test('the readings tell where they differ', async () => {
    const one = await followed(within, 1, { lastRound: 'current' })
    expect(conformsUnder(one)).toEqual(['lastRound = one-more'])
    expect(under(one, 'lastRound', 'one-more')).toEqual({ violations: 0, differs: 1 })
    expect(differs(one, 'cutCardFirst')).toBe(0)
    const none = await followed(within, 0)
    expect(differs(none, 'lastRound') + differs(none, 'cutCardFirst')).toBe(0)
    const early = await followed(first, 1, { cutCardFirst: 'one-more' })
    expect(conformsUnder(early)).toEqual(['cutCardFirst = current'])
  })
})

describe('article 3: what replaces soiled cards', () => {
  const replacing = (scope: 'set' | 'deck', soiledScope: string) =>
    judge('3.1.c', [shoe({ events: [{ event: 'replace-cards', scope }, ...preparation] })], { soiledScope })

  test.each([
    ['set', 'set', 'kept'],
    ['deck', 'set', 'violated'],
    ['set', 'deck', 'violated'],
    ['deck', 'deck', 'kept'],
  ] as const)('a %s where the house declares a %s: %s', async (scope, reading, expected) => {
    const verdict = await replacing(scope, reading)
    expect(came(verdict)).toBe(expected)
    expect(under(verdict, 'soiledScope', scope)).toMatchObject({ violations: 0 })
  })
})

describe('article 4: a card exposed before betting closed, or after, and the round void', () => {
  const exposed: RoundEvent = { event: 'exposed', card: '4H' }
  const closed: RoundEvent = { event: 'bets-closed' }
  const voided = (events: RoundEvent[], settings: Settings = {}) =>
    judge('4.b', [round({ status: 'void', events: [...events, ...dealt()], bets: [] })], settings)

  test('before, it stands where the house reads article 4 so', async () => {
    const verdict = await voided([exposed, closed])
    expect(came(verdict)).toBe('violated')
    expect(under(verdict, 'exposedPreDeal', 'no')).toEqual({ violations: 0, differs: 1 })
    expect(came(await voided([exposed, closed], { exposedPreDeal: 'no' }))).toBe('not-applicable')
  })

  test('after, it stands by either reading', async () => {
    for (const exposedPreDeal of ['yes', 'no']) {
      const verdict = await voided([closed, exposed], { exposedPreDeal })
      expect(came(verdict)).toBe('violated')
      expect(differs(verdict, 'exposedPreDeal')).toBe(0)
    }
  })
})

describe('article 5: totals', () => {
  const rank = (points: number) => (points === 0 ? 'Q' : points === 1 ? 'A' : String(points))

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('%i is stated, and nothing else', async (total) => {
    // Of a picture and a card, and of a sum that loses its ten.
    for (const player of [
      ['K', rank(total)],
      ['9', rank(total + 1)],
    ]) {
      const states = (playerTotal: number) =>
        judge('5.1', [round({ player, banker: ['J', 'Q'], playerTotal, bankerTotal: 0 })])
      expect(came(await states(total))).toBe('kept')
      for (const wrong of [total - 1, total + 1, total + 10])
        expect((await states(wrong)).violations, `${player} stated as ${wrong}`).toBe(1)
    }
  })
})

describe('article 7: which cards are turned first', () => {
  const reveal = (hand: 'player' | 'banker', ...cards: string[]): RoundEvent => ({
    event: 'reveal',
    hand,
    cards,
  })
  const three = { player: ['4H', 'AC', '2S'], banker: ['KD', '7S'] }
  const turning = (
    hands: { player: string[]; banker: string[] },
    events: RoundEvent[],
    revealOrder: string,
  ) =>
    judge('7.1.c', [table(), round({ ...hands, events: [...dealt(undefined, round(hands)), ...events] })], {
      revealOrder,
    })
  const thirdLater = [reveal('player', '4H', 'AC'), reveal('banker', 'KD', '7S'), reveal('player', '2S')]
  const thirdFirst = [reveal('player', '4H', 'AC'), reveal('player', '2S'), reveal('banker', 'KD', '7S')]

  test('the first two, or all of them', async () => {
    expect(came(await turning(three, thirdLater, 'initial'))).toBe('kept')
    expect(came(await turning(three, thirdFirst, 'initial'))).toBe('kept')
    expect(came(await turning(three, thirdFirst, 'all'))).toBe('kept')
    const verdict = await turning(three, thirdLater, 'all')
    expect(came(verdict)).toBe('violated')
    expect(conformsUnder(verdict)).toEqual(['revealOrder = initial'])
  })

  test('one of the first two is not enough', async () => {
    const half = [reveal('player', '4H'), reveal('banker', 'KD', '7S'), reveal('player', 'AC')]
    expect(came(await turning(three, half, 'initial'))).toBe('violated')
  })

  test('where the Player has two, the readings do not differ', async () => {
    const two = { player: ['4H', '3C'], banker: ['KD', '7S'] }
    const verdict = await turning(two, [reveal('player', '4H', '3C'), reveal('banker', 'KD', '7S')], 'all')
    expect(came(verdict)).toBe('kept')
    expect(differs(verdict, 'revealOrder')).toBe(0)
  })
})

describe('article 8: positions in the shoe', () => {
  const burn = (count: number): RoundEvent => ({ event: 'burn', count })
  /** The opening burn takes ten cards. */
  const gaps = async (...events: RoundEvent[][]) =>
    (await judge('8', [table(), shoe(), ...events.map((e) => round({ events: e }))])).violations

  test('the first card follows the opening burn', async () => {
    expect(await gaps(dealt(11))).toBe(0)
    expect(await gaps(dealt(10))).toBe(1)
    expect(await gaps(dealt(12))).toBe(1)
  })

  test('a gap of one card is a card that left unseen, unless it was burned', async () => {
    expect(await gaps(dealt(11), dealt(15))).toBe(0)
    expect(await gaps(dealt(11), dealt(16))).toBe(1)
    expect(await gaps(dealt(11), [burn(1), ...dealt(16)])).toBe(0)
    expect(await gaps(dealt(11), [burn(2), ...dealt(16)])).toBe(1)
    expect(await gaps(dealt(11), [burn(1), ...dealt(15)])).toBe(1)
  })

  test('a card is dealt twice', async () => {
    expect(await gaps(dealt(11), dealt(14))).toBe(1)
    expect(await gaps(dealt(11), dealt(11))).toBe(1)
  })

  test('a break within a round', async () => {
    const [a, b, c, d] = dealt(11) as [RoundEvent, RoundEvent, RoundEvent, RoundEvent]
    expect(await gaps([a, b, d, c])).toBe(1)
    expect(await gaps([a, b, ...dealt(14).slice(0, 2)])).toBe(1)
    expect(await gaps([a, a, b, c])).toBe(1)
  })

  test('cards burned within a round are out of their time, and accounted for', async () => {
    const [a, b] = dealt(11) as [RoundEvent, RoundEvent]
    const [, , c, d] = dealt(12) as [RoundEvent, RoundEvent, RoundEvent, RoundEvent]
    expect(await gaps([a, b, burn(1), c, d])).toBe(1)
    expect(await gaps([a, b, burn(2), c, d])).toBe(2)
  })

  test('one missing card is reported once, and what follows is in order again', async () => {
    expect(await gaps(dealt(11), dealt(16), dealt(20), dealt(24))).toBe(1)
  })

  test('cards that a void round or a demonstration used are accounted for', async () => {
    const records = [
      table(),
      shoe(),
      round({ status: 'demonstration', events: dealt(11), bets: [] }),
      round({ status: 'void', events: dealt(15) }),
      round({ events: dealt(19) }),
    ]
    expect(came(await judge('8', records))).toBe('kept')
  })

  test('tables do not mix', async () => {
    const other = (from: number) => round({ table: 'T2', shoe: 'T2-1', events: dealt(from) })
    const records = [
      table(),
      table({ table: 'T2' }),
      shoe(),
      shoe({ table: 'T2', shoe: 'T2-1' }),
      round({ events: dealt(11) }),
      other(11),
      round({ events: dealt(15) }),
      other(15),
    ]
    expect(came(await judge('8', records))).toBe('kept')
  })

  test.each([
    ['unbounded', [0, 0, 0]],
    ['1', [0, 1, 1]],
    ['3', [0, 0, 1]],
  ])('roundBurnMaximum %s: of 1, 3 and 4 cards too many are %j', async (roundBurnMaximum, expected) => {
    const found = []
    for (const count of [1, 3, 4])
      found.push(
        (await judge('8', [round({ events: [burn(count), ...dealt()] })], { roundBurnMaximum })).violations,
      )
    expect(found).toEqual(expected)
  })
})

describe('article 10: until when a misdeal may be put right', () => {
  const misdeal: RoundEvent = { event: 'misdeal', kind: 'wrong-hand' }
  const correction: RoundEvent = { event: 'correction', of: 'wrong-hand' }
  const turn: RoundEvent = { event: 'reveal', hand: 'player', cards: ['4H', '3C'] }
  const settlement: RoundEvent = { event: 'settlement' }
  const [a, b, c, d] = dealt() as [RoundEvent, RoundEvent, RoundEvent, RoundEvent]
  const corrected = {
    'at once': [a, misdeal, correction, b, c, d, turn, settlement],
    'after the next card': [a, misdeal, b, correction, c, d, turn, settlement],
    'after the cards were turned': [a, b, c, misdeal, d, turn, correction, settlement],
    'after the settlement': [a, b, c, misdeal, d, turn, settlement, correction],
    never: [a, misdeal, b, c, d, turn, settlement],
  }
  const windows = ['next-card', 'reveal', 'settlement']
  const cases: [keyof typeof corrected, number[]][] = [
    ['at once', [0, 0, 0]],
    ['after the next card', [1, 0, 0]],
    ['after the cards were turned', [1, 1, 0]],
    ['after the settlement', [1, 1, 1]],
    ['never', [1, 1, 1]],
  ]
  test.each(cases)('%s: violations by window %j', async (when, expected) => {
    for (const [i, correctionWindow] of windows.entries()) {
      const verdict = await judge('10.a', [round({ events: corrected[when] })], { correctionWindow })
      expect({ correctionWindow, violations: verdict.violations, exercised: verdict.exercised }).toEqual({
        correctionWindow,
        violations: expected[i],
        exercised: 1,
      })
      // What the other readings would have made of it is told under each.
      for (const [j, other] of windows.entries())
        expect(under(verdict, 'correctionWindow', other)).toEqual({
          violations: expected[j],
          differs: expected[i] === expected[j] ? 0 : 1,
        })
    }
  })

  test('a void round puts an end to it', async () => {
    expect(came(await judge('10.a', [round({ status: 'void', events: corrected.never })]))).toBe('kept')
  })

  const voided = (...bets: Bet[]) => [round({ status: 'void', events: [...dealt(), misdeal], bets })]

  test('a void round returns all bets, or the main bets', async () => {
    const kept = voided(bet('player', '100', { returned: '100' }), bet('tie', '100', { returned: '0' }))
    const verdict = await judge('10.b', kept)
    expect(came(verdict)).toBe('violated')
    expect(under(verdict, 'voidScope', 'main-bets')).toEqual({ violations: 0, differs: 1 })
    expect(came(await judge('10.b', kept, { voidScope: 'main-bets' }))).toBe('kept')
  })

  test('not one unit less', async () => {
    for (const voidScope of ['all-bets', 'main-bets']) {
      const verdict = await judge('10.b', voided(bet('banker', '100', { returned: '99.5' })), { voidScope })
      expect(came(verdict)).toBe('violated')
      expect(differs(verdict, 'voidScope')).toBe(0)
    }
  })
})

describe('article 12: bets after a tie', () => {
  const clauses = { cancel: '12.1', keep: '12.2', increase: '12.3.1', reduce: '12.3.1', switch: '12.3.2' }
  const actions = Object.keys(clauses) as (keyof typeof clauses)[]
  const undecided = bet('player', '200', { id: 'a', returned: '0', standing: '200' })
  const goesOn = { id: 'b', from: 'a' }
  const next: Record<keyof typeof clauses, Bet[]> = {
    cancel: [],
    keep: [bet('player', '200', goesOn)],
    increase: [bet('player', '200.5', goesOn)],
    reduce: [bet('player', '199.5', goesOn)],
    switch: [bet('banker', '200', goesOn)],
  }
  const became = (action: keyof typeof clauses) => [
    round({ ...tie, betsComplete: true, bets: [undecided] }),
    round({ betsComplete: true, bets: next[action] }),
  ]

  test.each(actions)('%s: where the house lets it, and not where it does not', async (action) => {
    const clause = clauses[action]
    expect(came(await judge(clause, became(action)))).toBe('kept')
    expect(came(await judge(clause, became(action), { tieBets: action }))).toBe('kept')
    const tieBets = actions.filter((a) => a !== action).join(',')
    const verdict = await judge(clause, became(action), { tieBets })
    expect(came(verdict)).toBe('violated')
    expect(verdict.violations).toBe(1)
    // Every other reading leaves out one action: all but one of them allow this one.
    expect(conformsUnder(verdict)).toHaveLength(4)
    expect(under(verdict, 'tieBets', tieBets)).toEqual({ violations: 1, differs: 0 })
  })

  test.each(actions)('%s is judged by its own clause alone', async (action) => {
    for (const clause of new Set(Object.values(clauses)))
      if (clause !== clauses[action])
        expect(came(await judge(clause, became(action), { tieBets: 'keep' }))).toBe('not-applicable')
  })

  test('moved and reduced is both', async () => {
    const both = [
      round({ ...tie, betsComplete: true, bets: [undecided] }),
      round({ betsComplete: true, bets: [bet('banker', '100', goesOn)] }),
    ]
    expect(came(await judge('12.3.1', both, { tieBets: 'switch' }))).toBe('violated')
    expect(came(await judge('12.3.2', both, { tieBets: 'reduce' }))).toBe('violated')
  })

  const givenBack = round({
    ...tie,
    betsComplete: true,
    bets: [bet('player', '200', { id: 'a', returned: '200' })],
  })

  /** A new bet, or the same one again: the log does not say, and a house's rule is broken only where both would. */
  const again = (kind: string, stake: string) => [
    givenBack,
    round({ betsComplete: true, bets: [bet(kind, stake, { id: 'b' })] }),
  ]

  test.each([
    ['player', '100', '12.3.1'],
    ['player', '200', '12.2'],
    ['player', '300', '12.3.1'],
    ['banker', '200', '12.3.2'],
  ])('a bet given back, and %s for %s next', async (kind, stake, clause) => {
    expect(came(await judge('12.1', again(kind, stake), { tieBets: 'cancel' }))).toBe('kept')
    expect(came(await judge(clause, again(kind, stake), { tieBets: 'cancel' }))).toBe('not-applicable')
    // Where no bet may be cancelled it went on, as the house lets it or not.
    const tieBets = actions.filter((a) => a !== 'cancel').join(',')
    expect(came(await judge('12.1', again(kind, stake), { tieBets }))).toBe('not-applicable')
    expect(came(await judge(clause, again(kind, stake), { tieBets }))).toBe('kept')
    const others = actions.filter((a) => a !== 'cancel' && clauses[a] !== clause).join(',')
    expect(came(await judge(clause, again(kind, stake), { tieBets: others }))).toBe('violated')
  })

  test('a bet given back because its shoe ended on the tie is not cancelled, where the house gives it back', async () => {
    const ended = [givenBack, round({ shoe: 'T1-2', betsComplete: true, bets: [] })]
    const refund = { tieBets: 'keep', tieAtLastRound: 'refund' }
    expect(came(await judge('12.1', ended, refund))).not.toBe('violated')
    expect(came(await judge('12.1', ended, { ...refund, tieAtLastRound: 'next-shoe' }))).toBe('violated')
    const within = [givenBack, round({ betsComplete: true, bets: [] })]
    expect(came(await judge('12.1', within, refund))).toBe('violated')
  })

  const nextShoe = [
    round({ ...tie, betsComplete: true, bets: [undecided] }),
    round({ shoe: 'T1-2', betsComplete: true, bets: next.keep }),
  ]

  test('at the last round of a shoe, a stake goes on in the next or back', async () => {
    expect(came(await judge('12.0.b', nextShoe))).toBe('kept')
    const verdict = await judge('12.0.b', nextShoe, { tieAtLastRound: 'refund' })
    expect(came(verdict)).toBe('violated')
    expect(conformsUnder(verdict)).toEqual(['tieAtLastRound = next-shoe'])
  })

  test('within a shoe the readings do not differ', async () => {
    for (const tieAtLastRound of ['next-shoe', 'refund']) {
      const verdict = await judge('12.0.b', became('keep'), { tieAtLastRound })
      expect(came(verdict)).toBe('kept')
      expect(differs(verdict, 'tieAtLastRound')).toBe(0)
    }
  })

  test.each([
    ['99.5', 'violated'],
    ['100', 'kept'],
    ['100.5', 'violated'],
  ])('a tie gives back %s of 100: %s', async (returned, expected) => {
    const records = [round({ ...tie, bets: [bet('banker', '100', { returned })] })]
    expect(came(await judge('12.0.c', records))).toBe(expected)
  })

  test.each([
    ['40', '60', 'kept'],
    ['40', '59.5', 'violated'],
    ['40', '60.5', 'violated'],
    ['0', '100', 'kept'],
  ])('a tie gives back %s of 100 and leaves %s standing: %s', async (returned, standing, expected) => {
    const records = [round({ ...tie, bets: [bet('banker', '100', { returned, standing })] })]
    expect(came(await judge('12.0.c', records))).toBe(expected)
  })
})

describe('article 13: a pair bet beside a main bet', () => {
  const pair = bet('player-pair', '100')

  test.each([
    { beside: 'no other bet', bets: [pair], expected: 'violated' },
    { beside: 'a bet on the Banker', bets: [pair, bet('banker', '100')], expected: 'kept' },
    { beside: 'a bet on the Tie', bets: [pair, bet('tie', '100')], expected: 'violated' },
    {
      beside: "another's bet on the Player",
      bets: [pair, bet('player', '100', { bettor: 'b2' })],
      expected: 'violated',
    },
    {
      beside: 'a refused bet on the Player',
      bets: [pair, bet('player', '100', { status: 'refused' })],
      expected: 'violated',
    },
  ])('beside $beside: $expected', async ({ bets, expected }) => {
    const verdict = await judge('13.4.a', [round({ bets })], { pairNeedsMainBet: 'yes' })
    expect(came(verdict)).toBe(expected)
    expect(under(verdict, 'pairNeedsMainBet', 'no')).toMatchObject({ violations: 0 })
  })
})

describe('article 14: unequal stakes', () => {
  const limited = table({ differential: '500' })
  const unequal = (differential: string, ...bets: Bet[]) =>
    judge('14', [limited, round({ betsComplete: true, bets })], { differential })
  const sides = (player: string, banker: string, bettor = 'b2') => [
    bet('player', player),
    bet('banker', banker, { bettor }),
  ]

  test.each([
    { reading: 'difference', at: sides('700', '200'), over: sides('700.5', '200') },
    { reading: 'difference', at: sides('200', '700'), over: sides('200', '700.5') },
    { reading: 'total', at: sides('500', '500'), over: sides('500.5', '500') },
    { reading: 'total', at: sides('0', '500'), over: sides('0', '500.5') },
    { reading: 'per-bettor', at: sides('500', '500'), over: sides('500', '500.5') },
    { reading: 'per-bettor', at: sides('900', '400', 'b1'), over: sides('900.5', '400', 'b1') },
  ])('$reading: at the limit, and over it', async ({ reading, at, over }) => {
    expect(came(await unequal(reading, ...at))).toBe('kept')
    expect(came(await unequal(reading, ...over))).toBe('violated')
  })

  test('a refused stake does not count', async () => {
    const bets = [bet('player', '500'), bet('player', '500', { status: 'refused' })]
    expect(came(await unequal('difference', ...bets))).toBe('kept')
  })

  test('the readings tell where they differ', async () => {
    const balanced = await unequal('total', ...sides('600', '600'))
    expect(came(balanced)).toBe('violated')
    expect(conformsUnder(balanced)).toEqual(['differential = difference'])
    expect(under(balanced, 'differential', 'per-bettor')).toEqual({ violations: 1, differs: 0 })
    const one = await unequal('difference', bet('player', '600'))
    expect(came(one)).toBe('violated')
    expect(differs(one, 'differential')).toBe(0)
    expect(differs(await unequal('difference', ...sides('100', '200')), 'differential')).toBe(0)
  })
})

describe("article 15: boxes of the seated, and who stands behind a seated bettor's bet", () => {
  const boxes = table({ reservedBoxes: [1, 2, 3] })
  const standing = (box: number) => bet('player', '100', { bettor: 'b9', posture: 'standing', box })
  const seated = (box: number) => bet('player', '100', { posture: 'seated', seat: box, box })
  const betting = (settings: Settings, ...bets: Bet[]) => judge('15', [boxes, round({ bets })], settings)

  test('the last reserved box and the first that is not', async () => {
    expect(came(await betting({}, standing(3)))).toBe('violated')
    expect(came(await betting({}, standing(4)))).toBe('kept')
  })

  test('behind a seated bet, as the house reads it', async () => {
    const verdict = await betting({}, standing(3), seated(3))
    expect(came(verdict)).toBe('violated')
    expect(conformsUnder(verdict)).toEqual(['seatOwnership = standers-behind'])
    const behind: Settings = { seatOwnership: 'standers-behind' }
    expect(came(await betting(behind, standing(3), seated(3)))).toBe('kept')
    const elsewhere = await betting(behind, standing(3), seated(2))
    expect(came(elsewhere)).toBe('violated')
    expect(differs(elsewhere, 'seatOwnership')).toBe(0)
  })
})

describe('article 16: who holds the cards', () => {
  const seat = (n: number, kind: string, stake: string): Bet =>
    bet(kind, stake, { bettor: `b${n}`, seat: n, posture: 'seated' })
  const held = (bySeat: number, bets: Bet[], settings: Settings = {}) =>
    judge(
      '16.2.a',
      [
        table({ holding: 'allowed' }),
        round({
          betsComplete: true,
          bets,
          holders: { player: { seat: bySeat }, banker: { dealer: true } },
        }),
      ],
      settings,
    )

  test('one unit more decides', async () => {
    const bets = [seat(1, 'player', '300'), seat(2, 'player', '300.5')]
    expect(came(await held(2, bets))).toBe('kept')
    const verdict = await held(1, bets)
    expect(came(verdict)).toBe('violated')
    expect(differs(verdict, 'holderTie')).toBe(0)
  })

  test('of equal stakes, any or the earliest', async () => {
    const bets = [seat(1, 'player', '300'), seat(2, 'player', '300')]
    for (const holder of [1, 2]) expect(came(await held(holder, bets))).toBe('kept')
    expect(came(await held(1, bets, { holderTie: 'earliest' }))).toBe('kept')
    const verdict = await held(2, bets, { holderTie: 'earliest' })
    expect(came(verdict)).toBe('violated')
    expect(conformsUnder(verdict)).toEqual(['holderTie = any'])
  })

  test('on the hand, or over the table', async () => {
    const bets = [seat(1, 'player', '300'), seat(2, 'banker', '500')]
    expect(came(await held(1, bets))).toBe('kept')
    expect(came(await held(2, bets, { holderScope: 'overall' }))).toBe('kept')
    const verdict = await held(1, bets, { holderScope: 'overall' })
    expect(came(verdict)).toBe('violated')
    expect(conformsUnder(verdict)).toEqual(['holderScope = per-hand'])
  })

  test("a standing bettor's larger stake does not count, and holding it does not either", async () => {
    const stander = bet('player', '900', { bettor: 'b9', posture: 'standing' })
    expect(came(await held(1, [seat(1, 'player', '300'), stander]))).toBe('kept')
  })

  test("a bettor's stakes on a hand count together", async () => {
    const bets = [seat(1, 'player', '200'), seat(1, 'player', '200'), seat(2, 'player', '300')]
    expect(came(await held(1, bets))).toBe('kept')
    expect(came(await held(2, bets))).toBe('violated')
  })
})

describe('article 17: payouts, to the unit', () => {
  const pays = async (clause: string, change: Partial<Round>, kind: string, stake: string, due: number) => {
    const found = []
    for (const more of [-0.5, 0, 0.5])
      found.push(
        came(
          await judge(clause, [
            round({ ...change, bets: [bet(kind, stake, { returned: `${due + more}` })] }),
          ]),
        ),
      )
    expect(found).toEqual(['violated', 'kept', 'violated'])
  }

  test('the Player, 1 to 1', () => pays('17.1', {}, 'player', '12.5', 25))
  test('the Tie, 8 to 1', () => pays('17.2', tie, 'tie', '12.5', 112.5))
  test('a pair, 11 to 1', () => pays('17.3', { player: ['4H', '4C'] }, 'player-pair', '12.5', 150))
  test('a losing bet, nothing', async () => {
    expect(came(await judge('17.4', [round({ bets: [bet('banker', '10', { returned: '0' })] })]))).toBe(
      'kept',
    )
    expect(came(await judge('17.4', [round({ bets: [bet('banker', '10', { returned: '0.5' })] })]))).toBe(
      'violated',
    )
  })
})

describe('article 18: commission', () => {
  const stakes = [15, 25, 50, 105]
  /** 5 % of each stake, rounded by hand. */
  const commissions: Record<string, Record<string, number[]>> = {
    floor: {
      '0.01': [0.75, 1.25, 2.5, 5.25],
      '0.5': [0.5, 1, 2.5, 5],
      '1': [0, 1, 2, 5],
      '5': [0, 0, 0, 5],
      '10': [0, 0, 0, 0],
    },
    ceil: {
      '0.01': [0.75, 1.25, 2.5, 5.25],
      '0.5': [1, 1.5, 2.5, 5.5],
      '1': [1, 2, 3, 6],
      '5': [5, 5, 5, 10],
      '10': [10, 10, 10, 10],
    },
    'half-up': {
      '0.01': [0.75, 1.25, 2.5, 5.25],
      '0.5': [1, 1.5, 2.5, 5.5],
      '1': [1, 1, 3, 5],
      '5': [0, 0, 5, 5],
      '10': [0, 0, 0, 10],
    },
  }
  const exact = [0.75, 1.25, 2.5, 5.25]
  const roundings = Object.entries(commissions).flatMap(([how, units]) =>
    Object.entries(units).map(([unit, due]) => ({ reading: `${how}:${unit}`, due })),
  )
  /** A winning bet of each stake, each another bettor's, less the commission given. */
  const won = (due: readonly number[], more = 0) =>
    stakes.map((stake, i) =>
      round({
        ...bankerWins,
        bets: [bet('banker', `${stake}`, { returned: `${2 * stake - (due[i] as number) + more}` })],
      }),
    )

  test.each([{ reading: 'exact', due: exact }, ...roundings])('$reading: $due', async ({ reading, due }) => {
    const settings = { commissionRounding: reading }
    const right = await judge('18.1', won(due), settings)
    expect({ violations: right.violations, exercised: right.exercised }).toEqual({
      violations: 0,
      exercised: 4,
    })
    expect((await judge('18.1', won(due, 0.01), settings)).violations).toBe(4)
    expect((await judge('18.1', won(due, -0.01), settings)).violations).toBe(4)
    // What every other reading would have made of the same payments.
    for (const other of roundings) {
      const apart = due.filter((d, i) => d !== other.due[i]).length
      expect({ other: other.reading, ...under(right, 'commissionRounding', other.reading) }).toEqual({
        other: other.reading,
        violations: apart,
        differs: apart,
      })
    }
  })

  test('a stake whose commission needs no rounding tells no reading apart', async () => {
    const records = [round({ ...bankerWins, bets: [bet('banker', '200', { returned: '390' })] })]
    const verdict = await judge('18.1', records, { commissionRounding: 'floor:1' })
    expect(came(verdict)).toBe('kept')
    expect(differs(verdict, 'commissionRounding')).toBe(0)
  })

  test('undeclared, it is exact where the table can pay it, and undecided where it cannot', async () => {
    const bets = [bet('banker', '50', { returned: '97.5' })]
    const payable = await judge('18.1', [table({ unit: '0.50' }), round({ ...bankerWins, bets })])
    expect(came(payable)).toBe('kept')
    const unpayable = await judge('18.1', [table({ unit: '1' }), round({ ...bankerWins, bets })])
    expect(unpayable).toMatchObject({ status: 'inconclusive', violations: 0 })
    expect(unpayable.reason).toContain('the house has not declared commissionRounding')
  })

  test("on each bet, or on a bettor's together", async () => {
    const two = (returned: [string, string], bettor = 'b1') => [
      round({
        ...bankerWins,
        bets: [
          bet('banker', '50', { returned: returned[0] }),
          bet('banker', '50', { bettor, returned: returned[1] }),
        ],
      }),
    ]
    const settings = (commissionBase: string) => ({ commissionRounding: 'floor:1', commissionBase })
    // 2.50 each comes to 2 and 2; 5 on both together.
    expect(came(await judge('18.1', two(['98', '98']), settings('per-bet')))).toBe('kept')
    expect(came(await judge('18.1', two(['98', '97']), settings('per-bettor')))).toBe('kept')
    const apart = await judge('18.1', two(['98', '98']), settings('per-bettor'))
    expect(came(apart)).toBe('violated')
    expect(conformsUnder(apart)).toContain('commissionBase = per-bet')
    // Two bettors have nothing together.
    const strangers = await judge('18.1', two(['98', '98'], 'b2'), settings('per-bettor'))
    expect(came(strangers)).toBe('kept')
    expect(under(strangers, 'commissionBase', 'per-bet')).toEqual({ violations: 0, differs: 0 })
  })

  const five = { player: ['2D', 'KC', '2H'], banker: ['3H', '2C'] }
  const six = { player: ['2D', 'KC', '3H'], banker: ['4H', '2C'] }
  const sixOfThree = { player: ['KD', 'AC', '4H'], banker: ['2H', '2C', '2S'] }
  const seven = { player: ['KD', '6C'], banker: ['4H', '3C'] }
  test.each([
    { on: '5', hands: five, due: { commission: 195, 'half-on-six': 200 } },
    { on: '6 of two cards', hands: six, due: { commission: 195, 'half-on-six': 150 } },
    { on: '6 of three cards', hands: sixOfThree, due: { commission: 195, 'half-on-six': 150 } },
    { on: '7', hands: seven, due: { commission: 195, 'half-on-six': 200 } },
  ])('the Banker wins on $on: $due', async ({ hands, due }) => {
    for (const mode of ['commission', 'half-on-six'] as const)
      for (const returned of [150, 195, 200]) {
        const records = [
          table({ mode }),
          round({ ...hands, bets: [bet('banker', '100', { returned: `${returned}` })] }),
        ]
        const expected = returned === due[mode] ? 'kept' : 'violated'
        expect({ mode, returned, came: came(await judge('18.1', records)) }).toEqual({
          mode,
          returned,
          came: expected,
        })
        // Where the log does not say, the house rules do.
        expect(came(await judge('18.1', records.slice(1), { commissionMode: mode }))).toBe(expected)
      }
  })

  test('half of an odd stake on a six', async () => {
    const paid = (returned: string) =>
      judge('18.1', [
        table({ mode: 'half-on-six' }),
        round({ ...six, bets: [bet('banker', '25', { returned })] }),
      ])
    expect(came(await paid('37.5'))).toBe('kept')
    expect(came(await paid('37'))).toBe('violated')
  })

  test.each([
    ['5', 'kept'],
    ['4.5', 'violated'],
    ['0', 'violated'],
  ])('a commission of %s stated beside 195 returned for 100: %s', async (commission, expected) => {
    const records = [round({ ...bankerWins, bets: [bet('banker', '100', { returned: '195', commission })] })]
    expect(came(await judge('18.1', records))).toBe(expected)
  })

  test.each([
    ['200', '5', 'kept'],
    ['200', '4.5', 'violated'],
    ['195', '5', 'violated'],
  ])('%s returned and %s owed for 100: %s', async (returned, commission, expected) => {
    const owed = { returned, commission, commissionCollected: 'owed' } as const
    const records = [round({ ...bankerWins, bets: [bet('banker', '100', owed)] })]
    expect(came(await judge('18.1', records))).toBe(expected)
  })
})

describe('article 18: limits', () => {
  const kinds = ['player', 'banker', 'tie', 'player-pair', 'banker-pair']
  const limits = table({
    limits: Object.fromEntries(kinds.map((kind) => [kind, { minimum: '100', maximum: '1000' }])),
  })
  const staking = (clause: string, bets: Bet[], settings: Settings = {}) =>
    judge(clause, [limits, round({ bets })], settings)

  test.each(kinds)('the maximum of a bet on %s', async (kind) => {
    for (const limitScope of ['per-bettor', 'per-bet']) {
      const on = (stake: string) => staking('18.2.a', [bet(kind, stake)], { limitScope })
      expect(came(await on('999.5'))).toBe('kept')
      const at = await on('1000')
      expect(came(at)).toBe('kept')
      expect(differs(at, 'limitScope')).toBe(0)
      expect(came(await on('1000.5'))).toBe('violated')
    }
  })

  const split = (a: string, b: string, change: Partial<Bet> = {}) => [
    bet('player', a),
    bet('player', b, change),
  ]

  test("a bettor's stakes together, or each", async () => {
    expect(came(await staking('18.2.a', split('500', '500')))).toBe('kept')
    const over = await staking('18.2.a', split('500', '500.5'))
    expect(over.violations).toBe(1)
    expect(conformsUnder(over)).toEqual(['limitScope = per-bet'])
    const each = await staking('18.2.a', split('500', '500.5'), { limitScope: 'per-bet' })
    expect(came(each)).toBe('kept')
    expect(under(each, 'limitScope', 'per-bettor')).toMatchObject({ violations: 1 })
  })

  test.each([
    ["another bettor's stake", { bettor: 'b2' }],
    ['a refused stake', { status: 'refused' }],
    ['a cancelled stake', { status: 'cancelled' }],
    ['a stake in another currency', { currency: 'HKD' }],
    ['a stake on another bet', { bet: 'banker' }],
  ] as const)('%s does not count', async (_, change) => {
    expect(came(await staking('18.2.a', split('1000', '1000', change)))).toBe('kept')
  })

  test('the minimum of a bet on the Player', async () => {
    for (const limitScope of ['per-bettor', 'per-bet']) {
      const on = (stake: string) => staking('18.2.c', [bet('player', stake)], { limitScope })
      expect(came(await on('99.5'))).toBe('violated')
      expect(came(await on('100'))).toBe('kept')
      expect(came(await on('100.5'))).toBe('kept')
    }
    expect(came(await staking('18.2.c', split('50', '50')))).toBe('kept')
    const each = await staking('18.2.c', split('50', '50'), { limitScope: 'per-bet' })
    expect(came(each)).toBe('violated')
    expect(under(each, 'limitScope', 'per-bettor')).toMatchObject({ violations: 0 })
  })

  test('above the minimum, where the house reads it so', async () => {
    const on = (stake: string) => staking('18.2.c', [bet('player', stake)], { playerMinimum: 'above' })
    const at = await on('100')
    expect(came(at)).toBe('violated')
    expect(conformsUnder(at)).toEqual(['playerMinimum = at-least'])
    const over = await on('100.5')
    expect(came(over)).toBe('kept')
    expect(differs(over, 'playerMinimum')).toBe(0)
  })

  test.each([
    ['minimum', ['100', '200', '1000'], ['0', '50', '99.5', '100.5', '150', '199.5']],
    ['unit:50', ['50', '100', '150', '1000'], ['25', '49.5', '100.5', '125']],
    ['unit:0.5', ['100.5', '150', '0.5'], ['100.25', '0.25']],
  ])('a stake on the Banker is a multiple, bankerMultiple %s', async (bankerMultiple, multiples, others) => {
    for (const stake of multiples)
      expect(came(await staking('18.2.b', [bet('banker', stake)], { bankerMultiple })), stake).toBe('kept')
    for (const stake of others)
      expect(came(await staking('18.2.b', [bet('banker', stake)], { bankerMultiple })), stake).toBe(
        'violated',
      )
  })

  test('a declared unit beside the minimum: the readings tell where they differ', async () => {
    const half = await staking('18.2.b', [bet('banker', '150')], { bankerMultiple: 'unit:50' })
    expect(under(half, 'bankerMultiple', 'minimum')).toEqual({ violations: 1, differs: 1 })
    const whole = await staking('18.2.b', [bet('banker', '200')], { bankerMultiple: 'unit:50' })
    expect(differs(whole, 'bankerMultiple')).toBe(0)
  })
})
