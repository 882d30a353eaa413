import type { Round } from '../log/round'
import { type LaidCard, sixCards } from './six-cards'
import type { Sighted, Trail } from './trail'

export interface LayoutObservation {
  /** The round decided something: a void one leaves no cards that are owed to the next. */
  decided: boolean
  /** The first cards laid, in their order; undefined where the third cards came from the shoe. */
  first: LaidCard[] | undefined
  left: LaidCard[]
}

/** A round whose table had cards left over from the round before. */
export interface LaidRound extends Sighted {
  /** Cards left over, in the order they lay in the draw area: one or two. */
  left: readonly LaidCard[]
  /** As many cards of this round as were left over, the first that were laid. */
  first: readonly LaidCard[]
}

const drawn: LayoutObservation = { decided: true, first: undefined, left: [] }

/** Follows cards that lie on the layout from one round to the next of a shoe. */
export class LayoutTrail implements Trail<LayoutObservation, LaidRound> {
  private readonly tables = new Map<string, { shoe: string | undefined; left: LaidCard[] }>()

  observe(round: Round): LayoutObservation {
    const six = round.events && sixCards(round.events)
    if (!six) return drawn
    return { decided: round.status !== 'void', first: six.laid.slice(0, 2), left: six.left }
  }

  follow(at: Sighted, o: LayoutObservation): LaidRound[] {
    const key = at.table ?? ''
    const before = this.tables.get(key)
    this.tables.delete(key)
    if (o.decided && o.left.length) this.tables.set(key, { shoe: at.shoe, left: o.left })
    if (!before || before.shoe !== at.shoe || !o.first) return []
    return [{ ...at, left: before.left, first: o.first.slice(0, before.left.length) }]
  }
}
