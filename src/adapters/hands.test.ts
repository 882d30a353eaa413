import { describe, expect, it } from 'vitest'
import { compileAdapter } from './adapter'
import type { HandSource } from './adapter.generated'

const hand = (player: HandSource, p: unknown, more: object = {}): unknown => {
  const mapper = compileAdapter({ name: 'x', round: { player, banker: 'b' } })
  return (mapper.map({ p, b: ['8H'], ...more }) as { player: unknown }[])[0]?.player
}

describe('hands', () => {
  it.each<[string, HandSource, unknown]>([
    ['a list', 'p', ['9H', '2C']],
    ['a list keyed by index', 'p', { '1': '2C', '0': '9H' }],
    ['a text', { at: 'p', separator: ',' }, '9H, 2C'],
    ['a text in brackets', { at: 'p', match: '^\\[(.*)\\]$', separator: ',' }, '[9h,2c]'],
    ['a text that runs together', { at: 'p', separator: '' }, '9H2C'],
    ['part of a text', { at: 'p', match: 'P:(?<value>\\S+)', separator: '' }, 'B:8HKD P:9H2C'],
    ['fields', { fields: ['p.a', 'p.b', 'p.c'] }, { a: '9H', b: '2C' }],
    ['slots', { at: 'p', slots: [3, 4, 5] }, ['1', '2', '3', '9H', '2C', '']],
    ['slots in another order', { at: 'p', slots: [1, 2, 0] }, ['', '9H', '2C']],
    [
      'items of the hand',
      { at: 'p', where: { to: ['P'] }, cards: { notation: 'rank-suit', at: 'c' } },
      [
        { to: 'P', c: '9H' },
        { to: 'B', c: 'KD' },
        { to: 'P', c: '2C' },
      ],
    ],
  ])('are read from %s', (_, source, p) => expect(hand(source, p)).toEqual(['9H', '2C']))

  it.each([[''], [null], ['0'], [0], [-1], [undefined]])('have an empty place where %j stands', (mark) =>
    expect(hand({ at: 'p', noCard: ['0', 0, -1] }, ['9H', '2C', mark])).toEqual(['9H', '2C']),
  )

  it('take no mark for empty that is not declared', () =>
    expect(() => hand('p', ['9H', '2C', 0])).toThrow('p.2: 0 is no card in the notation rank-suit'))

  it('do not close a gap', () =>
    expect(() => hand({ at: 'p', slots: [0, 1, 2] }, ['9H', '', '2C'])).toThrow(
      'p.2: "2C" stands after an empty place',
    ))

  it('end where their count says', () => {
    const cards = { notation: 'index', from: 0, suitOrder: ['S', 'H', 'C', 'D'] } as const
    const source: HandSource = { at: 'p', cards: { ...cards, suitOrder: [...cards.suitOrder] }, count: 'n' }
    expect(hand(source, [21, 1, 0], { n: 2 })).toEqual(['9H', '2S'])
    expect(hand(source, [21, 1, 0], { n: 3 })).toEqual(['9H', '2S', 'AS'])
  })

  it('may be empty, but must be recorded', () => {
    expect(hand('p', [])).toEqual([])
    expect(hand({ at: 'p', absent: [] }, null)).toEqual([])
    expect(() => hand('p', null)).toThrow("p: is missing; every round needs the player's cards")
    expect(() => hand({ fields: ['p.a', 'p.b'] }, {})).toThrow(
      "p.a: is missing; every round needs the player's cards",
    )
  })

  it('hold no more cards than any hand can', () =>
    expect(() => hand('p', Array(11).fill('9H'))).toThrow('p: holds 11 cards, which no hand can'))

  it('say what they cannot cut or match', () => {
    expect(() => hand({ at: 'p', separator: '' }, '9HX')).toThrow('p: "9HX" cannot be cut into cards')
    expect(() => hand({ at: 'p', match: 'P:(.*)' }, 'x')).toThrow('p: "x" does not match P:(.*)')
    expect(() => hand('p', { a: '9H' })).toThrow('p: {"a":"9H"} is no list of cards')
  })
})
