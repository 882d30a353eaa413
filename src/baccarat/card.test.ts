import { describe, expect, test } from 'vitest'
import {
  card,
  formatCard,
  parseCard,
  pointsOf,
  rankName,
  rankNames,
  rankOf,
  ranksCounting,
  suitNames,
  suitOf,
} from './card'

describe('a card', () => {
  test('is read and written back, all fifty-two, and without its suit', () => {
    const names = rankNames.flatMap((rank) => ['', ...suitNames].map((suit) => rank + suit))
    const cards = names.map((name) => parseCard(name) as number)
    expect(cards.map(formatCard)).toEqual(names)
    expect(new Set(cards).size).toBe(65)
  })

  test('may write its ten as T', () => {
    expect([parseCard('TS'), parseCard('T')]).toEqual([parseCard('10S'), parseCard('10')])
  })

  test.each(['', '1H', '11H', '0S', 'AX', 'a', 'AH ', 'HA', '10SS', 'Joker', 'constructor'])(
    'is not "%s"',
    (text) => {
      expect(parseCard(text)).toBeUndefined()
    },
  )

  test('keeps rank and suit apart', () => {
    const king = parseCard('KC') as number
    expect([rankOf(king), suitOf(king), rankName(rankOf(king))]).toEqual([13, 4, 'K'])
    expect(card(13, 4)).toBe(king)
    expect(suitOf(parseCard('K') as number)).toBe(0)
  })
})

describe('points (art. 5)', () => {
  test('are the face of an ace to nine, and nothing for a ten or a picture', () => {
    expect(rankNames.map((_, i) => pointsOf(i + 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0])
  })

  test('of nothing belong to four ranks, any other to one', () => {
    expect(ranksCounting(0)).toEqual(['10', 'J', 'Q', 'K'])
    expect(ranksCounting(1)).toEqual(['A'])
    expect(ranksCounting(9)).toEqual(['9'])
    expect(ranksCounting(10)).toEqual([])
  })
})
