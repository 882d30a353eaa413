import { expect, test } from 'vitest'
import type { BetKind } from '../../baccarat/bet'
import { formatMoney, parseMoney } from '../../baccarat/money'
import { reference } from './engine'
import { type Options, resolve } from './options'
import type { Outcome } from './rules'

const settle = (
  kind: BetKind,
  stake: string,
  outcome: Outcome,
  terms: Pick<Options, 'mode' | 'commissionRounding'> = {},
  bankerTotal = 7,
  pairs = { player: false, banker: false },
) => {
  const result = {
    outcome,
    totals: { player: 7, banker: bankerTotal },
    pairs,
    cards: { player: 2, banker: 2 },
    naturals: { player: false, banker: false },
  }
  const { returned, commission } = reference.settle(kind, parseMoney(stake) ?? 0, result, resolve(terms))
  return commission === undefined ? formatMoney(returned) : [formatMoney(returned), formatMoney(commission)]
}

test('main bets', () => {
  expect(settle('player', '135', 'player')).toBe('270')
  expect(settle('player', '135', 'banker')).toBe('0')
  expect(settle('player', '135', 'tie')).toBe('135')
  expect(settle('banker', '1000', 'banker')).toEqual(['1950', '50'])
  expect(settle('banker', '1000', 'player')).toBe('0')
  expect(settle('banker', '1000', 'tie')).toBe('1000')
})

test('odd stakes on the Banker are paid to the cent', () => {
  expect(settle('banker', '15', 'banker')).toEqual(['29.25', '0.75'])
  expect(settle('banker', '0.50', 'banker')).toEqual(['0.975', '0.025'])
  expect(settle('banker', '33333.33', 'banker')).toEqual(['64999.9935', '1666.6665'])
})

test('commission that four decimals cannot hold must be rounded', () => {
  expect(() => settle('banker', '0.0001', 'banker')).toThrow(RangeError)
  expect(settle('banker', '0.0001', 'banker', { commissionRounding: 'floor:0.01' })).toEqual(['0.0002', '0'])
})

test.each([
  ['floor:1', '115', ['225', '5']],
  ['ceil:1', '115', ['224', '6']],
  ['half-up:1', '110', ['214', '6']],
  ['half-up:1', '109', ['213', '5']],
  ['floor:0.50', '115', ['224.50', '5.50']],
] as const)('%s of 5 %% of %s', (commissionRounding, stake, expected) => {
  expect(settle('banker', stake, 'banker', { commissionRounding })).toEqual(expected)
})

test('without commission the Banker winning on six pays half', () => {
  const terms = { mode: 'half-on-six' } as const
  expect(settle('banker', '1000', 'banker', terms, 6)).toEqual(['1500', '0'])
  expect(settle('banker', '15', 'banker', terms, 6)).toEqual(['22.50', '0'])
  expect(settle('banker', '1000', 'banker', terms, 7)).toEqual(['2000', '0'])
  expect(settle('banker', '1000', 'tie', terms, 6)).toBe('1000')
  expect(settle('player', '1000', 'player', terms, 6)).toBe('2000')
})

test('tie and pairs, which carry no commission', () => {
  expect(settle('tie', '20', 'tie')).toBe('180')
  expect(settle('tie', '20', 'banker')).toBe('0')
  const pairs = { player: true, banker: false }
  expect(settle('player-pair', '20', 'tie', {}, 7, pairs)).toBe('240')
  expect(settle('banker-pair', '20', 'banker', {}, 7, pairs)).toBe('0')
  expect(settle('banker-pair', '20', 'player', {}, 7, { player: false, banker: true })).toBe('240')
})
