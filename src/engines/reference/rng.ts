import { createHash } from 'node:crypto'

/** A stream of chance that its seed decides wholly. */
export interface Rng {
  /** 0 to 2^32 - 1. */
  next(): number
  /** 0 to n - 1, each equally likely. */
  below(n: number): number
  /** True with probability p. */
  chance(p: number): boolean
  pick<T>(list: readonly T[]): T
}

const range = 2 ** 32

/**
 * sfc32 (Chris Doty-Humphrey, PractRand): three words of state and a counter. The words are the first twelve
 * bytes of the seed's SHA-256, little-endian; the counter starts at 1, and twenty outputs are dropped to mix them.
 */
export const createRng = (seed: string): Rng => {
  const digest = createHash('sha256').update(seed).digest()
  let a = digest.readInt32LE(0)
  let b = digest.readInt32LE(4)
  let c = digest.readInt32LE(8)
  let counter = 1

  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  // Outputs past the last whole multiple of n would favour the small results, so they are drawn again.
  const below = (n: number): number => {
    const limit = range - (range % n)
    let x = next()
    while (x >= limit) x = next()
    return x % n
  }
  for (let i = 0; i < 20; i++) next()
  return {
    next,
    below,
    // No draw where nothing is left to chance, so that an option that is off changes nothing else.
    chance: (p) => p > 0 && next() < p * range,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
  }
}
