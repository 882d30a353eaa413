import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRng } from './rng'
import { fullSet, shuffle } from './shoe'

const chiSquare = (drawn: readonly number[], cells: number): number => {
  const expected = drawn.length / cells
  const counts = new Map<number, number>()
  for (const x of drawn) counts.set(x, (counts.get(x) ?? 0) + 1)
  expect(counts.size).toBe(cells)
  return [...counts.values()].reduce((chi, n) => chi + (n - expected) ** 2 / expected, 0)
}

test('one seed gives one stream, another seed another', () => {
  const outputs = (seed: string) => Array.from({ length: 5 }, createRng(seed).next)
  expect(outputs('a')).toEqual(outputs('a'))
  expect(outputs('a')).not.toEqual(outputs('b'))
  expect(new Set(outputs('a')).size).toBe(5)
})

test('bounded integers stay in bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      const x = createRng(seed).below(n)
      return Number.isInteger(x) && x >= 0 && x < n
    }),
  )
})

test('bounded integers are even: chi-square of 13 cells over 130,000 draws, 0.1 % critical value', () => {
  const rng = createRng('even')
  const drawn = Array.from({ length: 130_000 }, () => rng.below(13))
  expect(chiSquare(drawn, 13)).toBeLessThan(32.91)
})

test('what cannot happen draws nothing from the stream', () => {
  const [a, b] = [createRng('x'), createRng('x')]
  expect(a.chance(0)).toBe(false)
  expect(a.next()).toBe(b.next())
})

test('shuffling keeps the set, and puts every card first equally often', () => {
  const rng = createRng('shuffle')
  const cards = fullSet(8)
  shuffle(cards, rng)
  expect(cards).not.toEqual(fullSet(8))
  expect([...cards].sort((a, b) => a - b)).toEqual(fullSet(8).sort((a, b) => a - b))

  const first = Array.from({ length: 26_000 }, () => {
    const deck = fullSet(1)
    shuffle(deck, rng)
    return deck[0] ?? 0
  })
  expect(chiSquare(first, 52)).toBeLessThan(87.97)
})
