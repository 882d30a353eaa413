import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSchema } from './schemas'
import { instantOf } from './time'

const { $defs } = readSchema('round-log.schema.json') as { $defs: { time: { pattern: string } } }
const form = new RegExp($defs.time.pattern)

test('is the instant that Date.parse makes of it', () => {
  const dates = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const offsets = fc.constantFrom('Z', '+08:00', '-08:00', '+00:00', '-00:30', '+23:59', '-23:59')
  const cut = fc.constantFrom('', '.5', '.05', '.123', '.000')
  fc.assert(
    fc.property(dates, offsets, cut, (date, offset, fraction) => {
      const time = `${date.toISOString().slice(0, 19)}${fraction}${offset}`
      expect(instantOf(time)).toBe(Date.parse(time))
    }),
    { numRuns: 2000 },
  )
})

test('keeps what is finer than a millisecond', () => {
  const at = (fraction: string) => instantOf(`2026-01-01T00:00:00.${fraction}Z`) as number
  expect(at('0004')).toBeGreaterThan(at('0003'))
})

describe('of what the schema does not admit there is none', () => {
  const parts = fc.constantFrom(
    ...[
      '2026',
      '-',
      '01',
      '31',
      '00',
      '12',
      '13',
      '23',
      '24',
      '59',
      '60',
      'T',
      't',
      ':',
      '.',
      '5',
      'Z',
      '+',
      'x',
    ],
  )
  const near = fc.constantFrom(
    '2026-01-01T08:00:00+08:00',
    '2026-12-31T23:59:59.999999999Z',
    '2000-02-29T00:00:00-23:59',
  )
  test('whatever stands there', () => {
    fc.assert(
      fc.property(near, fc.nat(30), fc.nat(3), parts, (time, at, cut, part) => {
        const spoilt = `${time.slice(0, at)}${part}${time.slice(at + cut)}`
        expect(instantOf(spoilt) !== undefined).toBe(form.test(spoilt))
      }),
      { numRuns: 5000 },
    )
  })
  test.each([
    '',
    '2026-01-01',
    '2026-01-01T08:00:00',
    '2026-01-01T08:00:00.1234567890Z',
    '2026-01-01T08:00:00+24:00',
  ])('"%s"', (time) => expect(instantOf(time)).toBeUndefined())
})
