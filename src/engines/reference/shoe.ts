import { type Card, card, formatCard } from '../../baccarat/card'
import type { Rng } from './rng'

const largestCard = card(13, 4)
const names = Array.from({ length: largestCard + 1 }, (_, c) => (c & 15 ? formatCard(c) : ''))

/** As the log writes it: `9H`, or `K` where the suit is unknown. */
export const nameOf = (c: Card): string => names[c] ?? formatCard(c)

/** So many decks of fifty-two, in order (art. 1.1). */
export const fullSet = (decks: number): Card[] => {
  const cards: Card[] = []
  for (let deck = 0; deck < decks; deck++)
    for (let suit = 1; suit <= 4; suit++) for (let rank = 1; rank <= 13; rank++) cards.push(card(rank, suit))
  return cards
}

/** Fisher-Yates, in place: every order is equally likely. */
export const shuffle = (cards: Card[], rng: Rng): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const moved = cards[i] as Card
    cards[i] = cards[j] as Card
    cards[j] = moved
  }
}

/** The cards as they lie, first to leave first, and the cut card among them. */
export class Shoe {
  private taken = 0
  private cutCardIn: boolean

  /** @param behind cards behind the cut card; undefined for a device that has none */
  constructor(
    private readonly cards: readonly Card[],
    private readonly behind?: number,
  ) {
    this.cutCardIn = behind !== undefined
  }

  get remaining(): number {
    return this.cards.length - this.taken
  }

  /** Place of the card that left last, from 1, counting every card that left, burnt ones too. */
  get position(): number {
    return this.taken
  }

  /** Takes the cut card out where it is next to leave (art. 3.1); true if so. */
  takeCutCard(): boolean {
    if (!this.cutCardIn || this.behind === undefined || this.remaining > this.behind) return false
    this.cutCardIn = false
    return true
  }

  /** @throws RangeError when no card is left */
  draw(): Card {
    const drawn = this.cards[this.taken]
    if (drawn === undefined) throw new RangeError(`no card is left after ${this.taken}`)
    this.taken++
    return drawn
  }
}
