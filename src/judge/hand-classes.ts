import type { Hand } from '../baccarat/hand'
import type { HandFact, Value } from '../facts'
import { longer } from './lists'

/** More ranks than there are, so that a rank is a digit: a hand of two or three is a number. */
const rankSpan = 14
const usualHands = rankSpan ** 3
/** Hands of other lengths that are remembered: no engine deals them, but a log may hold them. */
const mostOdd = 65536

/**
 * Sorts one side's hands by several lists of questions at once: hands that no question of a list can tell apart are of
 * one class. Each question is asked once a hand. A hand is known by a number, and the numbers of its classes lie in a
 * row: every round is sorted, and to reach for objects all over the memory would take longer than the rest.
 */
export class HandClasses {
  private readonly facts: readonly HandFact[]
  /** By hand: its answers. */
  private readonly answers: (ReadonlyMap<HandFact, Value | undefined> | undefined)[]
  /** By hand and list: the number of its class, from 0. */
  private classes: Int32Array
  private readonly odd = new Map<string, number>()
  /** By list: the numbers of the answers that came together. */
  private readonly known: readonly Map<string, number>[]
  /** By question: its answers, numbered. */
  private readonly numbered = new Map<HandFact, Map<Value | undefined, number>>()

  constructor(private readonly lists: readonly (readonly HandFact[])[]) {
    this.facts = [...new Set(lists.flat())]
    this.known = lists.map(() => new Map())
    for (const fact of this.facts) this.numbered.set(fact, new Map())
    this.answers = new Array(usualHands + 1).fill(undefined)
    this.classes = new Int32Array((usualHands + 1) * lists.length)
  }

  /** The number of a hand, which holds until the next is asked for. */
  of(hand: Hand): number {
    if (hand.length !== 2 && hand.length !== 3) return this.ofOdd(hand)
    const [a, b, c = 0] = hand as readonly [number, number, number?]
    const n = (a * rankSpan + b) * rankSpan + c
    if (this.answers[n] === undefined) this.sort(hand, n)
    return n
  }

  /** The class of a hand by one of the lists. */
  classOf(n: number, list: number): number {
    return this.classes[n * this.lists.length + list] as number
  }

  answer(n: number, fact: HandFact): Value | undefined {
    return this.answers[n]?.get(fact)
  }

  private ofOdd(hand: Hand): number {
    const key = hand.join()
    const known = this.odd.get(key)
    if (known !== undefined) return known
    // One place is for all those that there is no room to remember.
    const n = this.odd.size < mostOdd ? usualHands + 1 + this.odd.size : usualHands
    if (n > usualHands) this.odd.set(key, n)
    this.sort(hand, n)
    return n
  }

  private sort(hand: Hand, n: number) {
    const answers = new Map(this.facts.map((fact) => [fact, fact.read(hand)]))
    const numberOf = (fact: HandFact) =>
      numberIn(this.numbered.get(fact) as Map<Value | undefined, number>, answers.get(fact))
    const end = (n + 1) * this.lists.length
    if (end > this.classes.length) this.classes = longer(this.classes, new Int32Array(2 * end))
    this.answers[n] = answers
    for (const [i, facts] of this.lists.entries())
      this.classes[n * this.lists.length + i] = numberIn(
        this.known[i] as Map<string, number>,
        facts.map(numberOf).join(),
      )
  }
}

/** The number of a key, given out in order from 0. */
const numberIn = <K>(known: Map<K, number>, key: K): number => {
  const number = known.get(key) ?? known.size
  known.set(key, number)
  return number
}
