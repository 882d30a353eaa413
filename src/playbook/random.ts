import { createHash } from 'node:crypto'

/** Random whole numbers below `n`, without bias, from SHA-256 of a seed and a counter: the same seed, the same numbers. */
export type Random = (n: number) => number

export const randomFrom = (seed: string): Random => {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  const next32 = () => {
    if (at + 4 > block.length) {
      block = createHash('sha256').update(`${seed}\n${counter++}`).digest()
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4)
  }
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const r = next32()
      if (r < limit) return r % n
    }
  }
}

export const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)] as T

/** Fisher and Yates. */
export const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const all = [...items]
  for (let i = all.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[all[i], all[j]] = [all[j] as T, all[i] as T]
  }
  return all
}
