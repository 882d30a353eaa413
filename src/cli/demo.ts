import fs from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { play } from '../engines/reference'
import { judgeFiles } from './judge'
import { wholeNumber } from './options'

/** Enough shoes for every cell of the engine's clauses to be reached by chance. */
const enough = 320

export const demoCommand = (): Command =>
  new Command('demo')
    .description('play shoes on the embedded reference engine and judge its log (what a bare call does)')
    .option('--shoes <n>', 'shoes to play', wholeNumber('--shoes', 1), enough)
    .option('--seed <seed>', 'seed of the cards and bets', 'baccarat')
    .option('--out <dir>', 'where the log and the report go', 'reports')
    .action(async (flags: { shoes: number; seed: string; out: string }) => {
      fs.mkdirSync(flags.out, { recursive: true })
      const log = path.join(flags.out, 'reference.ndjson')
      writeLog(log, play({ seed: flags.seed, shoes: flags.shoes, lean: true }))
      process.exitCode = await judgeFiles([log], { rules: 'macau', scope: 'engine', out: flags.out })
    })

/** Writes records as NDJSON, whole or not at all. */
export const writeLog = (file: string, records: Iterable<unknown>): void => {
  const partial = `${file}.part`
  const out = fs.openSync(partial, 'w')
  let lines: string[] = []
  const flush = () => {
    if (lines.length) fs.writeSync(out, `${lines.join('\n')}\n`)
    lines = []
  }
  for (const record of records) if (lines.push(JSON.stringify(record)) >= 1000) flush()
  flush()
  fs.closeSync(out)
  fs.renameSync(partial, file)
}
