import { type Card, parseCard, rankOf, suitOf } from '../baccarat/card'
import { type Round, type Status, statuses } from '../log/round'
import type { RoundEvent, Shoe, ShoeEnd } from '../log/round-log.generated'
import { type LaidCard, sixCards } from './six-cards'
import type { TapeReader, TapeWriter } from './tape'
import type { Around, Sighted, Trail } from './trail'

/** What a shoe's trail needs of a round. */
export interface ShoeObservation {
  status: Status
  bets: boolean
  cards: Card[]
  /** Where the cut card came out: before the round's first card, or later; 'unknown' without events. */
  cutCard: 'first' | 'later' | 'none' | 'unknown'
  /** Cards burned, first and last position in the shoe; undefined where the log gives no positions. */
  burned: number
  first: number | undefined
  last: number | undefined
  /** The round's own positions run on without a gap that its burns do not explain. */
  unbroken: boolean
  /** Positions laid and left over, where third cards lie on the layout: a card left over is laid again, not drawn. */
  laid?: readonly number[]
  left?: readonly number[]
}

/** A round in its place along its shoe. */
export interface DealtRound extends Sighted {
  status: Status
  bets: boolean
  device: 'shoe' | 'automatic-shuffler' | undefined
  decks: number | undefined
  stacked: boolean
  /** Most copies of one card, or of one rank where the log gives no suits, seen so far; and how many there may be. */
  copies: number
  suited: boolean
  cutCard: 'out' | 'in' | 'unknown'
  /** Settled rounds after the one in which the cut card came out, this one included. */
  sinceCutCard: number
  /** The cut card came out before the first card of its round. */
  cutCardFirst: boolean
  /** Number of demonstration rounds of the shoe, this one included. */
  demonstrations: number
  /** Settled rounds of the shoe before this one. */
  settledBefore: number
  /** Cards that left the shoe unseen before this round, beyond what was burned; undefined where unknown. */
  gap: number | undefined
  /** The first position of the round, and the cards that the opening burn took. */
  first: number | undefined
  openingBurn: number | undefined
}

interface State {
  name: string | undefined
  bySuit: Uint16Array
  byRank: Uint16Array
  suited: boolean
  cutCard: 'out' | 'in' | 'unknown'
  cutCardFirst: boolean
  since: number
  demonstrations: number
  settled: number
  last: number | undefined
  openingBurn: number | undefined
  /** The opening burn has not been seen to leave the shoe yet: a demonstration may come before it. */
  burnDue: boolean
  /** Positions of the cards that the round before left on the layout. */
  left: readonly number[]
}

const cutCards = ['first', 'later', 'none', 'unknown'] as const

export class ShoeTrail implements Trail<ShoeObservation, DealtRound> {
  private readonly shoes = new Map<string, State>()

  observe(round: Round): ShoeObservation {
    const { status, playerCards, bankerCards, bets, events } = round
    const cards = [...playerCards, ...bankerCards]
    const o: ShoeObservation = {
      status,
      bets: bets?.some((b) => b.status === 'accepted') ?? false,
      cards,
      cutCard: 'unknown',
      burned: 0,
      first: undefined,
      last: undefined,
      unbroken: true,
    }
    if (events) walk(events, o)
    return o
  }

  write(o: ShoeObservation, tape: TapeWriter): void {
    tape.word(statuses, o.status)
    tape.word(cutCards, o.cutCard)
    tape.flags(o.bets, o.unbroken, o.laid !== undefined)
    tape.number(o.burned)
    tape.number(o.first)
    tape.number(o.last)
    tape.numbersOf(o.cards)
    if (o.laid) tape.numbersOf(o.laid)
    if (o.laid) tape.numbersOf(o.left ?? none)
  }

  read(tape: TapeReader): ShoeObservation {
    const status = tape.word(statuses) as Status
    const cutCard = tape.word(cutCards) as ShoeObservation['cutCard']
    const flags = tape.sure()
    const o: ShoeObservation = {
      status,
      bets: (flags & 1) !== 0,
      burned: tape.sure(),
      first: tape.number(),
      last: tape.number(),
      cards: tape.numbersOf(),
      cutCard,
      unbroken: (flags & 2) !== 0,
    }
    if (flags & 4) o.laid = tape.numbersOf()
    if (flags & 4) o.left = tape.numbersOf()
    return o
  }

