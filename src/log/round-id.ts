/**
 * A round's id, taken apart at the number that it ends in: most of a shoe's rounds differ in that alone, so that they
 * can be told apart, and sent from thread to thread, as numbers.
 */
export interface RoundId {
  before: string
  /** The number that the last digits, at most fifteen, make; NaN where it ends in none. */
  number: number
  /** Zeros that stand before the number. */
  zeros: number
}

export const mostDigits = 15

export const roundIdOf = (text: string): RoundId => {
  let start = text.length
  while (start > 0 && text.length - start < mostDigits && isDigit(text.charCodeAt(start - 1))) start--
  if (start === text.length) return { before: text, number: Number.NaN, zeros: 0 }
  const number = Number(text.slice(start))
  return {
    before: text.slice(0, start),
    number,
    zeros: text.length - start - String(number).length,
  }
}

const isDigit = (c: number) => c >= 48 && c <= 57

/** The id as the log has it. */
export const textOf = ({ before, number, zeros }: RoundId): string =>
  Number.isNaN(number) ? before : `${before}${'0'.repeat(zeros)}${number}`

/** What is remembered of a shoe's rounds at most: runs of numbers, single ones, names. More than any shoe deals. */
const window = 4096

/** The ids that were met. Those that go on in order take no more room than the first. */
export class MetIds {
  private readonly numbered = new Map<string, Numbers>()
  private last: { before: string; zeros: number; numbers: Numbers } | undefined
  private readonly names = new Set<string>()

  /** Adds an id; false where it was met before. */
  add(id: RoundId): boolean {
    return Number.isNaN(id.number) ? addTo(this.names, id.before) : this.numbersOf(id).add(id.number)
  }

  private numbersOf({ before, zeros }: RoundId): Numbers {
    const { last, numbered } = this
    if (last && last.zeros === zeros && last.before === before) return last.numbers
    const key = `${zeros} ${before}`
    const numbers = numbered.get(key) ?? new Numbers()
    numbered.set(key, numbers)
    dropOldest(numbered)
    this.last = { before, zeros, numbers }
    return numbers
  }
}

class Numbers {
  /** Runs of numbers that were met in order, each beyond the one before: first and last of each. */
  private readonly from: number[] = []
  private readonly to: number[] = []
  /** Numbers that came after higher ones. */
  private readonly late = new Set<number>()

  add(n: number): boolean {
    const { from, to } = this
    const top = to.length - 1
    if (top >= 0 && n === (to[top] as number) + 1) to[top] = n
    else if (top >= 0 && n <= (to[top] as number)) return !this.isInRun(n) && addTo(this.late, n)
    else {
      from.push(n)
      to.push(n)
      if (to.length > window) {
        from.shift()
        to.shift()
      }
    }
    return true
  }

  private isInRun(n: number): boolean {
    const { from, to } = this
    let low = 0
    for (let high = to.length - 1; low < high; ) {
      const middle = (low + high) >> 1
      if ((to[middle] as number) < n) low = middle + 1
      else high = middle
    }
    return (from[low] as number) <= n
  }
}

const addTo = <T>(all: Set<T>, one: T): boolean => {
  if (all.has(one)) return false
  all.add(one)
  dropOldest(all)
  return true
}

const dropOldest = <T>(all: { size: number; keys(): Iterator<T>; delete(key: T): boolean }) => {
  if (all.size > window) all.delete(all.keys().next().value as T)
}
