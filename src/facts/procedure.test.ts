import { describe, expect, test } from 'vitest'
import { askRound, roundOf } from '../../test/support/asking'
import type { RoundEvent } from '../log/round-log.generated'
import {
  dealOrder,
  drewFirst,
  exposed,
  exposedCards,
  exposureProtects,
  facing,
  misdeal,
  misdealOutcome,
  thirdCardTurned,
  turnedFirst,
} from './procedure'

type To = 'player' | 'banker' | 'draw-area'
const card = (to: To, more: object = {}): RoundEvent => ({ event: 'card', to, ...more })
const reveal = (hand: 'player' | 'banker', ...cards: string[]): RoundEvent => ({
  event: 'reveal',
  hand,
  cards,
})
const bare = (...names: ('misdeal' | 'correction' | 'settlement' | 'bets-closed')[]): RoundEvent[] =>
  names.map((event) => ({ event }))
/** The Player holds 9H 2C 5D, the Banker KD 7S. */
const withEvents = (...events: RoundEvent[]) => roundOf({ events })

describe('the order of dealing', () => {
  const dealt = (...to: To[]) => withEvents(...to.map((t) => card(t)))

  test('is that of the first four cards', () => {
    expect(askRound(dealOrder(), dealt('player', 'banker', 'player', 'banker', 'player'))).toBe(
      'player, banker, player, banker',
    )
    expect(askRound(dealOrder(), dealt('banker', 'banker', 'player', 'player'))).toBe(
      'banker, banker, player, player',
    )
  })

  test('passes over cards laid out beside the hands', () => {
    expect(askRound(dealOrder(), dealt('player', 'draw-area', 'banker', 'player', 'banker'))).toBe(
      'player, banker, player, banker',
    )
  })

  test('is absent where a log has no card events, or does not say to whom', () => {
    expect(askRound(dealOrder(), roundOf({}))).toBe('absent: round.events[card]')
    expect(askRound(dealOrder(), withEvents(...bare('settlement')))).toBe('absent: round.events[card]')
    expect(askRound(dealOrder(), withEvents({ event: 'card' }))).toBe('absent: round.events[card].to')
  })

  test('tells who drew first, where both drew', () => {
    const both = { player: ['9H', '2C', '5D'], banker: ['KD', '5S', '2S'] }
    const dealing = (...to: To[]) => roundOf({ ...both, events: to.map((t) => card(t)) })
    const four: To[] = ['player', 'banker', 'player', 'banker']
    expect(askRound(drewFirst(), dealing(...four, 'player', 'banker'))).toBe('player')
    expect(askRound(drewFirst(), dealing(...four, 'banker', 'player'))).toBe('banker')
    expect(askRound(drewFirst(), roundOf(both))).toBe('absent: round.events[card]')
    expect(askRound(drewFirst(), dealt(...four, 'player'))).toBeUndefined()
  })
})

describe('facing and turning', () => {
  test('cards lie face up only where all do', () => {
    const all = (...ways: ('up' | 'down')[]) => withEvents(...ways.map((f) => card('player', { facing: f })))
    expect(askRound(facing(), all('up', 'up'))).toBe('up')
    expect(askRound(facing(), all('up', 'down'))).toBe('down')
    expect(askRound(facing(), withEvents(card('player')))).toBe('absent: round.events[card].facing')
  })

  test('the hand that was turned first is the one whose first two cards were', () => {
    expect(
      askRound(turnedFirst(), withEvents(reveal('player', '9H', '2C'), reveal('banker', 'KD', '7S'))),
    ).toBe('player')
    expect(
      askRound(turnedFirst(), withEvents(reveal('banker', 'KD', '7S'), reveal('player', '9H', '2C'))),
    ).toBe('banker')
    expect(askRound(turnedFirst(), withEvents(reveal('player', '9H'), reveal('banker', 'KD', '7S')))).toBe(
      'banker',
    )
  })

  test("where the house reads it so, all of the Player's cards come first", () => {
    const round = withEvents(
      reveal('player', '9H', '2C'),
      reveal('banker', 'KD', '7S'),
      reveal('player', '5D'),
    )
    expect(askRound(turnedFirst(), round, { revealOrder: 'initial' })).toBe('player')
    expect(askRound(turnedFirst(), round, { revealOrder: 'all' })).toBe('banker')
  })

  test('nothing is asked of cards that were dealt face up; without events it is absent', () => {
    expect(askRound(turnedFirst(), withEvents(card('player', { facing: 'up' })))).toBeUndefined()
    expect(askRound(turnedFirst(), withEvents(card('player', { facing: 'down' })))).toBe(
      'absent: round.events[reveal]',
    )
  })

  test('a third card is turned apart from the first two, or together with them', () => {
    const apart = withEvents(reveal('player', '2C', '9H'), reveal('player', '5D'))
    const together = withEvents(reveal('player', '9H', '2C', '5D'))
    const mixed = withEvents(reveal('player', '9H', '5D'), reveal('player', '2C'))
    expect([apart, together, mixed].map((r) => askRound(thirdCardTurned('player'), r))).toEqual([
      'apart',
      'together',
      'together',
    ])
    expect(askRound(thirdCardTurned('banker'), apart)).toBeUndefined()
    expect(askRound(thirdCardTurned('player'), withEvents())).toBe('absent: round.events[reveal]')
  })
})

