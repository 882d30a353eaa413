import path from 'node:path'
import { instantOf } from '../time'
import { Decoder, type Mapping } from './decode'
import { blocks } from './framing'
import { readChunks } from './source'

interface Opening {
  file: string
  time: number | undefined
  shoe: string | undefined
}

/**
 * The files of a log in its own order: by the time of their first record, else by their first shoe, else by name;
 * never by the order in which somebody typed them.
 */
export const inLogOrder = async (files: readonly string[], mapping?: () => Mapping): Promise<string[]> => {
  if (files.length < 2) return [...files]
  const openings: Opening[] = []
  for (const file of files) openings.push(await openingOf(file, mapping?.()))
  const byName = (a: Opening, b: Opening) =>
    natural(path.basename(a.file), path.basename(b.file)) || natural(a.file, b.file)
  const all = (key: keyof Opening) => openings.every((o) => o[key] !== undefined)
  if (all('time')) openings.sort((a, b) => Number(a.time) - Number(b.time) || byName(a, b))
  else if (all('shoe')) openings.sort((a, b) => natural(String(a.shoe), String(b.shoe)) || byName(a, b))
  else openings.sort(byName)
  return openings.map((o) => o.file)
}

/** Numbers inside names compare as numbers. */
const natural = (a: string, b: string): number => new Intl.Collator('en', { numeric: true }).compare(a, b)

const openingOf = async (file: string, mapping: Mapping | undefined): Promise<Opening> => {
  const opening: Opening = { file, time: undefined, shoe: undefined }
  const decoder = new Decoder(mapping)
  for await (const block of blocks(
    () => readChunks(file, { bytes: 0, sha256: '' }, { hash: false }),
    0,
    file,
  )) {
    for (const item of decoder.decode(block)) {
      if (item.kind === 'fault' || item.kind === 'log' || item.kind === 'table') continue
      const { shoe } = item.kind === 'round' ? item.round : item.record
      opening.time ??= item.kind === 'round' ? item.round.at : instantOf(item.record.time ?? '')
      opening.shoe ??= shoe
    }
    break
  }
  return opening
}

/** What each input is called: its file name, or its path where two share one. */
export const inputNames = (files: readonly string[]): string[] => {
  const bases = files.map((f) => (f === '-' ? 'standard-input' : path.basename(f)))
  return files.map((f, i) => (bases.filter((b) => b === bases[i]).length > 1 ? f : (bases[i] as string)))
}
