import type { Hand } from '../baccarat/hand'
import type { HandFact, Value } from '../facts'

/** More ranks than there are, so that a rank is a digit: a hand of two or three is a number. */
const rankSpan = 14
/** Hands of other lengths that are remembered: no engine deals them, but a log may hold them. */
const mostOdd = 65536

/** A hand as the questions see it. */
export interface HandClass {
  /** By list of questions: hands that no question of the list can tell apart share a number, from 0. */
  numbers: readonly number[]
  /** By question: its answer. */
  answers: ReadonlyMap<HandFact, Value | undefined>
}

/** Sorts one side's hands by several lists of questions at once. Each question is asked once a hand. */
export class HandClasses {
  private readonly facts: readonly HandFact[]
  private readonly usual: (HandClass | undefined)[] = new Array(rankSpan ** 3).fill(undefined)
  private readonly odd = new Map<string, HandClass>()
  /** By list: the numbers of the answers that came together. */
  private readonly known: readonly Map<string, number>[]
  /** By question: its answers, numbered. */
  private readonly numbered = new Map<HandFact, Map<Value | undefined, number>>()

  constructor(private readonly lists: readonly (readonly HandFact[])[]) {
    this.facts = [...new Set(lists.flat())]
    this.known = lists.map(() => new Map())
    for (const fact of this.facts) this.numbered.set(fact, new Map())
  }

  of(hand: Hand): HandClass {
    if (hand.length !== 2 && hand.length !== 3) return this.ofOdd(hand)
    const [a, b, c = 0] = hand as readonly [number, number, number?]
    const code = (a * rankSpan + b) * rankSpan + c
    let sorted = this.usual[code]
    if (!sorted) {
      sorted = this.sort(hand)
      this.usual[code] = sorted
    }
    return sorted
  }

  private ofOdd(hand: Hand): HandClass {
    const key = hand.join()
    const sorted = this.odd.get(key) ?? this.sort(hand)
    if (this.odd.size < mostOdd) this.odd.set(key, sorted)
    return sorted
  }

  private sort(hand: Hand): HandClass {
    const answers = new Map(this.facts.map((fact) => [fact, fact.read(hand)]))
    const numberOf = (fact: HandFact) =>
      numberIn(this.numbered.get(fact) as Map<Value | undefined, number>, answers.get(fact))
    const numbers = this.lists.map((facts, i) =>
      numberIn(this.known[i] as Map<string, number>, facts.map(numberOf).join()),
    )
    return { numbers, answers }
  }
}

/** The number of a key, given out in order from 0. */
const numberIn = <K>(known: Map<K, number>, key: K): number => {
  const number = known.get(key) ?? known.size
  known.set(key, number)
  return number
}