describe('exposed cards (art. 4)', () => {
  const out = (name?: string): RoundEvent => ({ event: 'exposed', card: name })

  test('are kept where a hand holds them, each once', () => {
    expect(askRound(exposedCards(), withEvents(out('5D')))).toBe('kept')
    expect(askRound(exposedCards(), withEvents(out('5D'), out('KD')))).toBe('kept')
    expect(askRound(exposedCards(), withEvents(out('5D'), out('5D')))).toBe('removed')
    expect(askRound(exposedCards(), withEvents(out('3C')))).toBe('removed')
    expect(askRound(exposedCards(), withEvents(out()))).toBe('absent: round.events[exposed].card')
    expect(askRound(exposedCards(), withEvents())).toBeUndefined()
    expect(askRound(exposedCards(), roundOf({}))).toBe('absent: round.events')
  })

  test('protect the round, before betting has closed only where the house reads it so', () => {
    const early = withEvents(out('5D'), ...bare('bets-closed'))
    const late = withEvents(...bare('bets-closed'), out('5D'))
    expect([early, late].map((r) => askRound(exposureProtects(), r, { exposedPreDeal: 'yes' }))).toEqual([
      true,
      true,
    ])
    expect([early, late].map((r) => askRound(exposureProtects(), r, { exposedPreDeal: 'no' }))).toEqual([
      false,
      true,
    ])
    expect(askRound(exposureProtects(), withEvents())).toBe(false)
  })

  test('are recorded or not', () => {
    expect([askRound(exposed(), withEvents(out('5D'))), askRound(exposed(), withEvents())]).toEqual([
      true,
      false,
    ])
  })
})

describe('misdeals (art. 10)', () => {
  test('are put right, left standing, or make the round void', () => {
    expect(askRound(misdealOutcome(), withEvents(...bare('misdeal', 'correction', 'settlement')))).toBe(
      'corrected',
    )
    expect(askRound(misdealOutcome(), withEvents(...bare('misdeal', 'settlement')))).toBe('left standing')
    expect(askRound(misdealOutcome(), withEvents(...bare('misdeal', 'settlement', 'correction')))).toBe(
      'left standing',
    )
    expect(askRound(misdealOutcome(), withEvents(...bare('misdeal')))).toBe('left standing')
    expect(askRound(misdealOutcome(), roundOf({ status: 'void', events: bare('misdeal') }))).toBe('void')
    expect(askRound(misdealOutcome(), withEvents(...bare('settlement')))).toBeUndefined()
    expect(askRound(misdealOutcome(), roundOf({}))).toBe('absent: round.events')
  })

  test('must be put right within the window that the house declares', () => {
    const afterACard = withEvents({ event: 'misdeal' }, card('player'), { event: 'correction' })
    const afterTurning = withEvents({ event: 'misdeal' }, reveal('player', '9H'), { event: 'correction' })
    const asked = (window: string) =>
      [afterACard, afterTurning].map((r) => askRound(misdealOutcome(), r, { correctionWindow: window }))
    expect(asked('settlement')).toEqual(['corrected', 'corrected'])
    expect(asked('next-card')).toEqual(['left standing', 'corrected'])
    expect(asked('reveal')).toEqual(['corrected', 'left standing'])
  })

  test('are each put right', () => {
    const twice = withEvents(...bare('misdeal', 'correction', 'misdeal', 'settlement'))
    expect(askRound(misdealOutcome(), twice)).toBe('left standing')
    expect(askRound(misdeal(), twice)).toBe(true)
  })
})
