import { expect, test } from 'vitest'
import { parseCard, rankNames } from '../../baccarat/card'
import { createEngine, reference } from './engine'

const ranks = (hand: string) => hand.split(' ').map((name) => rankNames.indexOf(name as 'A') + 1)
const cards = (hand: string) => hand.split(' ').map((name) => parseCard(name) ?? 0)

test.each([
  ['A', 1],
  ['9', 9],
  ['10', 0],
  ['J', 0],
  ['Q', 0],
  ['K', 0],
])('%s counts %i', (rank, points) => {
  expect(reference.total(ranks(rank))).toBe(points)
})

test.each([
  ['9 9', 8],
  ['4 6', 0],
  ['K Q J', 0],
  ['9 9 9', 7],
])('%s totals %i', (hand, total) => {
  expect(reference.total(ranks(hand))).toBe(total)
})

// The Banker's two cards down, the Player's third card across; D draws, S stands; "-" is no third card.
const tableau = `
      A 2 3 4 5 6 7 8 9 10 J Q K -
K K   D D D D D D D D D D D D D D
10 A  D D D D D D D D D D D D D D
A A   D D D D D D D D D D D D D D
Q 3   D D D D D D D S D D D D D D
A 3   S D D D D D D S S S S S S D
9 6   S S S D D D D S S S S S S D
J 6   S S S S S D D S S S S S S S
8 9   S S S S S S S S S S S S S S
4 4   S S S S S S S S S S S S S S
9 K   S S S S S S S S S S S S S S`
const [header = '', ...rows] = tableau.trim().split('\n')
const thirds = header.split(' ')

test.each(rows.map((row) => [row.slice(0, 4).trim(), row.slice(5).trim().split(' ')] as const))(
  'Banker holding %s',
  (banker, plays) => {
    for (const [i, third] of thirds.entries()) {
      const player = third === '-' ? ranks('K 6') : [...ranks('2 3'), ...ranks(third)]
      const drew = reference.bankerDraws(player, ranks(banker))
      expect([third, drew ? 'D' : 'S']).toEqual([third, plays[i]])
    }
  },
)

test('the Player draws to 0-5 and stands on 6-9', () => {
  const hands = ['K K', '10 A', '9 3', 'A 2', '2 2', 'Q 5', '3 3', '8 9', '9 9', 'J 9']
  const draws = hands.map((hand) => reference.playerDraws(ranks(hand), ranks('K 7')))
  expect(draws).toEqual([true, true, true, true, true, true, false, false, false, false])
})

test.each(['K 8', '4 4', '9 9', '10 9', '5 4'])('a natural %s on either side ends the drawing', (natural) => {
  expect(reference.playerDraws(ranks('K K'), ranks(natural))).toBe(false)
  expect(reference.bankerDraws(ranks(natural), ranks('K K'))).toBe(false)
})

test('a third card makes no natural', () => {
  expect(reference.isNatural(ranks('2 3 4'))).toBe(false)
  expect(reference.bankerDraws(ranks('2 3 4'), ranks('K 5'))).toBe(true)
})

test('the higher total wins', () => {
  expect(reference.outcome(ranks('K 7'), ranks('3 3'))).toBe('player')
  expect(reference.outcome(ranks('2 3 K'), ranks('3 3'))).toBe('banker')
  expect(reference.outcome(ranks('9 8'), ranks('10 7'))).toBe('tie')
})

test.each([
  ['JS JH', true],
  ['5D 5D', true],
  ['JS QS', false],
  ['KS 10S', false],
  ['4S 5S 5H', false],
])('%s: pair %s', (hand, pair) => {
  expect(reference.isPair(cards(hand))).toBe(pair)
})

test('a part that is replaced is used by the others', () => {
  const engine = createEngine({ points: (rank) => Math.min(rank, 10) % 10 || 1 })
  expect(engine.total(ranks('K K'))).toBe(2)
  expect(engine.outcome(ranks('K K'), ranks('A K'))).toBe('tie')
  expect(reference.total(ranks('K K'))).toBe(0)
})
