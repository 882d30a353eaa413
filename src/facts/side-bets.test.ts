import { describe, expect, test } from 'vitest'
import { askBet, askHands, betOf, betsOf } from '../../test/support/asking'
import {
  betBeside,
  bothNatural,
  cardsInAll,
  luckySixLeans,
  luckySixTaken,
  oneSideOnly,
  stakeAndPayableOdds,
} from './side-bets'

test('the cards of both hands are counted together', () => {
  expect(askHands(cardsInAll(), '9H KD', '2S 6S')).toBe(4)
  expect(askHands(cardsInAll(), '9H 2C 5D', '2S 6S')).toBe(5)
  expect(askHands(cardsInAll(), '9H 2C 5D', '2S 3S KD')).toBe(6)
})

test('both hands are naturals where each makes 8 or 9 in two cards', () => {
  expect(askHands(bothNatural(), '9H 9D', '4S 4D')).toBe(true)
  expect(askHands(bothNatural(), '9H KD', '2S 5S')).toBe(false)
  expect(askHands(bothNatural(), '9H KD', '2S 2D 4S')).toBe(false)
  expect(askHands(bothNatural(), '9H', '4S 4D')).toBeUndefined()
})

describe('the stake and odds with a fraction', () => {
  const paid = (odds: string, stake: string | undefined, unit?: string, payoutRounding?: string) =>
    askBet(
      stakeAndPayableOdds(odds),
      betOf(stake === undefined ? {} : { stake }, unit === undefined ? undefined : { unit }),
      payoutRounding === undefined ? {} : { payoutRounding },
    )
  const money = (text: string) => Math.round(Number(text) * 10_000)

  test.each([
    ['0.54', '15', '23.10'],
    ['0.94', '15', '29.10'],
    ['0.90', '25', '47.50'],
    ['1.50', '0.01', '0.0250'],
    ['0.5', '0.0002', '0.0003'],
    ['0.96', '99999999999', '195999999998.04'],
  ])('%s to 1 of %s comes to %s, exactly', (odds, stake, comes) => {
    expect(paid(odds, stake)).toBe(money(comes))
  })

  test('that the table can pay are exact, that it cannot are for the house to declare', () => {
    expect(paid('0.54', '50', '0.50')).toBe(money('77'))
    expect(paid('0.54', '15', '0.50')).toBe('undeclared: payoutRounding')
    expect(paid('0.54', '0.0001')).toBe('undeclared: payoutRounding')
    expect(paid('0.54', '15', '0.50', 'exact')).toBe(money('23.10'))
    expect(paid('0.54', '0.0001', undefined, 'exact')).toBe('an amount of more than four decimals')
  })

  test.each([
    ['floor:1', '23'],
    ['ceil:1', '24'],
    ['half-up:1', '23'],
    ['half-up:0.5', '23'],
    ['ceil:0.5', '23.50'],
  ])('are rounded %s as declared', (rounding, comes) => {
    expect(paid('0.54', '15', '0.50', rounding)).toBe(money(comes))
  })

  test('need a stake', () => {
    expect(paid('0.54', undefined)).toBe('absent: round.bets[].stake')
  })
})

describe('Lucky Six', () => {
  test('is taken on the side that the house reads', () => {
    expect(askBet(luckySixTaken(), betOf({ bet: 'lucky-six' }))).toBe(true)
    expect(askBet(luckySixTaken(), betOf({ bet: 'player-lucky-six' }))).toBe(false)
    expect(askBet(luckySixTaken(), betOf({ bet: 'player-lucky-six' }), { luckySixSide: 'either' })).toBe(true)
    expect(askBet(luckySixTaken(), betOf({ bet: 'super-six' }))).toBeUndefined()
    expect(askBet(luckySixTaken(), betOf({}))).toBeUndefined()
  })

  test('leans on a bet on a hand where it may be on either', () => {
    expect(askBet(luckySixLeans(), betOf({ bet: 'lucky-six' }))).toBe(false)
    expect(askBet(luckySixLeans(), betOf({ bet: 'lucky-six' }), { luckySixSide: 'either' })).toBe(true)
  })
})

test('a bet beside another is one that the same bettor has, and the house took', () => {
  const beside = (...bets: { bettor?: string; bet: string; status?: 'refused' }[]) =>
    askBet(betBeside('banker'), betsOf(bets)[0] as (typeof all)[number])
  const all = betsOf([{ bet: 'tie' }])
  expect(beside({ bettor: 'a', bet: 'tie' }, { bettor: 'a', bet: 'banker' })).toBe(true)
  expect(beside({ bettor: 'a', bet: 'tie' }, { bettor: 'b', bet: 'banker' })).toBe(false)
  expect(beside({ bettor: 'a', bet: 'tie' }, { bettor: 'a', bet: 'banker', status: 'refused' })).toBe(false)
  expect(beside({ bet: 'tie' })).toBe('absent: round.bets[].bettor')
})

test('whether a bettor may bet on both hands is for the house to say', () => {
  expect(askBet(oneSideOnly(), betOf({ bet: 'player' }))).toBe(false)
  expect(askBet(oneSideOnly(), betOf({ bet: 'player' }), { bothSides: 'forbidden' })).toBe(true)
})
