import { describe, expect, test } from 'vitest'
import { askBet, betOf, betsOf } from '../../test/support/asking'
import type { Bet } from '../log/round'
import {
  besideMainBet,
  bet,
  betStatus,
  commissionMode,
  commissionTaken,
  returned,
  returnedOrStanding,
  returnedUnderCommission,
  stake,
  stakeAndOdds,
  stakeAndWinLess,
  statedCommission,
  voidReturns,
} from './bets'

/** Amounts in ten-thousandths. */
const money = (amount: number) => Math.round(amount * 10_000)
const banker = { bet: 'banker', bettor: 'b1', stake: '1000', returned: '1950' }

describe('what came back', () => {
  test('is what the log states', () => {
    expect(askBet(returned(), betOf(banker))).toBe(money(1950))
    expect(askBet(returned(), betOf({ ...banker, returned: '0' }))).toBe(0)
  })

  test('is less a commission that is still owed', () => {
    const owed = { ...banker, returned: '2000', commission: '50', commissionCollected: 'owed' as const }
    expect(askBet(returned(), betOf(owed))).toBe(money(1950))
    expect(askBet(returned(), betOf({ ...owed, commissionCollected: 'deducted' }))).toBe(money(2000))
    expect(askBet(returned(), betOf({ ...owed, commission: undefined }))).toBe(
      'absent: round.bets[].commission',
    )
  })

  test('counts what a tie left standing where that is asked', () => {
    const kept = betOf({ bet: 'player', stake: '1000', returned: '400', standing: '600' })
    expect([askBet(returned(), kept), askBet(returnedOrStanding(), kept)]).toEqual([money(400), money(1000)])
  })

  test('is absent where the log is silent', () => {
    const silent = betOf({})
    expect([returned(), returnedOrStanding(), stake(), bet()].map((q) => askBet(q, silent))).toEqual([
      'absent: round.bets[].returned',
      'absent: round.bets[].returned',
      'absent: round.bets[].stake',
      'absent: round.bets[].bet',
    ])
    expect(askBet(betStatus(), silent)).toBe('accepted')
  })
})

describe('what must come back', () => {
  test.each([
    ['0', 1000],
    ['1', 2000],
    ['8', 9000],
    ['11', 12_000],
    ['0.5', 1500],
    ['0.54', 1540],
  ])('at %s to 1 on 1,000 is %d', (odds, due) => {
    expect(askBet(stakeAndOdds(odds), betOf(banker))).toBe(money(due))
  })

  test('is nothing that any amount equals, where it has more than four decimals', () => {
    expect(askBet(stakeAndOdds('0.5'), betOf({ stake: '0.0001' }))).toBe(
      'an amount of more than four decimals',
    )
  })
})

describe('commission', () => {
  const less = (b: Bet, readings = {}) => askBet(stakeAndWinLess(5), b, readings)

  test('is exact where the table can pay it', () => {
    expect(less(betOf(banker))).toBe(money(1950))
    expect(less(betOf({ ...banker, stake: '110' }, { unit: '0.50' }))).toBe(money(214.5))
  })

  test('that the table cannot pay needs a declared rounding', () => {
    const odd = betOf({ ...banker, stake: '115' }, { unit: '0.50' })
    expect(less(odd)).toBe('undeclared: commissionRounding')
    expect(less(odd, { commissionRounding: 'exact' })).toBe(money(224.25))
    expect(less(odd, { commissionRounding: 'floor:0.5' })).toBe(money(224.5))
    expect(less(odd, { commissionRounding: 'ceil:0.5' })).toBe(money(224))
    expect(less(odd, { commissionRounding: 'half-up:0.5' })).toBe(money(224))
    expect(less(odd, { commissionRounding: 'floor:5' })).toBe(money(225))
    expect(less(betOf({ ...banker, stake: '0.0001' }))).toBe('undeclared: commissionRounding')
  })

  test("is reckoned on each bet, or on a bettor's bets together", () => {
    const bets = betsOf([
      { ...banker, stake: '30', returned: '59' },
      { ...banker, stake: '50', returned: '97' },
      { ...banker, stake: '70', returned: '137', status: 'cancelled' },
      { ...banker, stake: '90', returned: '175', bettor: 'b2' },
      { ...banker, bet: 'player', stake: '10', returned: '0' },
    ])
    const floor = { commissionRounding: 'floor:1' }
    expect(bets.slice(0, 2).map((b) => less(b, { ...floor, commissionBase: 'per-bet' }))).toEqual([
      money(59),
      money(98),
    ])
    const together = { ...floor, commissionBase: 'per-bettor' }
    expect(bets.slice(0, 2).map((b) => less(b, together))).toEqual([money(156), undefined])
    expect(bets.slice(0, 2).map((b) => askBet(returnedUnderCommission(), b, together))).toEqual([
      money(156),
      undefined,
    ])
    expect(less(bets[3] as Bet, together)).toBe(money(176))
  })

  test('taken in fact is what is missing from even money, or what is owed', () => {
    expect(askBet(commissionTaken(), betOf(banker))).toBe(money(50))
    const owed = { ...banker, returned: '2000', commission: '50', commissionCollected: 'owed' as const }
    expect(askBet(commissionTaken(), betOf(owed))).toBe(money(50))
    expect(askBet(statedCommission(), betOf(owed))).toBe(money(50))
    expect(askBet(statedCommission(), betOf(banker))).toBeUndefined()
  })

  test("is settled as the bet says, else the table, else the house's rules", () => {
    const mode = (b: Bet) => askBet(commissionMode(), b, { commissionMode: 'commission' })
    expect(mode(betOf({ ...banker, mode: 'half-on-six' }, { mode: 'commission' }))).toBe('half-on-six')
    expect(mode(betOf(banker, { mode: 'half-on-six' }))).toBe('half-on-six')
    expect(mode(betOf(banker))).toBe('commission')
  })
})

test('a pair bet stands beside a main bet of the same bettor that was accepted', () => {
  const pair = { bet: 'player-pair', bettor: 'b1' }
  const beside = (...others: object[]) => askBet(besideMainBet(), betsOf([pair, ...others])[0] as Bet)
  expect(beside({ bet: 'banker', bettor: 'b1' })).toBe(true)
  expect(beside({ bet: 'banker', bettor: 'b2' })).toBe(false)
  expect(beside({ bet: 'tie', bettor: 'b1' })).toBe(false)
  expect(beside({ bet: 'player', bettor: 'b1', status: 'refused' })).toBe(false)
  expect(askBet(besideMainBet(), betOf({ bet: 'player-pair' }))).toBe('absent: round.bets[].bettor')
})

test('a void round gives back every bet, or the main bets alone', () => {
  const kinds = ['player', 'banker', 'tie', 'player-pair', 'other:Dragon 7']
  const given = (voidScope: string) =>
    kinds.map((kind) => askBet(voidReturns(), betOf({ bet: kind }), { voidScope }))
  expect(given('all-bets')).toEqual([true, true, true, true, true])
  expect(given('main-bets')).toEqual([true, true, false, false, false])
})
