import { type Card, rankOf } from '../../baccarat/card'
import type { HandName } from '../../baccarat/hand'
import type { Facing, Holder, ShoeEvent } from '../../log/round-log.generated'
import type { Placed } from './accept'
import type { Dealing } from './dealing'
import type { Engine } from './engine'
import type { House } from './options'
import type { Rng } from './rng'
import { fullSet, nameOf, type Shoe, shuffle } from './shoe'

/** What the dealer does: preparing a shoe, dealing a round, ending a shoe (arts. 1-4, 7-10, 16). */
export interface Procedure {
  fullSet(decks: number): Card[]
  shuffle(cards: Card[], rng: Rng): void
  /** The steps of article 2.1 up to the burn; of a machine, the loading alone (art. 2.3). */
  preparation(house: House, rng: Rng): ShoeEvent[]
  cutCardBehind(house: House): number
  /** Burns before the first round, taking the cards from the shoe (arts. 2.1.e-h). */
  openingBurn(shoe: Shoe, house: House): ShoeEvent[]
  /** Cards burned apart from the shown one; nothing is shown where the number is fixed beforehand. */
  burnCount(shown: Card | undefined, house: House): number
  /** Sample rounds (art. 2.2). */
  demonstrations(house: House): number
  /** Rounds that follow the one in which the cut card came out (art. 3.1). */
  roundsAfterCutCard(house: House): number
  /** Whether the cards are shuffled again when the shoe has ended (art. 3.1). */
  reshuffles: boolean

  /** One round's cards from first to last; leaves `voided` set where a mistake cannot be put right. */
  playCards(dealing: Dealing): void
  /** A sample round's cards (art. 2.2). */
  showCards(dealing: Dealing): void
  burnAtStart(dealing: Dealing): void
  dealInitial(dealing: Dealing): void
  dealCard(dealing: Dealing, to: HandName): void
  facing(dealing: Dealing): Facing
  revealOrder: readonly HandName[]
  revealInitial(dealing: Dealing): void
  drawThirds(dealing: Dealing): void
  /** Third cards are turned apart from the first two (art. 16.2). */
  revealThird(dealing: Dealing, hand: HandName): void
  /** A card came out face up by accident: it is used like any other, and the round goes on (art. 4). */
  expose(dealing: Dealing, to: HandName, card: Card): void
  /** Puts a mistake right (art. 10). */
  correct(dealing: Dealing, kind: string): void
  /** Returns a machine's cards to it after the round (art. 7.2). */
  returnCards(dealing: Dealing): void
  /** Whether bettors may open the cards (art. 16.1). */
  allowsHolding(house: House): boolean
  /** Who opens a hand's cards: of the seated, the one with the largest stake on it (art. 16.2). */
  holder(hand: HandName, bets: readonly Placed[]): Holder
}

export const procedure: Procedure & ThisType<Engine> = {
  fullSet,
  shuffle,

  preparation(house, rng) {
    const count = 52 * house.decks
    if (house.device === 'automatic-shuffler') return [{ event: 'load', count }]
    return [
      { event: 'shuffle', by: 'dealer' },
      { event: 'cut', by: rng.pick(['bettor', 'dealer']) },
      { event: 'insert-cut-card', behind: this.cutCardBehind(house) },
      { event: 'load', facing: 'down', count },
    ]
  },

  cutCardBehind: (house) => house.cutCardBehind,

  openingBurn(shoe, house) {
    if (house.device === 'automatic-shuffler') return []
    const shown = house.burnMethod === 'first-card' ? shoe.draw() : undefined
    const count = this.burnCount(shown, house)
    for (let i = 0; i < count; i++) shoe.draw()
    return [shown === undefined ? { event: 'burn', count } : { event: 'burn', shown: nameOf(shown), count }]
  },

  burnCount(shown, { burnMethod, burnFaceCount, burnIncludesShown, decks }) {
    if (burnMethod === 'decks') return decks
    if (shown === undefined) return Number(burnMethod.slice('fixed:'.length))
    const rank = rankOf(shown)
    const value = rank < 10 ? rank : burnFaceCount
    return burnIncludesShown ? Math.max(0, value - 1) : value
  },

  demonstrations: (house) => (house.device === 'shoe' ? house.demonstrations : 0),

  roundsAfterCutCard: ({ lastRound }) => (lastRound === 'one-more' ? 1 : 0),

  reshuffles: true,

  playCards(dealing) {
    this.burnAtStart(dealing)
    dealing.note({ event: 'bets-closed' })
    this.dealInitial(dealing)
    const { misdeal } = dealing.mishaps
    if (misdeal && misdeal.before === undefined) {
      dealing.note({ event: 'misdeal', kind: misdeal.kind })
      dealing.voided = `misdeal: ${misdeal.kind}`
      return
    }
    this.revealInitial(dealing)
    this.drawThirds(dealing)
  },

  showCards(dealing) {
    this.dealInitial(dealing)
    this.revealInitial(dealing)
    this.drawThirds(dealing)
  },

  burnAtStart(dealing) {
    const { burn } = dealing.mishaps
    for (let i = 0; i < burn; i++) dealing.take()
    if (burn > 0) dealing.note({ event: 'burn', count: burn })
  },

  dealInitial(dealing) {
    for (const hand of this.dealOrder) this.dealCard(dealing, hand)
  },

  dealCard(dealing, to) {
    const { misdeal, exposed } = dealing.mishaps
    const index = dealing.dealt
    if (misdeal?.before === index) {
      dealing.note({ event: 'misdeal', kind: misdeal.kind })
      this.correct(dealing, misdeal.kind)
    }
    const card = dealing.take()
    dealing.lay(to, card, exposed === index ? 'up' : this.facing(dealing))
    if (exposed === index) this.expose(dealing, to, card)
  },

  facing: ({ terms }) => (terms.device === 'shoe' ? 'down' : 'up'),

  revealOrder: ['player', 'banker'],

  // A machine's cards lie face up already (art. 7.2): nothing is left to turn.
  revealInitial(dealing) {
    if (dealing.terms.device === 'shoe')
      for (const hand of this.revealOrder) dealing.reveal(hand, dealing[hand])
  },

  drawThirds(dealing) {
    for (const hand of this.drawOrder) {
      if (!this.draws(hand, dealing.ranks('player'), dealing.ranks('banker'))) continue
      this.dealCard(dealing, hand)
      this.revealThird(dealing, hand)
    }
  },

  revealThird(dealing, hand) {
    if (dealing.terms.device === 'shoe') dealing.reveal(hand, dealing[hand].slice(2))
  },

  expose(dealing, _to, card) {
    dealing.note({ event: 'exposed', card: nameOf(card), position: dealing.shoe.position })
  },

  correct(dealing, kind) {
    dealing.note({ event: 'correction', of: kind })
  },

  returnCards(dealing) {
    if (dealing.terms.device === 'automatic-shuffler')
      dealing.note({ event: 'return-cards', count: dealing.dealt })
  },

  allowsHolding: ({ holding }) => holding === 'allowed',

  holder(hand, bets) {
    let largest: Placed | undefined
    for (const bet of bets)
      if (bet.kind === hand && !bet.refused && bet.bettor.seat !== undefined)
        if (!largest || bet.stake > largest.stake) largest = bet
    return largest ? { seat: largest.bettor.seat, bettor: largest.bettor.name } : { dealer: true }
  },
}
