/** What was observed in one thread, to be read in another: a few numbers and texts a round, where objects would cost ten times as much to send. */
export interface Tape {
  numbers: Float64Array<ArrayBuffer>
  texts: string[]
}

const none = -1

/** Writes a tape. What is written is read back in the same order, and as the same kind. */
export class TapeWriter {
  private numbers = new Float64Array(1 << 12)
  private at = 0
  private texts: string[] = []
  private readonly known = new Map<string, number>()

  /** A number, or undefined; not NaN. */
  number(n: number | undefined): void {
    if (this.at === this.numbers.length) {
      const longer = new Float64Array(2 * this.at)
      longer.set(this.numbers)
      this.numbers = longer
    }
    this.numbers[this.at++] = n === undefined ? Number.NaN : n
  }

  numbersOf(all: readonly number[]): void {
    this.number(all.length)
    for (const n of all) this.number(n)
  }

  /** A text that comes again and again, such as a table's name. */
  text(t: string | undefined): void {
    let index = t === undefined ? none : this.known.get(t)
    if (index === undefined) {
      index = this.texts.push(t as string) - 1
      this.known.set(t as string, index)
    }
    this.number(index)
  }

  /** One of some words, or undefined. */
  word<T extends string>(words: readonly T[], word: T | undefined): void {
    this.number(word === undefined ? none : words.indexOf(word))
  }

  /** Three times yes or no, as the bits of one number. */
  flags(a: boolean, b: boolean, c: boolean): void {
    this.number((a ? 1 : 0) | (b ? 2 : 0) | (c ? 4 : 0))
  }

  /** The tape so far; another begins. */
  end(): Tape {
    const tape = { numbers: this.numbers.slice(0, this.at), texts: this.texts }
    this.at = 0
    this.texts = []
    this.known.clear()
    return tape
  }
}

export class TapeReader {
  private at = 0
  private readonly numbers: Float64Array
  private readonly texts: readonly string[]

  constructor({ numbers, texts }: Tape) {
    this.numbers = numbers
    this.texts = texts
  }

  get ended(): boolean {
    return this.at === this.numbers.length
  }

  /** A number that is there. */
  sure(): number {
    return this.numbers[this.at++] as number
  }

  number(): number | undefined {
    const n = this.sure()
    return Number.isNaN(n) ? undefined : n
  }

  numbersOf(): number[] {
    const n = this.sure()
    const all: number[] = []
    for (let i = 0; i < n; i++) all.push(this.sure())
    return all
  }

  text(): string | undefined {
    return this.texts[this.sure()]
  }

  word<T extends string>(words: readonly T[]): T | undefined {
    return words[this.sure()]
  }
}
