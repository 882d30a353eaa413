import type { BetKind } from '../../baccarat/bet'
import type { Money } from '../../baccarat/money'
import type { Engine } from './engine'
import { type House, type ListedBet, limitOf } from './options'

export interface Bettor {
  name: string
  /** Absent for one who stands. */
  seat?: number
}

/** A bet as offered; `from` is the id of the bet that it continues after a tie. */
export interface Offer {
  bettor: Bettor
  kind: BetKind
  stake: Money
  box?: number
  from?: string
}

/** A bet as the house answered it. */
export interface Placed extends Offer {
  id: string
  refused: boolean
}

/** Stakes accepted on each side so far. */
export interface Sides {
  player: Money
  banker: Money
}

/** Which bets the house takes (arts. 13-15, 18.2). */
export interface Accepting {
  /** Kinds of bet that are taken (art. 13). */
  offered: readonly ListedBet[]
  accepts(offer: Offer, sides: Sides, house: House): boolean
  /** Super Six is no bet of a table that takes commission. */
  isOffered(kind: BetKind, house: Pick<House, 'sideBets' | 'mode'>): boolean
  withinMaximum(kind: BetKind, stake: Money, house: House): boolean
  /** Banker stakes are multiples of the minimum; the others need only reach it (art. 18.2). */
  withinMinimum(kind: BetKind, stake: Money, house: House): boolean
  withinDifferential(sides: Sides, house: House): boolean
  /** Whether the bettor may bet on the box (art. 15). */
  mayUse(bettor: Bettor, box: number | undefined, house: House): boolean
  /** Boxes that belong to the seated (art. 15). */
  reservedBoxes(house: House): number[]
}

export const accepting: Accepting & ThisType<Engine> = {
  offered: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],

  accepts({ bettor, kind, stake, box }, sides, house) {
    return (
      this.isOffered(kind, house) &&
      this.withinMaximum(kind, stake, house) &&
      this.withinMinimum(kind, stake, house) &&
      this.withinDifferential(withStake(sides, kind, stake), house) &&
      this.mayUse(bettor, box, house)
    )
  },

  isOffered(kind, { sideBets, mode }) {
    if (kind === 'super-six' && mode === 'commission') return false
    const taken: (readonly BetKind[])[] = [this.offered, sideBets]
    return taken.some((kinds) => kinds.includes(kind))
  },

  withinMaximum(kind, stake, house) {
    const limit = limitOf(house, kind)
    return limit === undefined || stake <= limit.maximum
  },

  withinMinimum(kind, stake, house) {
    const limit = limitOf(house, kind)
    if (limit === undefined) return true
    return stake >= limit.minimum && (kind !== 'banker' || stake % limit.minimum === 0)
  },

  withinDifferential: ({ player, banker }, { differential }) => Math.abs(player - banker) <= differential,

  mayUse(bettor, box, house) {
    if (box === undefined) return true
    const reserved = this.reservedBoxes(house).includes(box)
    return bettor.seat === undefined ? !reserved : bettor.seat === box
  },

  reservedBoxes: ({ seats }) => Array.from({ length: seats }, (_, i) => i + 1),
}

/** The sides with one more stake; bets that are on neither side change nothing. */
export const withStake = ({ player, banker }: Sides, kind: BetKind, stake: Money): Sides => ({
  player: kind === 'player' ? player + stake : player,
  banker: kind === 'banker' ? banker + stake : banker,
})
