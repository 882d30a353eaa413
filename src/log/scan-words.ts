import { parseCard } from '../baccarat/card'

/** A reset leaves only the vocabulary: a log of ever new names must not fill memory. */
const mostWords = 1 << 13
const mostBytes = 1 << 18
const longest = 200
const slots = 1 << 15

/** By word: 1 where it is one of T. */
export type Flags<T extends string> = Uint8Array & { readonly members?: T }

/**
 * The strings that recur in a log (keys, kinds, cards, tables, bettors), found from their bytes: each is made once
 * and known by a small number. Those of the vocabulary come first, in its order.
 */
export class Words {
  readonly texts: string[] = []
  /** By word: the card that it names, 0 where none. */
  readonly cards = new Uint8Array(mostWords)
  private readonly table = new Int32Array(slots).fill(-1)
  private readonly pool = new Uint8Array(mostBytes)
  private readonly starts = new Int32Array(mostWords + 1)

  constructor(private readonly vocabulary: readonly string[]) {
    this.reset()
  }

  /** Flags the words of the vocabulary that are among `members`. */
  among<T extends string>(members: readonly T[]): Flags<T> {
    const flags = new Uint8Array(mostWords)
    for (const m of members) flags[this.vocabulary.indexOf(m)] = 1
    return flags
  }

  /** By word: its index among these names; -1 for all others. */
  indices(names: readonly string[]): Int8Array {
    const indices = new Int8Array(mostWords).fill(-1)
    names.forEach((name, i) => {
      indices[this.vocabulary.indexOf(name)] = i
    })
    return indices
  }

  /** The word that stands in these bytes; -1 where they are no plain ASCII string, or too long to keep. */
  find(bytes: Uint8Array, from: number, end: number, hash: number): number {
    const { table, starts, pool } = this
    const length = end - from
    let slot = (Math.imul(hash, 0x9e3779b1) >>> 17) - 1
    for (;;) {
      slot = (slot + 1) & (slots - 1)
      const word = table[slot] as number
      if (word < 0) return this.add(bytes, from, end, slot)
      const start = starts[word] as number
      if ((starts[word + 1] as number) - start !== length) continue
      let i = 0
      while (i < length && pool[start + i] === bytes[from + i]) i++
      if (i === length) return word
    }
  }

  private add(bytes: Uint8Array, from: number, end: number, slot: number): number {
    if (end - from > longest || !isPlain(bytes, from, end)) return -1
    const word = this.texts.length
    const start = this.starts[word] as number
    if (word === mostWords - 1 || start + end - from > mostBytes) {
      this.reset()
      return this.find(bytes, from, end, hashOf(bytes, from, end))
    }
    // A copy of its own: a slice would keep the text that it was cut from alive.
    const text = Buffer.from(bytes.subarray(from, end)).toString('latin1')
    this.pool.set(bytes.subarray(from, end), start)
    this.starts[word + 1] = start + end - from
    this.cards[word] = parseCard(text) ?? 0
    this.texts.push(this.vocabulary[word] ?? text)
    this.table[slot] = word
    return word
  }

  private reset() {
    this.texts.length = 0
    this.table.fill(-1)
    for (const text of this.vocabulary) {
      const bytes = Buffer.from(text, 'latin1')
      this.find(bytes, 0, bytes.length, hashOf(bytes, 0, bytes.length))
    }
  }
}

/** Must agree with how a scanner hashes a string on the way to its end. */
export const mix = (hash: number, byte: number): number => ((hash << 5) | (hash >>> 27)) ^ byte

const hashOf = (bytes: Uint8Array, from: number, end: number): number => {
  let hash = 0
  for (let i = from; i < end; i++) hash = mix(hash, bytes[i] as number)
  return hash
}

/** ASCII without controls, and without a backslash, that would escape something. */
const isPlain = (bytes: Uint8Array, from: number, end: number): boolean => {
  for (let i = from; i < end; i++) {
    const c = bytes[i] as number
    if (c < 32 || c > 126 || c === 92) return false
  }
  return true
}
