import type { Place } from './place'
import { readChunks } from './source'

/**
 * The records at places of an input, read again from its file: the coordinator follows a log without holding its
 * bytes. Standard input cannot be read twice; its records stay ''.
 */
export const recordsAt = async (file: string, places: readonly Place[]): Promise<Map<number, string>> => {
  const found = new Map<number, string>()
  const wanted = [...places].sort((a, b) => a.offset - b.offset)
  if (file === '-' || !wanted.length) return found
  let offset = 0
  let kept = Buffer.alloc(0)
  for await (const chunk of readChunks(file, { bytes: 0, sha256: '' }, { hash: false })) {
    kept = kept.length ? Buffer.concat([kept, chunk]) : Buffer.from(chunk)
    while (wanted[0] && wanted[0].offset + wanted[0].length <= offset + kept.length) {
      const place = wanted.shift() as Place
      const from = place.offset - offset
      found.set(
        place.offset,
        kept
          .subarray(from, from + place.length)
          .toString()
          .trimEnd(),
      )
    }
    const next = wanted[0]
    if (!next) break
    const drop = Math.min(kept.length, Math.max(0, next.offset - offset))
    kept = Buffer.from(kept.subarray(drop))
    offset += drop
  }
  return found
}
