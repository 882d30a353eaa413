import fs from 'node:fs'
import path from 'node:path'
import type { Verdicts } from '../../src/judge/verdicts.generated'
import type { Round, RoundLogRecord } from '../../src/log/round-log.generated'
import { type Ended, run, scratch } from './command'

/** What a bare call leaves: a conformant log of the reference engine, and its reports. Made once a test run. */
export interface Reference extends Ended {
  dir: string
  log: string
  verdicts: Verdicts
}

export const reference = async (): Promise<Reference> => {
  const dir = path.join(scratch(), 'reference')
  const kept = path.join(scratch(), 'reference.json')
  if (!fs.existsSync(kept)) fs.writeFileSync(kept, JSON.stringify(await run(['--out', dir])))
  return {
    ...(JSON.parse(fs.readFileSync(kept, 'utf8')) as Ended),
    dir,
    log: path.join(dir, 'reference.ndjson'),
    verdicts: JSON.parse(fs.readFileSync(path.join(dir, 'verdicts.json'), 'utf8')) as Verdicts,
  }
}

/** The lines of the conformant log: its head first, then a round on each. */
export const referenceLines = async (): Promise<string[]> =>
  fs
    .readFileSync((await reference()).log, 'utf8')
    .trimEnd()
    .split('\n')

export const parse = (line: string | undefined): RoundLogRecord =>
  JSON.parse(line ?? 'null') as RoundLogRecord
export const roundAt = (line: string | undefined): Round => parse(line) as Round
