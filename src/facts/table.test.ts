import { describe, expect, test } from 'vitest'
import { askBet, betOf, betsOf } from '../../test/support/asking'
import { betOrApproved, limitedStake } from './table'

const banker = { bet: 'banker', bettor: 'b1', stake: '100' }
const perBet = { limitScope: 'per-bet' }
const money = (amount: number) => amount * 10_000

describe('what a limit bounds', () => {
  test("is a bettor's stakes on one thing together, asked at the first, or each", () => {
    const bets = betsOf([
      banker,
      { ...banker, bet: 'tie' },
      { ...banker, stake: '200' },
      { ...banker, bettor: 'b2' },
    ])
    expect(bets.map((b) => askBet(limitedStake(), b))).toEqual([
      money(300),
      money(100),
      undefined,
      money(100),
    ])
    expect(bets.map((b) => askBet(limitedStake(), b, perBet))).toEqual([100, 100, 200, 100].map(money))
  })

  test('takes a bet that was refused with nothing, not even with itself', () => {
    const refused = { ...banker, status: 'refused' as const }
    expect(askBet(limitedStake(), betOf(refused))).toBe(undefined)
    expect(askBet(limitedStake(), betOf(refused), perBet)).toBe(money(100))
    const [first, second] = betsOf([refused, banker]) as [ReturnType<typeof betOf>, ReturnType<typeof betOf>]
    expect([askBet(limitedStake(), first), askBet(limitedStake(), second)]).toEqual([undefined, money(100)])
  })

  test('is a bet alone where nobody in particular made it', () => {
    const bets = betsOf([
      { ...banker, bettor: undefined },
      { ...banker, bettor: undefined },
    ])
    expect(bets.map((b) => askBet(limitedStake(), b))).toEqual([money(100), money(100)])
  })
})

test('a further bet is approved by its name, and "none" is not the name of one', () => {
  const ask = (bet: string, approvedSideBets: string) =>
    askBet(betOrApproved(), betOf({ bet }), { approvedSideBets })
  expect(ask('other:Dragon 7', 'Dragon 7,big')).toBe('approved')
  expect(ask('big', 'Dragon 7,big')).toBe('approved')
  expect(ask('other:Dragon', 'Dragon 7')).toBe('other:Dragon')
  expect(ask('other:none', 'none')).toBe('other:none')
})
