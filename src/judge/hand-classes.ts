import type { Hand } from '../baccarat/hand'
import type { HandFact } from '../facts'

/** More ranks than there are, so that a rank is a digit: a hand of two or three is a number. */
const rankSpan = 14
/** Hands of other lengths that are remembered: no engine deals them, but a log may hold them. */
const mostOdd = 65536

/**
 * Sorts one side's hands, by several lists of questions at once: under each list, hands that no question of it can
 * tell apart share a class, a number from 0.
 */
export class HandClasses {
  private readonly usual: (readonly number[] | undefined)[] = new Array(rankSpan ** 3).fill(undefined)
  private readonly odd = new Map<string, readonly number[]>()
  private readonly known: readonly Map<string, number>[]

  constructor(private readonly lists: readonly (readonly HandFact[])[]) {
    this.known = lists.map(() => new Map())
  }

  /** The classes of a hand, by list. */
  of(hand: Hand): readonly number[] {
    if (hand.length !== 2 && hand.length !== 3) return this.ofOdd(hand)
    const [a, b, c = 0] = hand as readonly [number, number, number?]
    const code = (a * rankSpan + b) * rankSpan + c
    let classes = this.usual[code]
    if (!classes) {
      classes = this.sort(hand)
      this.usual[code] = classes
    }
    return classes
  }

  private ofOdd(hand: Hand): readonly number[] {
    const key = hand.join()
    const classes = this.odd.get(key) ?? this.sort(hand)
    if (this.odd.size < mostOdd) this.odd.set(key, classes)
    return classes
  }

  private sort(hand: Hand): number[] {
    return this.lists.map((facts, i) => {
      const known = this.known[i] as Map<string, number>
      const answers = JSON.stringify(facts.map((f) => f.read(hand) ?? null))
      const found = known.get(answers) ?? known.size
      known.set(answers, found)
      return found
    })
  }
}
