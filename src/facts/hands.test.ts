import { describe, expect, test } from 'vitest'
import { askHand, askHands } from '../../test/support/asking'
import {
  cards,
  countsTens,
  eitherNatural,
  firstCard,
  firstTwoCards,
  hasPair,
  higher,
  initialTotal,
  margin,
  natural,
  play,
  thirdCard,
  total,
} from './hands'

describe('of a hand', () => {
  test.each([
    ['9H 2C 5D', 3, 1, 6, 'draw', '5', '9', 'none'],
    ['KD 7S', 2, 7, 7, 'stand', 'none', 'K', 'none'],
    ['4H 4D', 2, 8, 8, 'stand', 'none', '4', '8'],
    ['9H 9D', 2, 8, 8, 'stand', 'none', '9', '18'],
    ['10H 9D', 2, 9, 9, 'stand', 'none', '10', '9'],
    ['9H 9D 9C', 3, 8, 7, 'draw', '9', '9', '18'],
    ['QH JD TC', 3, 0, 0, 'draw', '10', 'Q', 'none'],
    ['AH 2D 3C 4S', 4, 3, 0, 'draw', '3', 'A', 'none'],
  ])('%s', (text, n, first, last, played, third, opening, kind) => {
    expect({
      cards: askHand(cards('player'), text),
      initial: askHand(initialTotal('player'), text),
      total: askHand(total('player'), text),
      play: askHand(play('player'), text),
      third: askHand(thirdCard('player'), text),
      first: askHand(firstCard('player'), text),
      natural: askHand(natural('player'), text),
    }).toEqual({ cards: n, initial: first, total: last, play: played, third, first: opening, natural: kind })
  })

  test.each([
    ['JH JD', true, 'J'],
    ['10H TD', true, '10'],
    ['JH QD', false, 'two tens of different rank'],
    ['AH 2D A', false, 'different ranks'],
    ['10H 9D', false, 'different ranks'],
    ['5H 5D 5C', true, '5'],
  ])('%s: a pair is %s, by rank and not by points', (text, pair, kind) => {
    expect([askHand(hasPair('banker'), text), askHand(firstTwoCards('banker'), text)]).toEqual([pair, kind])
  })

  test.each([
    ['2H 3D', false],
    ['2H 3D 4C', false],
    ['KH 3D', true],
    ['5H 5D', true],
    ['2H 3D 5C', true],
    ['4H 5D', false],
  ])('%s: tens enter its total: %s', (text, tens) => {
    expect(askHand(countsTens('player'), text)).toBe(tens)
  })

  test.each(['', '9H'])('of the cards "%s" nothing is asked but their number', (text) => {
    const asked = [
      initialTotal,
      total,
      play,
      thirdCard,
      firstCard,
      natural,
      firstTwoCards,
      hasPair,
      countsTens,
    ]
    expect(asked.map((question) => askHand(question('player'), text))).toEqual(asked.map(() => undefined))
    expect(askHand(cards('player'), text)).toBe(text === '' ? 0 : 1)
  })
})

describe('of both hands', () => {
  test.each([
    ['9H 9D', 'KD 7S', true],
    ['9H 2D', '4D 4S', true],
    ['9H 2D 7C', 'KD 7S', false],
  ])('%s and %s: a natural among them is %s', (player, banker, expected) => {
    expect(askHands(eitherNatural(), player, banker)).toBe(expected)
  })

  test.each([
    ['9H KD', '4D 4S', 'player', 1],
    ['4H 4D', '9D 10S', 'banker', 1],
    ['9H 9D', '4D 4S', 'tie', 0],
    ['KH QD JC', '9D KS', 'banker', 9],
  ])('%s against %s: higher is %s, by %d', (player, banker, hand, points) => {
    expect([askHands(higher(), player, banker), askHands(margin(), player, banker)]).toEqual([hand, points])
  })

  test('nothing is asked where a hand has no two cards', () => {
    for (const question of [eitherNatural(), higher(), margin()])
      expect([askHands(question, '', '9H KD'), askHands(question, '9H KD', '9')]).toEqual([
        undefined,
        undefined,
      ])
  })
})