  follow(at: Sighted, seen: ShoeObservation, { table, shoe, stacked }: Around): DealtRound[] {
    const device = shoe?.device ?? table?.device
    const state = this.stateOf(at, device === 'automatic-shuffler')
    const o = withoutLeft(seen, state.left)
    for (const card of o.cards) take(state, card)
    const counts = state.suited ? state.bySuit : state.byRank
    // A void round decides nothing: it is no round more.
    if (state.cutCard === 'out') state.since += o.status === 'settled' ? 1 : 0
    else if (o.cutCard === 'first' || o.cutCard === 'later') {
      state.cutCard = 'out'
      state.cutCardFirst = o.cutCard === 'first'
    } else if (o.cutCard === 'unknown') state.cutCard = 'unknown'
    if (o.status === 'demonstration') state.demonstrations++
    const dealt: DealtRound = {
      // Spelled out: after a spread, each further field is added one by one, at ten times the cost of the whole.
      place: at.place,
      table: at.table,
      shoe: at.shoe,
      id: at.id,
      status: o.status,
      bets: o.bets,
      device,
      decks: shoe?.decks,
      stacked,
      copies: o.cards.reduce((n, c) => Math.max(n, counts[state.suited ? c : rankOf(c)] as number), 0),
      suited: state.suited,
      cutCard: state.cutCard,
      sinceCutCard: state.since,
      cutCardFirst: state.cutCardFirst,
      demonstrations: state.demonstrations,
      settledBefore: state.settled,
      gap: gapBefore(o, state),
      first: o.first,
      openingBurn: state.openingBurn,
    }
    if (o.status === 'settled') state.settled++
    if (o.last !== undefined) state.last = o.last
    state.left = o.left ?? none
    return [dealt]
  }

  shoe(at: Sighted, record: Shoe | ShoeEnd): DealtRound[] {
    const key = at.table ?? ''
    if (record.type === 'shoe-end') {
      for (const [table, state] of this.shoes) if (state.name === record.shoe) this.shoes.delete(table)
    } else {
      const state = fresh(record.shoe)
      const burns = (record.events ?? []).filter((e) => e.event === 'burn')
      for (const burn of burns) {
        for (const name of [...(burn.shown === undefined ? [] : [burn.shown]), ...(burn.cards ?? [])])
          take(state, parseCard(name) as Card)
      }
      if (burns.length && burns.every((b) => b.count !== undefined))
        state.openingBurn = burns.reduce(
          (n, b) => n + (b.count as number) + (b.shown === undefined ? 0 : 1),
          0,
        )
      state.burnDue = state.openingBurn !== undefined
      if (record.events && (!burns.length || state.burnDue)) state.last = 0
      this.shoes.set(key, state)
    }
    return []
  }

  /** An automatic shuffler takes all cards back after every round: each round is a shoe of its own. */
  private stateOf(at: Sighted, everyRound: boolean): State {
    const key = at.table ?? ''
    const known = this.shoes.get(key)
    if (known && known.name === at.shoe && !everyRound) return known
    const state = fresh(at.shoe)
    if (everyRound && known) state.demonstrations = known.demonstrations
    if (everyRound) state.last = 0
    this.shoes.set(key, state)
    return state
  }
}

const none: readonly number[] = []

const take = (state: State, card: Card) => {
  const rank = rankOf(card)
  state.byRank[rank] = (state.byRank[rank] as number) + 1
  state.bySuit[card] = (state.bySuit[card] as number) + 1
  if (suitOf(card) === 0) state.suited = false
}

const fresh = (name: string | undefined): State => ({
  name,
  bySuit: new Uint16Array(80),
  byRank: new Uint16Array(16),
  suited: true,
  cutCard: 'in',
  cutCardFirst: false,
  since: 0,
  demonstrations: 0,
  settled: 0,
  last: undefined,
  openingBurn: undefined,
  burnDue: false,
  left: none,
})

/** Reads burns, the cut card and positions from the events. */
const walk = (events: readonly RoundEvent[], o: ShoeObservation) => {
  o.cutCard = 'none'
  let dealt = 0
  let next: number | undefined
  let onLayout = false
  for (const e of events) {
    if (e.event === 'cut-card') o.cutCard = dealt === 0 ? 'first' : 'later'
    else if (e.event === 'burn') {
      o.burned += dealt === 0 ? (e.count ?? 0) : 0
      if (next !== undefined) next += e.count ?? 0
      for (const name of e.cards ?? []) o.cards.push(parseCard(name) as Card)
    } else if (e.event === 'card') {
      dealt++
      if (e.to === 'draw-area') onLayout = true
      if (e.position === undefined) continue
      o.first ??= e.position
      if (next !== undefined && e.position !== next) o.unbroken = false
      o.last = e.position
      next = e.position + 1
    }
  }
  const six = onLayout ? sixCards(events) : undefined
  if (!six) return
  o.laid = positionsOf(six.laid)
  o.left = positionsOf(six.left)
}
const positionsOf = (cards: readonly LaidCard[]): number[] => cards.flatMap((c) => c.position ?? [])

/** A round as far as its cards came from the shoe: those that the round before left over lay on the layout already. */
const withoutLeft = (o: ShoeObservation, left: readonly number[]): ShoeObservation => {
  if (!o.laid || !left.length) return o
  const drawn = o.laid.filter((p) => !left.includes(p))
  const unbroken = drawn.every((p, i) => i === 0 || p === (drawn[i - 1] as number) + 1)
  return { ...o, first: drawn[0], last: drawn.at(-1) ?? o.last, unbroken }
}

const gapBefore = (o: ShoeObservation, state: State): number | undefined => {
  if (!o.unbroken) return Number.NaN
  if (o.first === undefined || state.last === undefined) return undefined
  const unseen = o.first - 1 - state.last - o.burned
  if (!state.burnDue || (o.status === 'demonstration' && unseen === 0)) return unseen
  state.burnDue = false
  return unseen - (state.openingBurn ?? 0)
}
