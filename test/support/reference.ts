import fs from 'node:fs'
import path from 'node:path'
import type { Verdicts } from '../../src/judge/verdicts.generated'
import type { Log, Round, RoundEvent, RoundLogRecord } from '../../src/log/round-log.generated'
import { clausesIn, type Ended, run, scratch } from './command'

/** What a bare call leaves: a conformant log of the reference engine, and its reports. Made once a test run. */
export interface Reference extends Ended {
  dir: string
  log: string
  verdicts: Verdicts
}

export const reference = async (): Promise<Reference> => {
  const dir = path.join(scratch(), 'reference')
  const kept = path.join(scratch(), 'reference.json')
  if (!fs.existsSync(kept)) {
    const result = await run(['--out', dir])
    if (result.code !== 0)
      throw new Error(`a bare call ended with ${result.code}: ${result.stderr}${result.stdout}`)
    fs.writeFileSync(kept, JSON.stringify(result))
  }
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

/** Few enough of each card to come out of any shoe of six decks or more. */
const roundsOfAShoe = 30

/**
 * A conformant log that is short: of the reference log only the rounds that first reached a cell, numbered anew in
 * shoes of their own. What is taken out of it, or added, is all that can be wrong with it.
 */
export const compact = async (): Promise<[Log, ...Round[]]> => {
  const [first, ...lines] = await referenceLines()
  const needed = new Set<number>()
  for (const { checks } of clausesIn((await reference()).verdicts))
    for (const { witnesses } of checks) for (const { place } of witnesses) needed.add(place.line)
  const rounds = [...needed]
    .sort((a, b) => a - b)
    .map((line) => roundAt(lines[line - 2]))
    .map((round) => ({ ...round, events: round.events?.map(withoutPosition) }))
  return [{ ...(parse(first) as Log), rounds: rounds.length }, ...numbered(rounds)]
}

/** Positions in a shoe that the round is no longer dealt from. */
const withoutPosition = (event: RoundEvent): RoundEvent => {
  const { position: _, ...rest } = event as RoundEvent & { position?: number }
  return rest as RoundEvent
}

/** The rounds as those of shoes dealt one after another at one table. */
export const numbered = (rounds: readonly Round[]): Round[] =>
  rounds.map((round, i) => {
    const shoe = `S${Math.floor(i / roundsOfAShoe) + 1}`
    return { ...round, table: 'T1', shoe, round: `${shoe}-${(i % roundsOfAShoe) + 1}` }
  })
