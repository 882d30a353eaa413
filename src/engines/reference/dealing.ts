import { type Card, type Rank, rankOf } from '../../baccarat/card'
import type { HandName } from '../../baccarat/hand'
import type { Facing, RoundEvent } from '../../log/round-log.generated'
import type { House } from './options'
import type { Rng } from './rng'
import { nameOf, type Shoe } from './shoe'

/** What chance adds to a round. */
export interface Mishaps {
  /** Cards burned before the round (art. 8). */
  burn: number
  /** Which of the first four cards comes out face up by accident, from 0 (art. 4). */
  exposed?: number
  /** A mistake, before which of the first four cards if it is put right, from 0 (art. 10). */
  misdeal?: { kind: string; before?: number }
}

export const noMishaps: Mishaps = { burn: 0 }

/** Most cards burned before a round. */
export const mostBurned = 3

export const drawMishaps = (house: House, rng: Rng): Mishaps => {
  const faceDown = house.device === 'shoe'
  const mishaps: Mishaps = { burn: 0 }
  if (faceDown && rng.chance(house.roundBurns)) mishaps.burn = 1 + rng.below(mostBurned)
  if (faceDown && rng.chance(house.exposedCards)) mishaps.exposed = rng.below(4)
  if (rng.chance(house.misdeals))
    mishaps.misdeal = rng.chance(0.5) ? { kind: 'wrong-hand', before: rng.below(4) } : { kind: 'cards-mixed' }
  return mishaps
}

/** One round's cards on their way from the shoe, and what happened at the table meanwhile. */
export class Dealing {
  readonly player: Card[] = []
  readonly banker: Card[] = []
  readonly events: RoundEvent[] = []
  /** The cut card came out in this round (art. 3.1). */
  cutCard = false
  /** Why the round is void, once it is. */
  voided?: string

  constructor(
    readonly shoe: Shoe,
    readonly terms: Pick<House, 'device' | 'lean'>,
    readonly mishaps: Mishaps = noMishaps,
  ) {}

  get dealt(): number {
    return this.player.length + this.banker.length
  }

  ranks(hand: HandName): Rank[] {
    return this[hand].map(rankOf)
  }

  /** The next card of the shoe; a cut card before it is taken out. */
  take(): Card {
    if (this.shoe.takeCutCard()) {
      this.cutCard = true
      this.note({ event: 'cut-card' })
    }
    return this.shoe.draw()
  }

  /** Lays the card last taken on a hand. */
  lay(to: HandName, card: Card, facing: Facing): void {
    const { position } = this.shoe
    this[to].push(card)
    this.events.push(
      this.terms.lean
        ? { event: 'card', to, card: nameOf(card), position }
        : { event: 'card', to, card: nameOf(card), facing, position },
    )
  }

  reveal(hand: HandName, cards: readonly Card[]): void {
    this.note({ event: 'reveal', hand, cards: cards.map(nameOf) })
  }

  /** An engine alone knows the cards; everything else is the table's. */
  note(event: RoundEvent): void {
    if (!this.terms.lean) this.events.push(event)
  }
}
