import { type Card, parseCard } from '../baccarat/card'
import type { HandName } from '../baccarat/hand'
import { eventKinds, type Round } from '../log/round'
import type { RoundEvent } from '../log/round-log.generated'
import { Absent, type Answer, ofRound } from './fact'

/** What happened at the table, from a round's events in their order. */

type Event<E extends RoundEvent['event']> = Extract<RoundEvent, { event: E }>
const events = <E extends RoundEvent['event']>(r: Round, event: E): Event<E>[] | undefined =>
  r.events?.filter((e): e is Event<E> => e.event === event)

const inEvents = (r: Round, read: (events: readonly RoundEvent[]) => Answer): Answer =>
  r.events ? read(r.events) : Absent.of('round.events')

/** Whether an event of a kind is recorded. */
const records = (r: Round, event: RoundEvent['event']): boolean => (r.eventKinds & eventKinds[event]) !== 0
const has = (event: RoundEvent['event']) => {
  const kind = eventKinds[event]
  return (r: Round): Answer => (r.events ? (r.eventKinds & kind) !== 0 : Absent.of('round.events'))
}
/** What follows from the events of a round that records one of a kind; without it the question does not arise. */
const where = (
  event: RoundEvent['event'],
  r: Round,
  read: (events: readonly RoundEvent[]) => Answer,
): Answer => inEvents(r, (all) => (records(r, event) ? read(all) : undefined))

/** Whether a misdeal is recorded. */
export const misdeal = ofRound('misdeal', has('misdeal'), {
  show: (m) => (m ? 'a misdeal is recorded' : 'no misdeal is recorded'),
})
/** Whether a card came out face up by accident. */
export const exposed = ofRound('exposed card', has('exposed'))

type Dealt = 'player' | 'banker'
/** The hands that cards were dealt to, in order; what was laid in a draw area went to none. */
const dealtTo = (r: Round): readonly Dealt[] | Absent => {
  if (!r.events || !records(r, 'card')) return Absent.of('round.events[card]')
  let order = nothingDealt
  let more: Dealt[] | undefined
  for (const e of r.events) {
    if (e.event !== 'card' || e.to === 'draw-area') continue
    if (e.to === undefined) return Absent.of('round.events[card].to')
    if (more) more.push(e.to)
    else if (order.hands.length < mostRemembered) order = after(order, e.to)
    else more = [...order.hands, e.to]
  }
  return more ?? order.hands
}
/** Orders met so far, each from the one before its last card: there are few, and every round is asked. */
interface Order {
  hands: readonly Dealt[]
  player?: Order
  banker?: Order
}
const mostRemembered = 10
const after = (order: Order, to: Dealt): Order => {
  const known = to === 'player' ? order.player : order.banker
  if (known) return known
  const longer = { hands: [...order.hands, to] }
  order[to] = longer
  return longer
}
const nothingDealt: Order = { hands: [] }

/** The hands that the first four cards went to, in order. */
export const dealOrder = ofRound('deal order', (r) => {
  const to = dealtTo(r)
  return to instanceof Absent ? to : inOrder(to)
})
const inOrder = (to: readonly Dealt[]): string => {
  const known = named.get(to) ?? to.slice(0, 4).join(', ')
  named.set(to, known)
  return known
}
const named = new WeakMap<readonly Dealt[], string>()

/** Which hand received its third card first; the question does not arise unless both drew. */
export const drewFirst = ofRound(
  'drew first',
  (r) => {
    if (r.player.length < 3 || r.banker.length < 3) return undefined
    const to = dealtTo(r)
    if (to instanceof Absent) return to
    return thirdTo(to, 'player') < thirdTo(to, 'banker') ? 'player' : 'banker'
  },
  { show: (hand) => `the ${hand === 'player' ? 'Player' : 'Banker'} drew first` },
)

/** Where among the cards dealt a hand's third one stands; after them all if it is not there. */
const thirdTo = (dealt: readonly Dealt[], hand: HandName): number => {
  let cards = 0
  for (let i = 0; i < dealt.length; i++) if (dealt[i] === hand && ++cards === 3) return i
  return dealt.length
}

/** Which way the cards were dealt: 'up' where all lie face up. */
export const facing = ofRound('facing', (r) => {
  const dealt = events(r, 'card')
  if (!dealt?.length) return Absent.of('round.events[card]')
  if (dealt.some((e) => e.facing === undefined)) return Absent.of('round.events[card].facing')
  return dealt.every((e) => e.facing === 'up') ? 'up' : 'down'
})

const allFaceUp = (r: Round): boolean => {
  if (!r.events || !records(r, 'card')) return false
  for (const e of r.events) if (e.event === 'card' && e.facing !== 'up') return false
  return true
}

/** Which hand was turned first; the question does not arise where the cards were dealt face up. */
export const turnedFirst = ofRound(
  'turned first',
  (r, rules) => {
    if (allFaceUp(r)) return undefined
    const turned = records(r, 'reveal') ? (events(r, 'reveal') as Event<'reveal'>[]) : []
    if (!turned.length) return Absent.of('round.events[reveal]')
    if (turned.some((e) => e.hand === undefined)) return Absent.of('round.events[reveal].hand')
    const banker = turned.findIndex((e) => e.hand === 'banker')
    if (banker < 0) return 'player'
    const before = turned.slice(0, banker)
    if (before.some((e) => e.cards === undefined)) return before.length ? 'player' : 'banker'
    const shown = before.reduce((n, e) => n + (e.cards as string[]).length, 0)
    return shown >= (rules.revealOrder === 'all' ? r.player.length : 2) ? 'player' : 'banker'
  },
  {
    settings: ['revealOrder'],
    show: (hand) => `the ${hand === 'player' ? 'Player' : 'Banker'} was turned first`,
  },
)

