import { describe, expect, test } from 'vitest'
import type { Bet, Round } from '../src/log/round-log.generated'
import {
  bankerWins,
  bet,
  came,
  conformsUnder,
  differs,
  judge,
  round,
  type Settings,
  table,
  tie,
  under,
} from './support/boundaries'

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
