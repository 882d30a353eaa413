import { isDigit } from '../ascii'
import { type Money, scale } from '../baccarat/money'
import { instantIn } from '../time'
import { type TextAt, textBetween } from './round'
import { mostDigits, type RoundId } from './round-id'
import { type Form, formOf, longestLearned, type Phrase, type Phrases } from './scan-phrases'
import { mix, type Words } from './scan-words'

const quote = 34
const comma = 44
const colon = 58
const backslash = 92
export const braces = { open: 123, close: 125 }
export const brackets = { open: 91, close: 93 }

/** The few strings that may stand in a place, and which came last. */
export class Choice<T extends string = string> {
  readonly forms: readonly Form[]
  last = 0

  constructor(readonly texts: readonly T[]) {
    this.forms = texts.map((text) => formOf(`"${text}"`))
  }
}

/** The fields that an object may have, and in which order they came last. */
export class Fields<Name extends string = string> {
  /** Comma, name and colon of each field. */
  readonly forms: readonly Form[]
  readonly index: Int8Array
  readonly following: Uint8Array

  constructor(
    readonly names: readonly Name[],
    words: Words,
  ) {
    this.forms = names.map((name) => formOf(`,"${name}":`))
    this.index = words.indices(names)
    this.following = Uint8Array.from({ length: names.length + 1 }, (_, i) => i % names.length)
  }

  /** These fields as a set of bits, by index. */
  bits(...names: Name[]): number {
    return names.reduce((bits, name) => bits | (1 << this.names.indexOf(name)), 0)
  }
}

/**
 * Reads JSON of known form straight from bytes. Whatever it does not know for sure clears `sure`, and what it then
 * returns means nothing: the caller goes another way.
 */
export class JsonScanner {
  protected sure = true
  private bytes: Uint8Array = new Uint8Array()
  /** The same bytes. */
  protected buffer: Buffer = Buffer.alloc(0)
  private view: DataView = new DataView(new ArrayBuffer(0))
  private readable = 0
  protected at = 0
  private to = 0
  /** Of an object that is read field by field: its values that vary, as field, first and end. */
  private readonly values: number[] = []

  constructor(protected readonly words: Words) {}

  protected start(bytes: Uint8Array, from: number, to: number) {
    if (bytes !== this.bytes) {
      this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      // To the end of the memory: the last form may be compared with what lies behind the bytes.
      this.view = new DataView(bytes.buffer, bytes.byteOffset)
      this.readable = this.view.byteLength
    }
    this.bytes = bytes
    this.at = from
    this.to = to
    this.sure = true
  }

  protected doubt(): undefined {
    this.sure = false
    return undefined
  }

  /** Nothing but white space is left. */
  protected ended(): boolean {
    return this.peek() === 0 && this.at === this.to
  }

  /** Into an object or array; false where it is empty. */
  protected enter({ open, close }: { open: number; close: number }): boolean {
    if (this.peek() !== open) this.sure = false
    this.at++
    if (this.peek() !== close) return this.sure
    this.at++
    return false
  }

  /** Over a comma; false at the end of the object or array. */
  protected next({ close }: { close: number }): boolean {
    const c = this.peek()
    this.at++
    if (c === comma) return this.sure
    if (c !== close) this.sure = false
    return false
  }

  /** The next field of an object, as its index in `of`, after the one at `last` (-1: the first); -1 at its end. */
  protected field(of: Fields, last: number): number {
    const c = this.bytes[this.at]
    // A writer keeps an order of its own: what followed last time is compared as one, with comma and colon.
    if (c === (last < 0 ? braces.open : comma)) {
      const guess = of.following[last + 1] as number
      if (this.passes(of.forms[guess] as Form)) return guess
    } else if (c === braces.close && last >= 0) {
      this.at++
      return -1
    }
    return this.anyField(of, last)
  }

