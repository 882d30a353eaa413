import { describe, expect, test } from 'vitest'
import { askRound, roundOf, rulesOf } from '../../test/support/asking'
import type { RoundEvent } from '../log/round-log.generated'
import type { LaidRound } from '../trails/layout-trail'
import { factOf, type Question } from './fact'
import { minimaSet } from './house'
import {
  cardsLaid,
  cardsUsed,
  dealing,
  laidFacing,
  laidFirst,
  leftOver,
  leftOverTo,
  placesLaid,
  thirdCardFrom,
  usedFirst,
  usedInTurn,
} from './layout'
import type { TableSet } from './subject'

const laid = (...cards: string[]): RoundEvent[] =>
  cards.map((card, i) => ({
    event: 'card',
    to: (['player', 'banker', 'player', 'banker', 'draw-area', 'draw-area'] as const)[i],
    card,
    facing: 'down',
  }))
const six = laid('9H', 'KD', '2C', '7S', '5D', '3S')
const use = (to: 'player' | 'banker', card?: string): RoundEvent => ({
  event: 'use',
  to,
  ...(card && { card }),
})
const round = (...events: RoundEvent[]) =>
  roundOf({ events: [...six, ...events], banker: ['KD', '7S', '3S'] })

test('a table deals as it says, or else as its events show', () => {
  expect(askRound(dealing(), roundOf({}, { dealing: 'six-card' }))).toBe('six-card')
  expect(askRound(dealing(), roundOf({ events: six }))).toBe('six-card')
  expect(askRound(dealing(), roundOf({ events: six.slice(0, 4) }))).toBe('drawn')
  expect(askRound(dealing(), roundOf({ events: [{ event: 'bets-closed' }] }))).toBe('absent: table.dealing')
  expect(askRound(dealing(), roundOf({}))).toBe('absent: table.dealing')
})

test('the places of the cards, their number and their faces', () => {
  expect(askRound(placesLaid(), round())).toBe('player, banker, player, banker, draw-area, draw-area')
  expect(askRound(cardsLaid(), round())).toBe(6)
  expect(askRound(laidFacing(), round())).toBe('down')
  const up: RoundEvent = { event: 'card', to: 'player', card: '2S', facing: 'up' }
  expect(askRound(laidFacing(), round(up))).toBe('up')
  expect(askRound(laidFacing(), round(up, { event: 'exposed', card: '2S' }))).toBe('down')
  expect(askRound(laidFacing(), round({ event: 'card', to: 'player' }))).toBe(
    'absent: round.events[card].facing',
  )
  expect(askRound(placesLaid(), roundOf({}))).toBe('absent: round.events')
  expect(askRound(placesLaid(), round({ event: 'card' }))).toBe('absent: round.events[card].to')
})

test('where a third card came from, and which hand used one first', () => {
  const both = round(use('player', '5D'), use('banker', '3S'))
  expect(askRound(cardsUsed(), both)).toBe(2)
  expect(askRound(thirdCardFrom('player'), both)).toBe('the draw area')
  expect(askRound(thirdCardFrom('banker'), both)).toBe('the draw area')
  expect(askRound(usedFirst(), both)).toBe('player')
  expect(askRound(usedFirst(), round(use('banker', '3S'), use('player', '5D')))).toBe('banker')
  expect(askRound(thirdCardFrom('player'), round(use('banker', '3S')))).toBe('elsewhere')
  expect(askRound(thirdCardFrom('player'), round(use('player', '4D')))).toBe('elsewhere')
  expect(askRound(thirdCardFrom('player'), round(use('player')))).toBe('absent: round.events[use].card')
  expect(askRound(thirdCardFrom('player'), roundOf({ events: six, player: ['9H', 'KD'] }))).toBeUndefined()
  expect(askRound(usedFirst(), roundOf({ events: six }))).toBeUndefined()
})

describe('cards are used in turn', () => {
  const turn = (carryOver: string, ...events: RoundEvent[]) =>
    askRound(usedInTurn(), round(...events), { carryOver })
  test.each<[string, RoundEvent[], string | undefined, string | undefined]>([
    ['neither hand', [], undefined, undefined],
    ['the Player the first', [use('player', '5D')], 'in turn', 'in turn'],
    ['the Player the second', [use('player', '3S')], 'out of turn', 'out of turn'],
    ['the Banker alone the first', [use('banker', '5D')], 'in turn', 'out of turn'],
    ['the Banker alone the second', [use('banker', '3S')], 'out of turn', 'in turn'],
    ['both', [use('player', '5D'), use('banker', '3S')], 'in turn', 'in turn'],
  ])('%s', (_, events, sequential, positional) => {
    expect([turn('sequential', ...events), turn('positional', ...events)]).toEqual([sequential, positional])
  })
  test('where two of one name cannot be told apart, either is', () => {
    const twins = roundOf({ events: [...laid('9H', 'KD', '2C', '7S', '5D', '5D'), use('banker', '5D')] })
    for (const carryOver of ['sequential', 'positional'])
      expect(askRound(usedInTurn(), twins, { carryOver })).toBe('in turn')
  })
})

const askLaid = (question: Question, r: Partial<LaidRound>) => {
  const fact = factOf(question.ref)
  if (fact.scope !== 'subject') throw new Error('asked of a laid round')
  return fact.read(r as LaidRound, rulesOf())
}

test('what was left over is laid first, the same card and no other of its name', () => {
  const left = [
    { to: 'draw-area' as const, card: '5D', position: 7 },
    { to: 'draw-area' as const, card: '3S', position: 8 },
  ]
  const first = (...positions: (number | undefined)[]) =>
    left.map((c, i) => ({ ...c, to: i ? ('banker' as const) : ('player' as const), position: positions[i] }))
  const expected = askLaid(leftOverTo('player, banker'), { left })
  expect(expected).toBe('player 5D, banker 3S')
  expect(askLaid(leftOver(), { left })).toBe(2)
  expect(askLaid(laidFirst(), { left, first: first(7, 8) })).toBe(expected)
  expect(askLaid(laidFirst(), { left, first: first(undefined, 8) })).toBe(expected)
  expect(askLaid(laidFirst(), { left, first: first(7, 31) })).toBe('player 5D, banker 3S, of another place')
  expect(askLaid(laidFirst(), { left, first: first(7, 8).slice(0, 1) })).not.toBe(expected)
})

test('a table has minima where both hands do, above nothing', () => {
  const fact = factOf(minimaSet().ref)
  if (fact.scope !== 'subject') throw new Error('asked of a table')
  const asked = (limits?: Record<string, { minimum?: string }>) =>
    fact.read({ record: { type: 'table', ...(limits && { limits }) } } as TableSet, rulesOf())
  expect(asked({ player: { minimum: '100' }, banker: { minimum: '100' } })).toBe(true)
  expect(asked({ player: { minimum: '0' }, banker: { minimum: '100' } })).toBe(false)
  expect(asked({ player: { minimum: '100' } })).toMatchObject({ field: 'table.limits' })
  expect(asked()).toMatchObject({ field: 'table.limits' })
})
