import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AmountProblem, readAmount, writeAmount } from './amounts'

const through = (value: unknown, scale = 1) => {
  const amount = readAmount(value, scale)
  return amount instanceof AmountProblem ? amount.text : writeAmount(amount, scale)
}

describe('amounts', () => {
  it.each([
    [29.25, '29.25'],
    ['29.25', '29.25'],
    ['200.0000', '200'],
    ['200.', '200'],
    [0.5, '0.50'],
    ['+190', '190'],
    ['0007', '7'],
    [' 15 ', '15'],
    [0, '0'],
    [-0, '0'],
    ['-0.00', '0'],
    [0.0001, '0.0001'],
    [99999999999, '99999999999'],
  ])('reads %j as %s', (value, text) => expect(through(value)).toBe(text))

  it.each([
    [1500, 100, '15.00'],
    ['2925', 100, '29.25'],
    [5, 100, '0.05'],
    [1425.5, 100, '14.255'],
    [1234567, 10000, '123.4567'],
    [15, 10, '1.50'],
  ])('reads %j of 1/%i units as %s', (value, scale, text) => expect(through(value, scale)).toBe(text))

  it.each([
    0.1 + 0.2,
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e3',
    '',
    '1,000',
    '0x10',
    '١',
    true,
    {},
    100000000000,
    2 ** 53,
  ])('refuses %j', (value) => expect(readAmount(value, 1)).toBeInstanceOf(AmountProblem))

  it('refuses a fifth decimal that comes from the scale', () =>
    expect(through('1.234', 100)).toBe('has more than four decimals'))

  it('reads what it writes, at any scale, without binary fractions', () => {
    const scales = fc.constantFrom(1, 10, 100, 1000, 10000)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), scales, (units, scale) => {
        const text = through(units, scale)
        expect(BigInt(Math.round(Number(text) * scale))).toBe(BigInt(units))
        expect(readAmount(text, 1)).toBe(units * (10000 / scale))
      }),
    )
  })
})