/** Whether a hand's third card was looked at 'apart' from its first two, or 'together' with them. */
export const thirdCardTurned = ofRound('third card turned', (r, _h, of: HandName) => {
  const hand = of === 'player' ? r.playerCards : r.bankerCards
  if (hand.length < 3) return undefined
  const turned = records(r, 'reveal') ? events(r, 'reveal')?.filter((e) => e.hand === of) : undefined
  if (!turned?.length) return Absent.of('round.events[reveal]')
  if (turned.some((e) => e.cards === undefined)) return Absent.of('round.events[reveal].cards')
  const shown: Card[] = []
  for (const e of turned) {
    shown.push(...(e.cards as string[]).map((c) => parseCard(c) as Card))
    if (shown.length >= 2) break
  }
  return shown.length === 2 && sameCards(shown, hand.slice(0, 2)) ? 'apart' : 'together'
})

const sameCards = (a: readonly Card[], b: readonly Card[]) =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join()

/** What became of the cards that came out face up: 'kept' in the hands they were dealt to, or 'removed'. */
export const exposedCards = ofRound('exposed cards', (r) =>
  where('exposed', r, () => {
    const out = events(r, 'exposed') as Event<'exposed'>[]
    const left = [...r.playerCards, ...r.bankerCards]
    for (const e of out) {
      const card = e.card === undefined ? undefined : parseCard(e.card)
      if (card === undefined) return Absent.of('round.events[exposed].card')
      const at = left.indexOf(card)
      if (at < 0) return 'removed'
      left.splice(at, 1)
    }
    return 'kept'
  }),
)

/** Whether article 4 protects the round: where the house reads it so, not before betting has closed. */
export const exposureProtects = ofRound(
  'exposure protects the round',
  (r, rules) => {
    if (!r.events) return Absent.of('round.events')
    return records(r, 'exposed') && (rules.exposedPreDeal === 'yes' || closedBeforeExposed(r.events))
  },
  { settings: ['exposedPreDeal'] },
)

const closedBeforeExposed = (all: readonly RoundEvent[]): boolean => {
  const closed = all.findIndex((e) => e.event === 'bets-closed')
  return closed >= 0 && closed < all.findIndex((e) => e.event === 'exposed')
}

/** What became of a misdeal: 'corrected' in its window, 'void', or 'left standing'. */
export const misdealOutcome = ofRound(
  'misdeal outcome',
  (r, rules) =>
    where('misdeal', r, (all) => {
      if (r.status === 'void') return 'void'
      const closes = windows[rules.correctionWindow as keyof typeof windows]
      let open = false
      for (const e of all) {
        if (e.event === 'misdeal') open = true
        else if (e.event === 'correction') open = false
        else if (open && e.event === closes) return 'left standing'
      }
      return open ? 'left standing' : 'corrected'
    }),
  { settings: ['correctionWindow'] },
)
const windows = { 'next-card': 'card', reveal: 'reveal', settlement: 'settlement' } as const

/** Where the shoe was changed: 'within the round', or between rounds; the question arises only where it was. */
export const shoeChanged = ofRound('shoe changed', (r) =>
  where('shoe-change', r, (all) => {
    const at = all.findIndex((e) => e.event === 'shoe-change')
    const opened = all.findIndex((e) => e.event === 'card' || e.event === 'bets-closed')
    const closed = all.findIndex((e) => e.event === 'settlement')
    return opened >= 0 && opened < at && (closed < 0 || at < closed) ? 'within the round' : 'between rounds'
  }),
)

/** Whether cards were burned at the round's start or later; the question arises only where some were. */
export const burned = ofRound('burned', (r) =>
  where('burn', r, (all) => {
    const last = all.map((e) => e.event).lastIndexOf('burn')
    return all.slice(0, last).some((e) => e.event === 'card') ? 'after the first card' : 'at the start'
  }),
)
/** Cards burned in the round. */
export const burnedInRound = ofRound('burned in the round', (r) =>
  where('burn', r, () => {
    const burns = events(r, 'burn') as Event<'burn'>[]
    if (burns.some((e) => e.count === undefined)) return Absent.of('round.events[burn].count')
    return burns.reduce((n, e) => n + (e.count as number), 0)
  }),
)
/** The most that may be (`roundBurnMaximum`). */
export const mostBurned = ofRound(
  'most burned',
  (_r, rules) =>
    rules.roundBurnMaximum === 'unbounded' ? Number.MAX_SAFE_INTEGER : Number(rules.roundBurnMaximum),
  { settings: ['roundBurnMaximum'] },
)

/** Cards put back into the shuffler after the round; 0 where none are recorded. */
export const cardsReturned = ofRound(
  'cards returned',
  (r) =>
    inEvents(r, () => {
      const back = events(r, 'return-cards') as Event<'return-cards'>[]
      if (back.some((e) => e.count === undefined)) return Absent.of('round.events[return-cards].count')
      return back.reduce((n, e) => n + (e.count as number), 0)
    }),
  { show: (n) => `${n} cards returned` },
)
/** Cards that the round used: both hands, and what was burned. */
export const cardsUsed = ofRound(
  'cards used',
  (r) =>
    r.player.length +
    r.banker.length +
    ((events(r, 'burn') ?? []) as Event<'burn'>[]).reduce((n, e) => n + (e.count ?? 0), 0),
  { show: (n) => `${n} cards used` },
)
