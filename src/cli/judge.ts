import fs from 'node:fs'
import path from 'node:path'
import { Command, Option } from 'commander'
import { compileAdapter } from '../adapters/adapter'
import type { Check } from '../judge/check'
import { makePlan } from '../judge/plan'
import { judgeLog } from '../judge/run'
import { type VerdictOptions, verdictsOf } from '../judge/verdict'
import { shellWord } from '../judge/verdict-checks'
import type { Verdicts } from '../judge/verdicts.generated'
import { inLogOrder, inputNames } from '../log/order-files'
import { renderSummary, writeReports } from '../report'
import { loadAttestations, loadWaivers } from '../rulebook/load'
import { clausesOf, loadRuleSet } from '../rulebook/register'
import { UsageError } from './exit'
import { adapterFrom, commitOfHarness, houseFrom, subjectFrom, wholeNumber } from './options'
import { Progress } from './progress'

export interface JudgeFlags {
  adapter?: string
  houseRules?: string
  rules: string
  scope: 'engine' | 'full'
  out: string
  subject?: string
  attestations?: string
  waivers?: string
  proposeWaivers?: string
  keepGoing?: boolean
  workers?: number
  line?: number
  /** false: do not name the harness's commit, so that a sample report stays the same. */
  commit?: boolean
}

export const judgeCommand = (): Command =>
  new Command('judge')
    .description('judge a round log and write the report')
    .argument('<log...>', "files: NDJSON or a JSON array, also .gz and .zst; '-' is standard input")
    .option('--adapter <file>', "how the vendor's records become round-log records")
    .option('--house-rules <file>', 'the readings that the house declares')
    .option('--attestations <file>', 'what persons attest because no log can show it')
    .option('--waivers <file>', 'known violations that an auditor tolerates for a time')
    .option('--propose-waivers <file>', 'write the waivers that these violations would need, to be completed')
    .option('--rules <name>', 'rule set: a shipped name, or the path of a rule-set.json', 'macau')
    .addOption(
      new Option('--scope <scope>', 'what the conclusion covers').choices(['full', 'engine']).default('full'),
    )
    .option('--out <dir>', 'where the report goes', 'reports')
    .option('--subject <name@version>', 'what is judged')
    .option('--keep-going', 'count and list records that cannot be read, and judge the rest')
    .option(
      '--workers <n>',
      'threads that judge (default: as many as cores, at most 8; a short log needs but one)',
      wholeNumber('--workers', 1),
    )
    .option('--no-commit', "do not name the harness's commit")
    .option('--line <n>', 'judge the record at this line alone', wholeNumber('--line', 1))
    .action(async (files: string[], flags: JudgeFlags) => {
      process.exitCode = await judgeFiles(files, flags)
    })

/** Judges, writes the reports, prints the summary; returns the exit code. */
export const judgeFiles = async (files: readonly string[], flags: JudgeFlags): Promise<number> => {
  const verdicts = await verdictsOn(files, flags)
  const written = writeReports(verdicts, flags.out)
  if (flags.proposeWaivers !== undefined) proposeWaivers(verdicts, flags.proposeWaivers)
  process.stdout.write(
    renderSummary(verdicts, {
      colour: colours(),
      width: process.stdout.columns ?? 100,
      reports: path.relative(process.cwd(), written.find((f) => f.endsWith('.html')) ?? flags.out),
    }),
  )
  return verdicts.conclusion.exit
}

export const verdictsOn = async (files: readonly string[], flags: JudgeFlags): Promise<Verdicts> =>
  verdictsFrom(files, flags, await makePlan(loadRuleSet(flags.rules).features))

/** What driving an engine knows beside the log that came of it. */
export interface Driven {
  /** It was interrupted before the end of the playbook. */
  interrupted?: boolean
  options?: Partial<VerdictOptions>
}

/** Judges files by a plan that is made already. */
export const verdictsFrom = async (
  given: readonly string[],
  flags: JudgeFlags,
  checks: readonly Check[],
  driven: Driven = {},
): Promise<Verdicts> => {
  for (const f of given) if (f !== '-' && !fs.existsSync(f)) throw new UsageError(`${f}: no such file`)
  if (new Set(given.map((f) => (f === '-' ? f : fs.realpathSync(f)))).size < given.length)
    throw new UsageError('a file is named twice: its rounds would count twice')
  const adapter = adapterFrom(flags.adapter)
  const house = houseFrom(flags.houseRules)
  const rules = loadRuleSet(flags.rules)
  const subject = subjectFrom(flags.subject)
  const known = new Set(clausesOf(rules).map((c) => c.id))
  const stray = checks.find((c) => !known.has(c.clause))
  if (stray)
    throw new UsageError(
      `${stray.uri}:${stray.line}: ${stray.clause || '(no @clause tag)'} is no clause of ${rules.name}`,
    )
  const attestations = named(flags.attestations, (file) => loadAttestations(file, rules))
  const waivers = named(flags.waivers, (file) => loadWaivers(file, rules))
  const files = await inLogOrder(given, adapter && (() => compileAdapter(adapter.adapter)))
  const progress = new Progress(files)
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  try {
    const judged = await judgeLog({
      checks: [...checks],
      files,
      names: inputNames(files),
      adapter: adapter?.adapter,
      house: house?.file,
      readings: rules.readings,
      workers: flags.workers,
      keepGoing: flags.keepGoing,
      only: flags.line,
      onProgress: ({ rounds, bytes }) => progress.show(rounds, bytes),
      signal: interrupt.signal,
    })
    return verdictsOf(driven.interrupted ? { ...judged, interrupted: true } : judged, {
      rules,
      checks,
      scope: flags.scope,
      subject,
      house,
      attestations,
      waivers,
      today: new Date().toISOString().slice(0, 10),
      replayFlags: replayFlags(flags),
      adapter: adapter && { name: adapter.name, digest: adapter.digest },
      commit: flags.commit === false ? null : commitOfHarness(),
      partial: flags.line === undefined ? undefined : `only line ${flags.line} was judged`,
      ...driven.options,
    })
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    progress.end()
  }
}

/** A file that a flag names, under the name that the report gives it. */
const named = <T>(
  file: string | undefined,
  load: (file: string) => T,
): { name: string; file: T } | undefined =>
  file === undefined ? undefined : { name: path.basename(file), file: load(file) }

/** What a record needs beside its file to be understood and judged as it was. */
const replayFlags = ({ adapter, houseRules, rules }: JudgeFlags): string =>
  [
    adapter && `--adapter ${shellWord(adapter)}`,
    houseRules && `--house-rules ${shellWord(houseRules)}`,
    rules !== 'macau' && `--rules ${shellWord(rules)}`,
  ]
    .filter(Boolean)
    .join(' ')

/** One waiver a violated clause, its reason, approver and expiry left for the auditor: the file is refused without. */
const proposeWaivers = (verdicts: Verdicts, file: string): void => {
  const entries = verdicts.articles
    .flatMap((a) => a.clauses)
    .map((c) => ({ clause: c.id, fingerprints: [...new Set(c.checks.flatMap((k) => k.fingerprints))] }))
    .filter((e) => e.fingerprints.length)
    .map((e) => ({ ...e, build: verdicts.subject.version ?? '', reason: '', approver: '', expires: '' }))
  fs.writeFileSync(file, `${JSON.stringify({ waivers: 'proposed', entries }, null, 2)}\n`)
}

export const colours = (): boolean => process.stdout.isTTY && !process.env.NO_COLOR
