import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCard, rankOf } from './card'
import { type Hand, initialTotal, isNatural, other, sum, total } from './hand'

const hand = (text: string): Hand => text.split(' ').map((name) => rankOf(parseCard(name) as number))

test.each([
  ['K Q', 0, 0, 0, false],
  ['A 9', 10, 0, 0, false],
  ['4 4', 8, 8, 8, true],
  ['9 9', 18, 8, 8, true],
  ['10 9', 9, 9, 9, true],
  ['8 9 3', 20, 0, 7, false],
  ['4 4 K', 8, 8, 8, true],
  ['2 3 4', 9, 9, 5, false],
  ['9 9 9', 27, 7, 8, true],
])('%s: sum %d, total %d, first two %d, natural %s', (text, sums, totals, first, natural) => {
  const h = hand(text)
  expect([sum(h), total(h), initialTotal(h), isNatural(h)]).toEqual([sums, totals, first, natural])
})

test('a hand of no cards, or one, counts what it has', () => {
  expect([sum([]), total([]), initialTotal([]), isNatural([])]).toEqual([0, 0, 0, false])
  expect(initialTotal(hand('7'))).toBe(7)
})

test('a total never depends on the order of the cards, and drops only tens', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 13 }), { maxLength: 6 }), (h) => {
      expect(total([...h].reverse())).toBe(total(h))
      expect((sum(h) - total(h)) % 10).toBe(0)
    }),
  )
})

test('the other hand of each is the other', () => {
  expect([other('player'), other('banker')]).toEqual(['banker', 'player'])
})
