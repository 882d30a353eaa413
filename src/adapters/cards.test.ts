import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankNames, suitNames } from '../baccarat/card'
import type { CardNotation } from './adapter.generated'
import { cardNotations, cardReader } from './cards'
import { AdapterFileError } from './errors'
import { Paths } from './path'
import { emptiness } from './values'

const isEmpty = emptiness()
const reader = (notation: CardNotation) =>
  cardReader(notation, { paths: new Paths(), isAbsent: isEmpty, scale: 1 }, '/cards')
const read = (notation: CardNotation, value: unknown) => reader(notation).read(value, isEmpty)

type Rank = (typeof rankNames)[number]
type Suit = (typeof suitNames)[number]
const number = (r: Rank) => rankNames.indexOf(r) + 1
const two = (n: number) => String(n).padStart(2, '0')
const tens = (r: Rank) => (r === '10' ? ['10', 'T', '0', 't'] : [r, r.toLowerCase()])
const symbol = { S: '♠', H: '♥', D: '♦', C: '♣' }
const suitWord = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' }
const rankWord = (r: Rank) =>
  'Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King'.split(' ')[number(r) - 1]

/** Every way in which a vendor may write a card in the notation. */
const spellings: Record<string, (r: Rank, s: Suit) => unknown[]> = {
  'rank-suit': (r, s) => tens(r).flatMap((t) => [t + s, t + s.toLowerCase(), `${t}_${s}`, `${t}-${s}`]),
  'suit-rank': (r, s) => tens(r).flatMap((t) => [s + t, s.toLowerCase() + t, `${s}_${t}`, `${s}-${t}`]),
  'rank-suit-number': (r, s) => [number(r) + s, two(number(r)) + s],
  'suit-rank-number': (r, s) => [s + number(r), s + two(number(r)), `${s}_${number(r)}`],
  'rank-symbol': (r, s) => tens(r).flatMap((t) => [t + symbol[s], `${t}${symbol[s]}\ufe0f`]),
  'symbol-rank': (r, s) => tens(r).map((t) => symbol[s] + t),
  words: (r, s) => [`${rankWord(r)} of ${suitWord[s]}`, `${r} of ${suitWord[s]}`],
  glyph: (r, s) => {
    const place = number(r) > 11 ? number(r) + 1 : number(r)
    return [String.fromCodePoint(0x1f0a0 + 16 * suitNames.indexOf(s) + place)]
  },
  rank: (r) => tens(r),
  'rank-number': (r) => [number(r), String(number(r)), two(number(r))],
  index: (r, s) => [13 * 'SHCD'.indexOf(s) + number(r), String(13 * 'SHCD'.indexOf(s) + number(r))],
  fields: (r, s) => [
    { suit: suitWord[s], rank: r },
    { suit: s, rank: String(number(r)) },
    { suit: symbol[s], rank: number(r) },
    { suit: suitWord[s].toLowerCase().slice(0, -1), rank: rankWord(r) },
  ],
}
const particulars: Record<string, CardNotation> = {
  index: { notation: 'index', suitOrder: ['S', 'H', 'C', 'D'] },
  fields: { notation: 'fields', suit: 'suit', rank: 'rank' },
}

describe('card notations', () => {
  it('are all tried here', () => expect(Object.keys(spellings).sort()).toEqual([...cardNotations].sort()))

  it.each(Object.entries(spellings))('%s reads all fifty-two cards in every spelling', (name, spell) => {
    const one = reader(particulars[name] ?? name)
    const suited = !name.startsWith('rank') || name.includes('s')
    fc.assert(
      fc.property(fc.constantFrom(...rankNames), fc.constantFrom(...suitNames), fc.nat(30), (r, s, n) => {
        const ways = spell(r, s)
        const card = name === 'rank' || name === 'rank-number' || !suited ? r : r + s
        expect(one.read(ways[n % ways.length], isEmpty)).toBe(card)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['rank-suit', 'suit-rank', 'suit-rank-number', 'rank-symbol', 'symbol-rank', 'glyph'])(
    '%s cuts cards that run together',
    (name) => {
      const one = reader(name)
      const card = fc.tuple(fc.constantFrom(...rankNames), fc.constantFrom(...suitNames))
      fc.assert(
        fc.property(fc.array(card, { minLength: 1, maxLength: 3 }), (hand) => {
          const written = hand.map(([r, s]) => String(spellings[name]?.(r, s)[0]))
          const cut = one.cut?.(written.join(''))
          expect(cut?.map((c) => one.read(c, isEmpty))).toEqual(hand.map(([r, s]) => r + s))
        }),
      )
    },
  )

  it('reads a ten as 10, T and 0', () => {
    for (const ten of ['10H', 'TH', '0H', 'Th', 'th', '0h']) expect(read('rank-suit', ten)).toBe('10H')
  })

  it('takes no 0 for a ten where rank and suit stand apart', () =>
    expect(read(particulars.fields as CardNotation, { suit: 'S', rank: '0' })).toBeNull())

  it('numbers cards by rank, from any number, through several decks', () => {
    const notation: CardNotation = {
      notation: 'index',
      from: 0,
      by: 'rank',
      suitOrder: ['S', 'C', 'H', 'D'],
      rankOrder: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
      decks: 2,
    }
    expect([0, 4, 49, 52, 103].map((n) => read(notation, n))).toEqual(['2S', '3S', 'AC', '2S', 'AD'])
    expect(read(notation, 104)).toBeNull()
  })

  it('reads a table of its own, alone or over a notation', () => {
    expect(read({ values: { bj: 'JD', xt: 'TS' } }, 'xt')).toBe('10S')
    expect(read({ notation: 'rank-suit', values: { '1H': 'AH' } }, '1H')).toBe('AH')
    expect(
      read({ notation: 'suit-rank', suits: { 黑桃: 'S', 红桃: 'H', 梅花: 'C', 方块: 'D' } }, '黑桃10'),
    ).toBe('10S')
    expect(
      read({ notation: 'fields', suit: 'Suit', rank: 'Rank', suits: { 3: 'C' } }, { Suit: '3', Rank: '12' }),
    ).toBe('QC')
  })

  it('says null for what is no card and undefined for an empty place', () => {
    for (const value of ['XX', '11H', 'H9', 0, true, {}, []]) expect(read('rank-suit', value)).toBeNull()
    for (const value of [undefined, null, '']) expect(read('rank-suit', value)).toBeUndefined()
  })

  it('names an unknown notation', () => {
    expect(() => reader('foo')).toThrow(AdapterFileError)
    expect(() => reader('foo')).toThrow('/cards: unknown card notation "foo"')
    expect(() => reader('index')).toThrow('/cards/suitOrder: an index needs the order of the suits')
  })
})
