import { describe, expect, test } from 'vitest'
import type { RoundEvent } from '../src/log/round-log.generated'
import {
  came,
  conformsUnder,
  dealt,
  differs,
  judge,
  preparation,
  round,
  type Settings,
  shoe,
  table,
  under,
} from './support/boundaries'

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
