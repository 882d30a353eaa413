import { type Card, rankOf } from '../../baccarat/card'
import type { Hand, HandName } from '../../baccarat/hand'
import type { Engine } from './engine'

export type Outcome = HandName | 'tie'

/** The cards' own rules: values, third cards, who wins (arts. 5, 7, 9, 11, 12, 13). Hands are ranks, 1 to 13. */
export interface Rules {
  /** Who gets each of the first four cards (art. 7.1). */
  dealOrder: readonly HandName[]
  /** Who comes first to a third card (art. 9). */
  drawOrder: readonly HandName[]
  /** What a rank counts (art. 5). */
  points(rank: number): number
  /** 0 to 9 (art. 5). */
  total(hand: Hand): number
  /** 8 or 9 in the first two cards (art. 9.2). */
  isNatural(hand: Hand): boolean
  /** Whether this hand takes a third card; asked once a hand, in `drawOrder`. */
  draws(hand: HandName, player: Hand, banker: Hand): boolean
  playerDraws(player: Hand, banker: Hand): boolean
  /** The Player's third card, if drawn, is `player[2]`. */
  bankerDraws(player: Hand, banker: Hand): boolean
  outcome(player: Hand, banker: Hand): Outcome
  /** Whether a hand's first two cards make a pair (art. 13.4). */
  isPair(hand: readonly Card[]): boolean
}

/** Points of the Player's third card against which the Banker draws, by the Banker's total (arts. 9.3, 9.4). */
const bankerDrawsAgainst: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
  [],
  [],
]

export const rules: Rules & ThisType<Engine> = {
  dealOrder: ['player', 'banker', 'player', 'banker'],
  drawOrder: ['player', 'banker'],

  points: (rank) => (rank < 10 ? rank : 0),

  total(hand) {
    let sum = 0
    for (const rank of hand) sum += this.points(rank)
    return sum % 10
  },

  isNatural(hand) {
    return this.total(hand.slice(0, 2)) >= 8
  },

  draws(hand, player, banker) {
    return hand === 'player' ? this.playerDraws(player, banker) : this.bankerDraws(player, banker)
  },

  // Arts. 9.2 and 9.4.6 prevail over the rest of article 9: a natural on either side ends the drawing.
  playerDraws(player, banker) {
    return !this.isNatural(player) && !this.isNatural(banker) && this.total(player) <= 5
  },

  bankerDraws(player, banker) {
    if (this.isNatural(player) || this.isNatural(banker)) return false
    const total = this.total(banker)
    const third = player[2]
    if (third === undefined) return total <= 5
    return bankerDrawsAgainst[total]?.includes(this.points(third)) ?? false
  },

  outcome(player, banker) {
    const lead = this.total(player) - this.total(banker)
    if (lead === 0) return 'tie'
    return lead > 0 ? 'player' : 'banker'
  },

  // Art. 13.4: same rank, not same points; a jack and a queen are no pair.
  isPair: ([first, second]) =>
    first !== undefined && second !== undefined && rankOf(first) === rankOf(second),
}
