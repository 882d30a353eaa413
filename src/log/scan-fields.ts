import { betKinds } from '../baccarat/bet'
import { type Card, parseCard, rankNames, suitNames } from '../baccarat/card'
import { readSchema } from '../schemas'
import type { RoundEvent } from './round-log.generated'
import { Choice, Fields } from './scan-json'
import { Words } from './scan-words'

/**
 * What a scanner knows of the schema: the fields of a round, and the words that stand in them. It may know less
 * than the schema admits, never more.
 */

// A scanner knows the fields of a round, a bet and an event by their place here.
const roundKeys = [
  'type',
  'table',
  'shoe',
  'round',
  'time',
  'status',
  'reason',
  'player',
  'banker',
  'playerTotal',
  'bankerTotal',
  'outcome',
  'pairs',
  'events',
  'holders',
  'betsComplete',
  'bets',
] as const
const betKeys = [
  'id',
  'from',
  'bettor',
  'seat',
  'posture',
  'box',
  'bet',
  'stake',
  'returned',
  'standing',
  'commission',
  'commissionCollected',
  'status',
  'mode',
  'currency',
] as const
const handKeys = ['player', 'banker'] as const
const holderKeys = ['seat', 'bettor', 'dealer'] as const
const eventKeys = [
  'event',
  'to',
  'card',
  'facing',
  'position',
  'hand',
  'cards',
  'count',
  'kind',
  'of',
  'shoe',
  'mode',
] as const
type EventKey = (typeof eventKeys)[number]
/** What each kind of event holds beside its name; any other field is for the schema to pass over. */
const events: Record<RoundEvent['event'], readonly EventKey[]> = {
  'bets-closed': [],
  card: ['to', 'card', 'facing', 'position'],
  reveal: ['hand', 'cards'],
  use: ['to', 'card'],
  carry: ['card'],
  'cut-card': [],
  exposed: ['card', 'position'],
  burn: ['count', 'cards'],
  misdeal: ['kind'],
  correction: ['of'],
  settlement: [],
  'shoe-change': ['shoe'],
  'return-cards': ['count'],
  mode: ['mode'],
}
const values = {
  status: ['settled', 'void', 'demonstration'],
  outcome: ['player', 'banker', 'tie'],
  to: ['player', 'banker', 'draw-area'],
  facing: ['up', 'down'],
  posture: ['seated', 'standing'],
  commissionCollected: ['deducted', 'owed'],
  betStatus: ['accepted', 'refused', 'cancelled'],
  mode: ['commission', 'half-on-six'],
} as const

export const words = new Words([
  ...new Set([
    ...[roundKeys, betKeys, handKeys, holderKeys, eventKeys, Object.keys(events)].flat(),
    ...Object.values(values).flat(),
    ...betKinds,
  ]),
])
export const fieldsOf = {
  round: new Fields(roundKeys, words),
  bet: new Fields(betKeys, words),
  hands: new Fields(handKeys, words),
  holder: new Fields(holderKeys, words),
  event: new Fields(eventKeys, words),
}
export const required = fieldsOf.round.bits('type', 'player', 'banker')
const eventBits = (...keys: EventKey[]) => fieldsOf.event.bits('event', ...keys)
/** By an event's place among the kinds: the fields that it may have. */
export const fieldsOfEvent = Object.values(events).map((keys) => eventBits(...keys))
/** Fields whose values change from one object to the next, beside those that come in few. */
export const betsVary = fieldsOf.bet.bits(
  'id',
  'from',
  'bettor',
  'seat',
  'box',
  'stake',
  'returned',
  'standing',
  'commission',
  'currency',
)
export const eventsVary = fieldsOf.event.bits('card', 'position', 'cards')
export const named = eventBits()
export const dealt = eventBits('to', 'card', 'position')
export const dealtFaced = eventBits('to', 'card', 'facing', 'position')
export const turned = eventBits('hand', 'cards')

/** The words that a field may hold. */
export const among = {
  round: new Choice(['round']),
  event: new Choice(Object.keys(events) as RoundEvent['event'][]),
  hand: new Choice(handKeys),
  status: new Choice(values.status),
  outcome: new Choice(values.outcome),
  to: new Choice(values.to),
  facing: new Choice(values.facing),
  posture: new Choice(values.posture),
  commissionCollected: new Choice(values.commissionCollected),
  betStatus: new Choice(values.betStatus),
  mode: new Choice(values.mode),
}
export const isBetKind = words.among(betKinds)

/** Cards of two characters by these, as a scanner reads them: nearly all are. What is no card is 0, and has no text. */
export const cards = new Uint8Array(1 << 14)
export const cardTexts: string[] = new Array(1 << 14).fill('')
for (const rank of [...rankNames, 'T'])
  for (const suit of ['', ...suitNames]) {
    const text = rank + suit
    if (text.length !== 2) continue
    const two = (text.charCodeAt(0) << 7) | text.charCodeAt(1)
    cards[two] = parseCard(text) as Card
    cardTexts[two] = text
  }

const { $defs } = readSchema('round-log.schema.json') as {
  $defs: { bet: { properties: { currency: { pattern: string } } } }
}
export const currencyForm = new RegExp($defs.bet.properties.currency.pattern)
export const otherKind = /^other:.{1,100}$/
/** The most cards that a hand may list. */
export const mostCards = 10
