import { describe, expect, test } from 'vitest'
import type { Bet, RoundEvent } from '../src/log/round-log.generated'
import {
  bet,
  came,
  conformsUnder,
  dealt,
  differs,
  judge,
  round,
  type Settings,
  table,
  tie,
  under,
} from './support/boundaries'

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
