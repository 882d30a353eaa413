import type { Round } from '../log/round'
import { type LaidCard, sixCards } from './six-cards'
import type { TapeReader, TapeWriter } from './tape'
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

  write({ decided, first, left }: LayoutObservation, tape: TapeWriter): void {
    tape.flags(decided, first !== undefined, left.length > 0)
    if (first) writeCards(first, tape)
    if (left.length) writeCards(left, tape)
  }

  read(tape: TapeReader): LayoutObservation {
    const flags = tape.sure()
    if (flags === 1) return drawn
    return {
      decided: (flags & 1) !== 0,
      first: flags & 2 ? readCards(tape) : undefined,
      left: flags & 4 ? readCards(tape) : [],
    }
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

const hands = ['player', 'banker', 'draw-area'] as const

const writeCards = (cards: readonly LaidCard[], tape: TapeWriter) => {
  tape.number(cards.length)
  for (const { to, card, position } of cards) {
    tape.word(hands, to)
    tape.text(card)
    tape.number(position)
  }
}
const readCards = (tape: TapeReader): LaidCard[] =>
  Array.from({ length: tape.sure() }, () => ({
    to: tape.word(hands),
    card: tape.text(),
    position: tape.number(),
  }))
