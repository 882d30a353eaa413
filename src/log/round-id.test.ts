import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MetIds, roundIdOf, textOf } from './round-id'

const ids = fc.oneof(
  fc.stringMatching(/^[a-z-]{0,3}\d{0,18}$/),
  fc.stringMatching(/^\d{1,3}[ab]?$/),
  fc.string({ maxLength: 12 }),
)

test('an id taken apart is put together again as it was', () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(textOf(roundIdOf(id))).toBe(id)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['T4-1-17', 'T4-1-', 17, 0],
  ['R0009', 'R', 9, 3],
  ['000', '', 0, 2],
  ['0', '', 0, 0],
  ['x', 'x', Number.NaN, 0],
  ['1234567890123456', '1', 234567890123456, 0],
])('"%s"', (id, before, number, zeros) => {
  expect(roundIdOf(id)).toEqual({ before, number, zeros })
})

describe('the ids that were met', () => {
  test('are just those that were added, in any order', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 300 }), (all) => {
        const met = new MetIds()
        const known = new Set<string>()
        for (const id of all) {
          expect(met.add(roundIdOf(id))).toBe(!known.has(id))
          known.add(id)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('of numbers close to one another, as a log gives them that is not in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 300 }), (numbers) => {
        const met = new MetIds()
        const known = new Set<number>()
        for (const n of numbers) {
          expect(met.add(roundIdOf(`r-${n}`))).toBe(!known.has(n))
          known.add(n)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('in order are all remembered, however many', () => {
    const met = new MetIds()
    for (let n = 1; n <= 100_000; n++) met.add(roundIdOf(`r${n}`))
    expect(['r1', 'r50000', 'r100000', 'r100001'].map((id) => met.add(roundIdOf(id)))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test.each([
    ['each of a prefix of its own', (i: number) => `r${i}-7`],
    ['with every other one missing', (i: number) => `r${2 * i}`],
    ['backwards', (i: number) => `r${1_000_000 - i}`],
    ['named by words', (i: number) => `r${i}x`],
    ['with numbers of many shoes mixed', (i: number) => `s${i % 500}-${3 * i}`],
  ])('are remembered for a while only, %s', (_, id) => {
    const met = new MetIds()
    for (let i = 0; i < 50_000; i++) {
      expect(met.add(roundIdOf(id(i)))).toBe(true)
      expect(met.add(roundIdOf(id(i)))).toBe(false)
      if (i % 5000 === 0) expect(JSON.stringify(met, plainly).length).toBeLessThan(400_000)
    }
    expect(met.add(roundIdOf(id(49_000)))).toBe(false)
  })
})

const plainly = (_: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value