  /** The phrase after another, or after a value, that stands here; undefined where none does that is known. */
  protected after<Made>(phrase: Phrase<Made>): Phrase<Made> | undefined {
    const { bytes } = this
    const { last, next } = phrase
    if (last && bytes[this.at] === last.form.first && this.passes(last.form)) return last
    for (const p of next)
      if (bytes[this.at] === p.form.first && this.passes(p.form)) {
        phrase.last = p
        return p
      }
    return undefined
  }

  /** Before an object is read field by field, to be learned. Returns where it begins. */
  protected objectBegins(): number {
    this.peek()
    this.values.length = 0
    return this.at
  }

  /** Where a value that varies begins. */
  protected valueBegins(field: number): void {
    this.peek()
    this.values.push(field, this.at)
  }

  /** Where it ends. */
  protected valueEnds(): void {
    this.values.push(this.at)
  }

  /** Learns the phrases of the object that was read from `start` on, field by field. */
  protected learn<Made>(phrases: Phrases<Made>, start: number, made: Made): void {
    const { values } = this
    if (this.sure && !phrases.full && this.at - start <= longestLearned) {
      for (let i = 0; i < values.length; i++) if (i % 3 !== 0) values[i] = (values[i] as number) - start
      phrases.learn(this.buffer.toString('latin1', start, this.at), values, made)
    }
  }

  /** Over a form, but for its first byte, where it stands here. */
  private passes({ length, words, mask }: Form): boolean {
    const { view, at } = this
    if (at + 1 + 4 * words.length > this.readable) return false
    let from = at + 1
    const end = words.length - 1
    for (let i = 0; i < end; i++) {
      if (view.getInt32(from, true) !== words[i]) return false
      from += 4
    }
    if ((view.getInt32(from, true) & mask) !== words[end]) return false
    this.at = at + length
    return true
  }

  private anyField(of: Fields, last: number): number {
    if (!(last < 0 ? this.enter(braces) : this.next(braces))) return -1
    const found = of.index[this.word()] ?? -1
    if (this.peek() !== colon) this.sure = false
    this.at++
    if (found < 0) this.sure = false
    else of.following[last + 1] = found
    return this.sure ? found : -1
  }

  /** Notes a field as seen; one given twice is in doubt. */
  protected once(seen: number, field: number): number {
    const bit = 1 << field
    if ((seen & bit) !== 0) this.sure = false
    return seen | bit
  }

  /** A string that recurs, as its word; -1 where there is none. */
  protected word(): number {
    if (this.peek() !== quote) {
      this.sure = false
      return -1
    }
    const { bytes, to } = this
    const from = this.at + 1
    let hash = 0
    for (let i = from; i < to; i++) {
      const c = bytes[i] as number
      if (c === quote) {
        this.at = i + 1
        const word = this.words.find(bytes, from, i, hash)
        if (word < 0) this.sure = false
        return word
      }
      hash = mix(hash, c)
    }
    this.sure = false
    return -1
  }

  /** One of a few strings. */
  protected oneOf<T extends string>(of: Choice<T>): T {
    const { forms, texts, last } = of
    if (this.peek() !== quote) this.sure = false
    else if (this.passes(forms[last] as Form)) return texts[last] as T
    else
      for (let i = 0; i < forms.length; i++)
        if (this.passes(forms[i] as Form)) {
          of.last = i
          return texts[i] as T
        }
    this.sure = false
    return texts[last] as T
  }

  /** Over two characters in quotes that are known; their fourteen bits, or 0 where something else stands here. */
  protected two(known: Uint8Array): number {
    const { bytes } = this
    if (this.peek() !== quote || bytes[this.at + 3] !== quote) return 0
    const a = bytes[this.at + 1] as number
    const b = bytes[this.at + 2] as number
    const both = (a << 7) | b
    if ((a | b) > 127 || known[both] === 0) return 0
    this.at += 4
    return both
  }

  /** A string that recurs, 1 to 200 characters long. */
  protected name(): string {
    const text = this.words.texts[this.word()]
    if (!text) this.sure = false
    return text as string
  }

