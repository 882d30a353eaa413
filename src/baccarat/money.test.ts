import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, fractionOf, parseMoney, type Rounding, scale, share } from './money'

describe('an amount', () => {
  test.each([
    ['0', 0],
    ['1000', 10_000_000],
    ['0.50', 5000],
    ['0.5', 5000],
    ['0.0001', 1],
    ['0.000100000', 1],
    ['99999999999.9999', 999_999_999_999_999],
  ])('%s is %d ten-thousandths', (text, amount) => {
    expect(parseMoney(text)).toBe(amount)
    expect(Number.isSafeInteger(amount)).toBe(true)
  })

  test.each(['', '-1', '+1', '01', '.5', '5.', '1,000', '1e3', ' 1', '0.00001', '100000000000', 'NaN', '١'])(
    'is not "%s"',
    (text) => {
      expect(parseMoney(text)).toBeUndefined()
    },
  )

  test('is written with two decimals, more where it needs them, none where it is whole', () => {
    expect([0, 10_000, 5000, 12_345, 1, 14_250].map(formatMoney)).toEqual([
      '0',
      '1',
      '0.50',
      '1.2345',
      '0.0001',
      '1.425',
    ])
    expect(formatMoney(-5000)).toBe('-0.50')
  })

  test('comes back from its text exactly, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount)
      }),
    )
  })
})

const money = (text: string) => parseMoney(text) as number
const to = (how: Rounding, unit: string) => ({ how, unit: money(unit) })

describe('a decimal as a fraction', () => {
  test.each([
    ['8', 8, 1],
    ['0', 0, 1],
    ['0.95', 19, 20],
    ['0.54', 27, 50],
    ['0.5000', 1, 2],
    ['0.0001', 1, 10_000],
    ['100', 100, 1],
  ])('%s is %i over %i', (decimal, numerator, denominator) => {
    expect(fractionOf(decimal)).toEqual({ numerator, denominator })
    expect(fractionOf(decimal)).toEqual({ numerator, denominator })
  })

  test('gives the share that its ten-thousandths give', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 7), fc.nat(10 ** 14), (odds, amount) => {
        const { numerator, denominator } = fractionOf(formatMoney(odds)) ?? { numerator: 0, denominator: 1 }
        expect(share(amount, numerator, denominator)).toBe(share(amount, odds, scale))
      }),
    )
  })

  test('is none of what is no decimal', () => {
    for (const text of ['', '1/2', '-1', '0.00001', 'x'])
      expect([text, fractionOf(text)]).toEqual([text, undefined])
  })
})

describe('a share', () => {
  test('is exact, or is not given', () => {
    expect(share(money('100'), 5, 100)).toBe(money('5'))
    expect(share(money('0.01'), 5, 100)).toBe(5)
    expect(share(1, 5, 100)).toBeUndefined()
  })

  test.each([
    ['floor', '10', '0'],
    ['ceil', '10', '10'],
    ['half-up', '10', '10'],
    ['floor', '0.5', '5'],
    ['half-up', '2', '6'],
    ['floor', '2', '4'],
    ['ceil', '2', '6'],
  ] as const)('of 5 %% on 100, rounded %s to %s, is %s', (how, unit, expected) => {
    expect(share(money('100'), 5, 100, to(how, unit))).toBe(money(expected))
  })

  test('that is payable is not moved by any rounding', () => {
    for (const how of ['floor', 'ceil', 'half-up'] as const)
      expect(share(money('200'), 5, 100, to(how, '5'))).toBe(money('10'))
  })

  test('half of a unit goes up, less goes down', () => {
    expect(share(money('30'), 5, 100, to('half-up', '1'))).toBe(money('2'))
    expect(share(money('29.99'), 5, 100, to('half-up', '1'))).toBe(money('1'))
  })

  test('is exact beyond what a double multiplies exactly', () => {
    const stake = money('99999999999.9999')
    const exact = (BigInt(stake) * 37n) / 100n
    expect(share(stake, 37, 100)).toBeUndefined()
    expect(share(stake, 37, 100, { how: 'floor', unit: 1 })).toBe(Number(exact))
    expect(share(stake, 37, 100, { how: 'ceil', unit: 1 })).toBe(Number(exact) + 1)
    expect(share(money('99999999900'), 37, 100)).toBe(Number((BigInt(money('99999999900')) * 37n) / 100n))
  })

  test('agrees with exact integers, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999_999 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<Rounding>('floor', 'ceil', 'half-up'),
        fc.constantFrom(100, 5000, scale, 10 * scale),
        (amount, percent, how, unit) => {
          const step = 100n * BigInt(unit)
          const product = BigInt(amount) * BigInt(percent)
          const half = how === 'floor' ? 0n : how === 'ceil' ? step - 1n : step / 2n
          expect(share(amount, percent, 100, { how, unit })).toBe(
            Number(((product + half) / step) * BigInt(unit)),
          )
        },
      ),
    )
  })
})
