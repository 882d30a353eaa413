import { isDigit } from '../ascii'

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

/** The id as the log has it. */
export const textOf = ({ before, number, zeros }: RoundId): string =>
  Number.isNaN(number) ? before : `${before}${'0'.repeat(zeros)}${number}`

/** What is remembered of a shoe's rounds at most: runs of numbers, single ones, names. More than any shoe deals. */
const window = 4096

/** The ids that were met. Those that go on in order take no more room than the first. */
export class MetIds {
  /** By zeros and what stands before the number. */
  private readonly numbered = new Map<string, Numbers>()
  private kept = 0
  private last: { before: string; zeros: number; numbers: Numbers } | undefined
  private readonly names = new Set<string>()

  /** Adds an id; false where it was met before. */
  add(id: RoundId): boolean {
    if (Number.isNaN(id.number)) return this.addName(id.before)
    const numbers = this.numbersOf(id)
    const size = numbers.size
    const added = numbers.add(id.number)
    this.kept += numbers.size - size
    if (this.kept > window) this.dropOldest()
    return added
  }

  private addName(name: string): boolean {
    if (this.names.has(name)) return false
    this.names.add(name)
    if (this.names.size > window) this.names.delete(this.names.keys().next().value as string)
    return true
  }

  private numbersOf({ before, zeros }: RoundId): Numbers {
    const { last, numbered } = this
    if (last && last.zeros === zeros && last.before === before) return last.numbers
    const key = `${zeros} ${before}`
    const numbers = numbered.get(key) ?? new Numbers()
    numbered.set(key, numbers)
    this.last = { before, zeros, numbers }
    return numbers
  }

  private dropOldest() {
    const [key, numbers] = this.numbered.entries().next().value as [string, Numbers]
    if (numbers === this.last?.numbers) this.kept -= numbers.dropOldest()
    else {
      this.numbered.delete(key)
      this.kept -= numbers.size
    }
  }
}

class Numbers {
  /** Runs of numbers that were met in order, each beyond the one before: first and last of each. */
  private readonly from: number[] = []
  private readonly to: number[] = []
  /** Numbers that came after higher ones. */
  private readonly late = new Set<number>()

  get size(): number {
    return this.from.length + this.late.size
  }

  add(n: number): boolean {
    const { from, to, late } = this
    const top = to.length - 1
    if (top >= 0 && n === (to[top] as number) + 1) to[top] = n
    else if (top >= 0 && n <= (to[top] as number)) {
      if (this.isInRun(n) || late.has(n)) return false
      late.add(n)
    } else {
      from.push(n)
      to.push(n)
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

  /** Drops half of what is kept, at least one. Returns how much that was. */
  dropOldest(): number {
    const { from, to, late, size } = this
    const runs = Math.floor(from.length / 2)
    from.splice(0, runs)
    to.splice(0, runs)
    let single = Math.ceil(late.size / 2)
    for (const n of late) if (single-- > 0) late.delete(n)
    return size - this.size
  }
}
