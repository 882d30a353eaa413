import { expect, test } from 'vitest'
import { roundOf } from '../../test/support/asking'
import type { RoundEvent } from '../log/round-log.generated'
import { LayoutTrail } from './layout-trail'
import { sixCards } from './six-cards'
import type { Sighted } from './trail'

const places = ['player', 'banker', 'player', 'banker', 'draw-area', 'draw-area'] as const
const laid = (first: number, ...cards: string[]): RoundEvent[] =>
  cards.map((card, i) => ({ event: 'card', to: places[i], card, position: first + i }))
const six = laid(1, '9H', 'KD', '2C', '7S', '5D', '3S')
const at = (shoe: string): Sighted => ({
  place: { input: 0, line: 1, offset: 0, length: 0 },
  table: 'T1',
  shoe,
  id: undefined,
})

test('a layout is read from the events: what lies, what was used, what is left', () => {
  expect(sixCards(six.slice(0, 4))).toBeUndefined()
  const read = sixCards([...six, { event: 'use', to: 'banker', card: '3S' }, { event: 'use', card: 'QH' }])
  expect(read?.laid.map((c) => c.card)).toEqual(['9H', 'KD', '2C', '7S', '5D', '3S'])
  expect(read?.used).toEqual([
    { to: 'banker', index: 1 },
    { to: undefined, index: -1 },
  ])
  expect(read?.left).toEqual([{ to: 'draw-area', card: '5D', position: 5 }])
})

test('of two cards of one name each is used once', () => {
  const twins = laid(1, '9H', 'KD', '2C', '7S', '5D', '5D')
  const use: RoundEvent = { event: 'use', to: 'player', card: '5D' }
  expect(sixCards([...twins, use])?.left.map((c) => c.position)).toEqual([6])
  expect(sixCards([...twins, use, use])?.left).toEqual([])
})

test('what a round left over is compared with the next of its shoe, and no other', () => {
  const trail = new LayoutTrail()
  const seen = (events: RoundEvent[], more = {}) => trail.observe(roundOf({ events, ...more }))
  const next = laid(6, '3S', '4H', '8D', 'AC', '6S', '6D')
  const use: RoundEvent = { event: 'use', to: 'player', card: '5D' }
  const one = [...six, use]

  expect(trail.follow(at('S1'), seen(one))).toEqual([])
  expect(trail.follow(at('S1'), seen(next))).toMatchObject([
    { left: [{ card: '3S', position: 6 }], first: [{ card: '3S', position: 6, to: 'player' }] },
  ])
  // Two were left over now; another shoe has nothing to do with them.
  expect(trail.follow(at('S2'), seen(six))).toEqual([])
  // A void round leaves nothing that is owed, nor does a round without a layout.
  trail.follow(at('S2'), seen(one, { status: 'void' }))
  expect(trail.follow(at('S2'), seen(next))).toEqual([])
  trail.follow(at('S2'), seen(one))
  expect(trail.follow(at('S2'), seen([]))).toEqual([])
  expect(trail.follow(at('S2'), seen(next))).toEqual([])
})
