import { describe, expect, test } from 'vitest'
import { askBet, askRound, betsOf, roundOf, rulesOf } from '../../test/support/asking'
import type { Bet, RoundEvent } from '../log/round-log.generated'
import type { TieBet } from '../trails/tie-trail'
import { factOf } from './fact'
import { modeChanged, modesOfBettor, standingMode } from './mode'

describe("the modes of a bettor's bets", () => {
  const modes = (bets: Bet[], mode?: 'commission' | 'half-on-six') =>
    askBet(modesOfBettor(), betsOf(bets, mode && { mode })[0] as NonNullable<ReturnType<typeof betsOf>[0]>)
  test('are one where all bets of the round are of one', () => {
    expect(modes([{ bettor: 'a', mode: 'half-on-six' }])).toBe('one')
    expect(modes([{ mode: 'commission' }, {}])).toBe('one')
    expect(modes([{ mode: 'half-on-six' }, {}], 'half-on-six')).toBe('one')
  })
  test('are both where the same bettor has another', () => {
    expect(modes([{ bettor: 'a' }, { bettor: 'a', mode: 'half-on-six' }])).toBe('both')
    expect(modes([{ bettor: 'a' }, { bettor: 'b', mode: 'half-on-six' }])).toBe('one')
    expect(modes([{ bettor: 'a' }, { bettor: 'a', mode: 'half-on-six', status: 'refused' }])).toBe('one')
  })
  test('cannot be told without a name', () => {
    expect(modes([{}, { mode: 'half-on-six' }])).toBe('absent: round.bets[].bettor')
  })
})

describe('a change of mode in a round', () => {
  const change: RoundEvent = { event: 'mode', mode: 'half-on-six' }
  const closed: RoundEvent = { event: 'bets-closed' }
  const card: RoundEvent = { event: 'card', to: 'player' }
  const settled: RoundEvent = { event: 'settlement' }
  const asked = (events: RoundEvent[] | undefined, bets: Bet[] | undefined = [{ bet: 'tie' }]) =>
    askRound(modeChanged(), roundOf({ ...(events && { events }), ...(bets && { bets }) }))

  test.each<[string, RoundEvent[], string | undefined]>([
    ['none', [closed, card, settled], undefined],
    ['before betting has closed', [change, closed, card, settled], 'with no bet down'],
    ['after settlement', [closed, card, settled, change], 'with no bet down'],
    ['while the cards are dealt', [closed, card, change, settled], 'with bets down'],
    ['after the first card, of a log that notes no close', [card, change], 'with bets down'],
    ['one of two while bets are down', [change, closed, change, settled], 'with bets down'],
  ])('%s', (_, events, expected) => {
    expect(asked(events)).toBe(expected)
  })
  test('matters only where a bet was taken', () => {
    expect(asked([closed, change, settled], [])).toBe('with no bet down')
    expect(asked([closed, change, settled], [{ bet: 'tie', status: 'refused' }])).toBe('with no bet down')
  })
  test('needs the events, and the bets where they decide', () => {
    expect(asked(undefined)).toBe('absent: round.events')
    expect(askRound(modeChanged(), roundOf({ events: [closed, change, settled] }))).toBe('absent: round.bets')
  })
})

test('a bet that stood after a tie keeps its mode, or not', () => {
  const fact = factOf(standingMode().ref)
  if (fact.scope !== 'subject') throw new Error('asked of a bet after a tie')
  const asked = (modes: TieBet['modes'], readings = {}) =>
    fact.read({ kind: 'player', modes } as TieBet, rulesOf(readings))
  expect(asked(undefined)).toBeUndefined()
  expect(asked(['commission', 'commission'])).toBe('kept')
  expect(asked(['commission', 'half-on-six'])).toBe('changed')
  expect(asked([undefined, 'half-on-six'])).toBe('changed')
  expect(asked([undefined, 'half-on-six'], { commissionMode: 'half-on-six' })).toBe('kept')
})