  /** Over a string of 1 to 200 plain characters. Returns where its characters begin; its quote is before `at`. */
  private string(): number {
    if (this.peek() !== quote) this.sure = false
    const { bytes, to } = this
    const start = this.at + 1
    let end = start
    for (; end < to; end++) {
      const c = bytes[end] as number
      if (c === quote) break
      if (c < 32 || c > 126 || c === backslash) this.sure = false
    }
    this.at = end + 1
    if (end === start || end - start > 200 || end >= to) this.sure = false
    return start
  }

  /** The instant of a time, in milliseconds since 1970. */
  protected instant(): number {
    const start = this.string()
    const instant = instantIn(this.bytes, start, this.at - 1)
    if (Number.isNaN(instant)) this.sure = false
    return instant
  }

  protected roundId(): RoundId {
    const { bytes } = this
    const start = this.string()
    const end = this.at - 1
    let digits = end
    while (digits > start && end - digits < mostDigits && isDigit(bytes[digits - 1])) digits--
    let number = digits === end ? Number.NaN : 0
    let zeros = 0
    for (let i = digits; i < end; i++) {
      number = number * 10 + (bytes[i] as number) - 48
      if (number === 0 && i < end - 1) zeros++
    }
    let hash = 0
    for (let i = start; i < digits; i++) hash = mix(hash, bytes[i] as number)
    const word = this.sure ? this.words.find(bytes, start, digits, hash) : -1
    if (word < 0) this.sure = false
    return { before: this.words.texts[word] as string, number, zeros }
  }

  /** Where a string that does not recur stands, 1 to 200 characters long. */
  protected text(): TextAt {
    const start = this.string()
    return textBetween(start, this.at - 1)
  }

  /** An integer of at most nine digits, none of them idle, at least `minimum`. */
  protected integer(minimum: number): number {
    const { bytes } = this
    let c = this.peek()
    const start = this.at
    let value = 0
    while (isDigit(c)) {
      value = value * 10 + c - 48
      c = bytes[++this.at] as number
    }
    const length = this.at - start
    if (length === 0 || length > 9 || (bytes[start] === 48 && length > 1) || value < minimum)
      this.sure = false
    return value
  }

  protected boolean(): boolean {
    const { bytes } = this
    const c = this.peek()
    const i = this.at
    const isTrue = c === 116 && bytes[i + 1] === 114 && bytes[i + 2] === 117 && bytes[i + 3] === 101
    const isFalse =
      c === 102 && bytes[i + 1] === 97 && bytes[i + 2] === 108 && bytes[i + 3] === 115 && bytes[i + 4] === 101
    if (!isTrue && !isFalse) this.sure = false
    this.at += isTrue ? 4 : 5
    return isTrue
  }

  /** An amount in a string: at most eleven digits, then up to four decimals and zeros after them. */
  protected money(): Money {
    const { bytes } = this
    if (this.peek() !== quote) this.sure = false
    const start = ++this.at
    let c = bytes[start]
    let value = 0
    while (isDigit(c)) {
      value = value * 10 + c - 48
      c = bytes[++this.at]
    }
    const length = this.at - start
    if (length === 0 || length > 11 || (bytes[start] === 48 && length > 1)) this.sure = false
    value *= scale
    if (c === 46) {
      const point = this.at
      c = bytes[++this.at]
      for (let unit = scale / 10; isDigit(c); unit = Math.trunc(unit / 10)) {
        value += (c - 48) * unit
        if (unit === 0 && c !== 48) this.sure = false
        c = bytes[++this.at]
      }
      if (this.at === point + 1) this.sure = false
    }
    if (c !== quote) this.sure = false
    this.at++
    return value
  }

  /** The next byte that is no white space; 0 at the end. */
  protected peek(): number {
    const { bytes, to } = this
    for (let i = this.at; i < to; i++) {
      const c = bytes[i] as number
      if (c > 32 || (c !== 32 && c !== 9 && c !== 10 && c !== 13)) {
        this.at = i
        return c
      }
    }
    this.at = Math.max(this.at, to)
    return 0
  }
}
