import { expect, test } from 'vitest'
import { parseCard } from '../../baccarat/card'
import { createEngine } from './engine'
import { deal } from './play'

const stack = (cards: string) => cards.split(' ').map((name) => parseCard(name) ?? 0)

test('a stacked round takes the cards in their order and settles the bets', () => {
  const round = deal(stack('2H KD 3C 4S 6D 5H 9S'), [
    { bettor: 'b1', bet: 'player', stake: '100' },
    { bettor: 'b2', bet: 'banker', stake: '15' },
    { bettor: 'b2', bet: 'tie', stake: '20', seat: 4 },
    { bettor: 'b3', bet: 'player-pair', stake: '20' },
  ])
  expect(round).toMatchObject({
    status: 'settled',
    player: ['2H', '3C', '6D'],
    banker: ['KD', '4S', '5H'],
    playerTotal: 1,
    bankerTotal: 9,
    outcome: 'banker',
    pairs: { player: false, banker: false },
    bets: [
      { bettor: 'b1', bet: 'player', stake: '100', returned: '0' },
      { bettor: 'b2', bet: 'banker', stake: '15', returned: '29.25', commission: '0.75' },
      { bettor: 'b2', bet: 'tie', stake: '20', seat: 4, returned: '0' },
      { bettor: 'b3', bet: 'player-pair', stake: '20', returned: '0' },
    ],
  })
  expect(round.events).toEqual([
    { event: 'bets-closed' },
    { event: 'card', to: 'player', card: '2H', facing: 'down', position: 1 },
    { event: 'card', to: 'banker', card: 'KD', facing: 'down', position: 2 },
    { event: 'card', to: 'player', card: '3C', facing: 'down', position: 3 },
    { event: 'card', to: 'banker', card: '4S', facing: 'down', position: 4 },
    { event: 'reveal', hand: 'player', cards: ['2H', '3C'] },
    { event: 'reveal', hand: 'banker', cards: ['KD', '4S'] },
    { event: 'card', to: 'player', card: '6D', facing: 'down', position: 5 },
    { event: 'reveal', hand: 'player', cards: ['6D'] },
    { event: 'card', to: 'banker', card: '5H', facing: 'down', position: 6 },
    { event: 'reveal', hand: 'banker', cards: ['5H'] },
    { event: 'settlement' },
  ])
})

test('cards without a suit, a natural tie, pairs', () => {
  const round = deal(stack('4 9 4 9'), [
    { bet: 'banker', stake: '1000' },
    { bet: 'tie', stake: '10' },
    { bet: 'banker-pair', stake: '10' },
  ])
  expect(round).toMatchObject({ player: ['4', '4'], banker: ['9', '9'], outcome: 'tie' })
  expect(round.pairs).toEqual({ player: true, banker: true })
  expect(round.bets?.map(({ returned }) => returned)).toEqual(['1000', '90', '120'])
})

test('the terms of the house apply', () => {
  const cards = stack('K K 2 6 3')
  expect(deal(cards, [{ bet: 'banker', stake: '100' }], undefined, { mode: 'half-on-six' })).toMatchObject({
    bankerTotal: 6,
    bets: [{ returned: '150', commission: '0' }],
  })
  const machine = deal(cards, [], undefined, { device: 'automatic-shuffler' })
  expect(machine.events).toContainEqual({ event: 'card', to: 'player', card: '3', facing: 'up', position: 5 })
  expect(machine.events?.slice(-2)).toEqual([{ event: 'settlement' }, { event: 'return-cards', count: 5 }])
  expect(deal(cards, [], undefined, { lean: true }).events).toHaveLength(5)
})

test('a bet that the rules do not list is refused', () => {
  expect(deal(stack('K K 7 6'), [{ bet: 'other:Dragon 7', stake: '10' }]).bets).toEqual([
    { bet: 'other:Dragon 7', stake: '10', status: 'refused' },
  ])
})

test('a stack too short and a stake that is no amount are errors', () => {
  expect(() => deal(stack('K K 2 6'), [])).toThrow(RangeError)
  expect(() => deal(stack('K K 7 6'), [{ bet: 'tie', stake: '1e3' }])).toThrow(RangeError)
})

test('dealing changes neither stack nor bets', () => {
  const cards = Object.freeze(stack('K K 7 6'))
  const bets = Object.freeze([Object.freeze({ bet: 'player', stake: '10' })])
  expect(deal(cards, bets)).toEqual(deal(cards, bets))
})

test('an engine with one rule broken deals by it', () => {
  const engine = createEngine({ name: 'banker-always-draws', bankerDraws: () => true })
  expect(deal(stack('K K 7 7 2'), [], engine).banker).toEqual(['K', '7', '2'])
})
