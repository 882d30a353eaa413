import type { Round, RoundEvent, RoundLogRecord } from '../../log/round-log.generated'

/** Which card of the draw area a hand uses: the next, or the hand's own. */
export type CarryOver = 'sequential' | 'positional'

type Card = Extract<RoundEvent, { event: 'card' }>
const isCard = (e: RoundEvent): e is Card => e.event === 'card'
const cardsOf = (r: Round): Card[] => (r.events ?? []).filter(isCard)
const places = ['player', 'banker', 'player', 'banker', 'draw-area', 'draw-area'] as const

/**
 * A log whose third cards come from the shoe, as a table with a layout of six would have dealt it: six cards before
 * the betting, beginning with those left over, and third cards used as they are needed. Hands and bets stay as they
 * were. So does the order of the shoe, but where the Banker alone draws a card of its own: that has lain behind the
 * one left over, and they have changed places in the shoe.
 */
export const onLayout = (
  records: Iterable<RoundLogRecord>,
  carryOver: CarryOver = 'sequential',
): RoundLogRecord[] => {
  const all = [...records]
  const shoes = new Map<string | undefined, Card[]>()
  for (const r of all)
    if (r.type === 'round') shoes.set(r.shoe, [...(shoes.get(r.shoe) ?? []), ...cardsOf(r)])
  return all.map((r): RoundLogRecord => {
    if (r.type === 'table') return { ...r, dealing: 'six-card' }
    if (r.type !== 'round') return r
    const cards = shoes.get(r.shoe) as Card[]
    const laid = laidOf(cards)
    const thirds = cardsOf(r).slice(4)
    const [only] = thirds
    // Two cards of one name cannot be told apart: either may be the Banker's own.
    const ownAlone =
      carryOver === 'positional' &&
      thirds.length === 1 &&
      only?.to === 'banker' &&
      laid[4]?.card !== laid[5]?.card
    if (ownAlone) exchange(laid, 4, 5)
    const left = ownAlone ? laid.slice(4, 5) : laid.slice(4 + thirds.length)
    shoes.set(r.shoe, [...left, ...cards.slice(6)])
    return { ...r, events: eventsOf(r, laid, left) }
  })
}

/** The next six cards of a shoe in their places. Of its last round it has no more on record than were used. */
const laidOf = (cards: readonly Card[]): Card[] => {
  const known = cards.slice(0, 6)
  const last = known.at(-1)?.position ?? 0
  return places.map((to, i) => {
    const { card = '2S', position = last + 1 + i - known.length } = known[i] ?? {}
    return { event: 'card', to, card, facing: 'down', position }
  })
}

/** Two cards change their names, and keep their places. */
const exchange = (cards: Card[], a: number, b: number): void => {
  const [first, second] = [cards[a] as Card, cards[b] as Card]
  cards[a] = { ...first, card: second.card }
  cards[b] = { ...second, card: first.card }
}

const eventsOf = (r: Round, laid: readonly Card[], left: readonly Card[]): RoundEvent[] => {
  const events = r.events ?? []
  const thirds = cardsOf(r).slice(4)
  return [
    ...events.filter((e) => e.event === 'cut-card'),
    ...laid,
    { event: 'bets-closed' },
    ...events.flatMap((e): RoundEvent[] => {
      if (e.event === 'bets-closed' || e.event === 'cut-card') return []
      if (!isCard(e)) return [e]
      return thirds.includes(e) ? [{ event: 'use', to: e.to as 'player' | 'banker', card: e.card }] : []
    }),
    ...left.map(({ card }): RoundEvent => ({ event: 'carry', card })),
  ]
}
