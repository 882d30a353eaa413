import { describe, expect, test } from 'vitest'
import { parseCard } from '../../baccarat/card'
import type { Bet, Round, Table } from '../../log/round-log.generated'
import { deal } from '../reference'
import { departuresOf } from './compare'

const asked = {
  round: 1,
  stack: ['5S', '5D', 'AS', '5H', '2S', '2D', 'AS', '3C', '3D', '5S'],
  bets: [
    { bettor: 'b1', bet: 'player', stake: '15' },
    { bettor: 'b1', bet: 'player', stake: '25' },
    { bettor: 'b2', bet: 'tie', stake: '50' },
  ],
}
const table: Table = { type: 'table' }
const honest = deal(
  asked.stack.map((name) => parseCard(name) as number),
  asked.bets,
)
const [first, second, third] = honest.bets as [Bet, Bet, Bet]

const departs = (change: Partial<Round>, at = table) => departuresOf({ ...honest, ...change }, asked, at)

test('an honest answer departs in nothing', () => {
  expect(departs({})).toEqual([])
})

describe('bets', () => {
  test.each<[string, Bet[] | undefined, string[]]>([
    ['in another order', [third, second, first], []],
    ['with the amount written otherwise', [{ ...first, stake: '15.00' }, second, third], []],
    ['without their bettors', [first, second, third].map(({ bettor: _, ...bet }) => bet), []],
    ['none', undefined, ['bet-left-out']],
    ['one of two alike left out', [second, third], ['bet-left-out']],
    ['another stake', [{ ...first, stake: '15.01' }, second, third], ['bet-altered']],
    ['no stake', [{ ...first, stake: undefined }, second, third], ['bet-altered']],
    ['another bettor', [{ ...first, bettor: 'b9' }, second, third], ['bet-altered']],
    ['another kind', [{ ...first, bet: 'banker' }, second, third], ['bet-left-out', 'bet-added']],
    ['one more', [first, first, second, third], ['bet-added']],
    ['one refused', [{ ...first, status: 'refused' }, second, third], ['bet-refused']],
  ])('%s', (_, bets, kinds) => {
    expect(departs({ bets })).toEqual(kinds)
  })

  test('a bet beyond the limits may be refused', () => {
    const bets: Bet[] = [first, second, { ...third, status: 'refused' }]
    expect(departs({ bets }, { ...table, limits: { tie: { maximum: '40' } } })).toEqual([])
    expect(departs({ bets }, { ...table, limits: { tie: { minimum: '60' } } })).toEqual([])
    expect(departs({ bets }, { ...table, limits: { tie: { maximum: '50' } } })).toEqual(['bet-refused'])
  })

  test('a bet beyond the limits may be left out, and nothing else', () => {
    const beyond = { ...table, limits: { tie: { maximum: '40' } } }
    expect(departs({ bets: [first, second] }, beyond)).toEqual([])
    expect(departs({ bets: [second, third] }, beyond)).toEqual(['bet-left-out'])
    expect(departs({ bets: [first, second] }, table)).toEqual(['bet-left-out'])
  })

  test('a bet settled in another mode than it was offered in is altered', () => {
    const offered = {
      ...asked,
      bets: [{ bettor: 'b1', bet: 'banker', stake: '15', mode: 'half-on-six' as const }],
    }
    const answer = (mode: Bet['mode']): Round => ({
      ...honest,
      bets: [{ bettor: 'b1', bet: 'banker', stake: '15', mode }],
    })
    expect(departuresOf(answer('half-on-six'), offered, table)).toEqual([])
    expect(departuresOf(answer(undefined), offered, table)).toEqual([])
    expect(departuresOf(answer('commission'), offered, table)).toEqual(['bet-altered'])
  })
})

describe('cards', () => {
  const { events, ...bare } = honest
  const departsBare = (change: Partial<Round>) => departuresOf({ ...bare, ...change }, asked, table)

  test.each<[string, Partial<Round>, string[]]>([
    [
      'swapped between the hands: for the judge to find',
      { player: honest.banker, banker: honest.player },
      [],
    ],
    ['without suits', { player: ['5', 'A'], banker: ['5', '5'] }, []],
    ['T for 10 is the same card', { player: ['5S', 'AS'], banker: ['5D', '5H'] }, []],
    ['of another suit', { player: ['5C', 'AS'], banker: ['5D', '5H'] }, ['cards-not-of-the-stack']],
    ['one skipped', { player: ['5S', 'AS'], banker: ['5D', '2S'] }, ['cards-not-of-the-stack']],
    ['one twice', { player: ['5S', '5S'], banker: ['5D', '5H'] }, ['cards-not-of-the-stack']],
  ])('%s', (_, change, kinds) => {
    expect(departsBare(change)).toEqual(kinds)
  })

  test('more than the stack holds', () => {
    const player = [...asked.stack]
    expect(departsBare({ player, banker: ['5D'] })).toEqual(['cards-not-of-the-stack'])
  })

  test('events in another order than the stack', () => {
    const turned = [...(events ?? [])].reverse()
    expect(departs({ events: turned })).toEqual(['cards-out-of-order'])
    expect(departs({ events: [{ event: 'cut-card' }, ...(events ?? [])] })).toEqual([])
  })
})

test.each(['void', 'demonstration'] as const)(
  'a round given out as %s is not the one asked for',
  (status) => {
    expect(departs({ status })).toEqual(['round-not-settled'])
  },
)
