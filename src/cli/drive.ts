import path from 'node:path'
import { Command, Option } from 'commander'
import { entryInWords } from '../engines/driving/diary'
import { commitmentTo, digestOfPlaybook, loadPlaybook, playbookText } from '../engines/driving/playbook-file'
import { type RecordedDrive, recordDrive } from '../engines/driving/record-drive'
import { exhaustive, randomRounds } from '../engines/driving/stacks'
import { StderrLog } from '../engines/driving/stderr-log'
import { type Check, digestOf } from '../judge/check'
import { exits } from '../judge/conclusion'
import { makePlan } from '../judge/plan'
import { shellWord } from '../judge/verdict-checks'
import type { Playbook, StackedRound } from '../playbook/playbook.generated'
import { renderSummary, writeReports } from '../report'
import { inline } from '../report/escape'
import { loadRuleSet } from '../rulebook/register'
import { Counter, describeDrive, sidecar } from './drive-record'
import { type EngineFlags, interruptible, openingOf, stderrTail, withEngineOptions } from './engine'
import { UsageError } from './exit'
import { colours, type Driven, type JudgeFlags, verdictsFrom } from './judge'
import { adapterFrom, houseFrom, wholeNumber } from './options'
import { computed, describePlaybook, tableFrom, tableOption, writeText } from './playbook'

interface DriveFlags extends EngineFlags, Omit<JudgeFlags, 'out' | 'adapter'> {
  out?: string
  logOnly?: boolean
  playbook?: string
  table?: string
  seed?: string
  rounds?: number
  exhaustive?: boolean
  total: number
  restarts: number
  round?: number
}

/** Rounds that are dealt a second time. */
const repeats = 20

export const driveCommand = (): Command =>
  withEngineOptions(new Command('drive'))
    .description(
      'deal the playbook to an engine, write its answers as a round log, judge them and write the report',
    )
    .option('--rules <name>', 'rule set: a shipped name, or the path of a rule-set.json', 'macau')
    .option('--house-rules <file>', 'the readings that the house declares')
    .option('--attestations <file>', 'what persons attest because no log can show it')
    .option('--waivers <file>', 'known violations that an auditor tolerates for a time')
    .addOption(
      new Option('--scope <scope>', 'what the conclusion covers')
        .choices(['engine', 'full'])
        .default('engine'),
    )
    .option('--out <dir>', 'where log and report go (default: reports, or reports/round-N with --round)')
    .option('--log-only', 'write the log and judge nothing')
    .option('--playbook <file>', 'deal this playbook, not the public one')
    .option('--table <file>', tableOption)
    .option('--seed <seed>', 'certification: a playbook that the seed chooses; a commitment is printed first')
    .option('--rounds <n>', 'so many rounds more, of cards by chance', wholeNumber('--rounds', 0))
    .option('--exhaustive', 'also every ordered sequence of ranks that a round can take')
    .option('--total <seconds>', 'seconds for all answers', wholeNumber('--total', 1), 3600)
    .option('--restarts <n>', 'how often a lost engine is begun anew', wholeNumber('--restarts', 0), 5)
    .option('--round <n>', 'deal this round alone', wholeNumber('--round', 1))
    .action(async (flags: DriveFlags) => {
      process.exitCode = await driveEngine(flags)
    })

const driveEngine = async (flags: DriveFlags): Promise<number> => {
  const dir =
    flags.out ?? (flags.round === undefined ? 'reports' : path.join('reports', `round-${flags.round}`))
  // Whatever is wrong with the flags is told before the plan is made.
  openingOf(flags, new StderrLog())
  const adapter = adapterFrom(flags.adapter)
  if (flags.seed !== undefined && flags.playbook !== undefined)
    throw new UsageError('--seed chooses a playbook and --playbook gives one: only one of them')
  if (flags.table !== undefined && flags.playbook !== undefined)
    throw new UsageError('--table declares a table and --playbook brings its own: only one of them')
  const given = flags.playbook === undefined ? undefined : loadPlaybook(flags.playbook)
  const { checks, playbook } = await planned(flags, given)
  const { rounds, size, last } = dealtOf(flags, playbook, checks)
  const digest = digestOfPlaybook(playbook)
  const commitment = flags.seed === undefined ? undefined : commitmentTo(flags.seed, digest)
  if (commitment) process.stdout.write(`commitment to seed and playbook: sha256 ${commitment}\n`)

  const stderrFile = path.join(dir, 'stderr.txt')
  const stderr = new StderrLog(stderrFile)
  const progress = new Counter(size)
  const recorded = await interruptible((signal) =>
    recordDrive({
      open: openingOf(flags, stderr),
      playbook,
      rounds,
      size,
      last,
      adapter: adapter?.adapter,
      deadline: flags.deadline,
      total: flags.total * 1000,
      restarts: flags.restarts,
      repeats: flags.round === undefined ? repeats : 0,
      dir,
      signal,
      onProgress: (asked) => progress.show(asked),
    }),
  ).finally(() => {
    progress.end()
    stderr.close()
  })
  // Not before the run: it would lie open to the engine.
  writeText(path.join(dir, 'playbook.json'), playbookText(playbook))
  const seeded = flags.seed === undefined ? {} : { seed: flags.seed, commitment }
  writeText(path.join(dir, 'drive.json'), sidecar(flags, playbook, recorded, { size, ...seeded }))
  process.stdout.write(`${describeDrive(recorded, size)}\n`)
  if (flags.seed !== undefined) process.stdout.write(`seed: ${inline(flags.seed)}\n`)
  const code = flags.logOnly ? logOnly(recorded) : await judged(flags, dir, recorded, checks, adapter)
  if (recorded.diary.broken) process.stderr.write(stderrTail(stderr, stderrFile))
  return code
}

const planned = async (
  flags: DriveFlags,
  given: Playbook | undefined,
): Promise<{ checks: Check[]; playbook: Playbook }> => {
  const rules = loadRuleSet(flags.rules)
  const house = houseFrom(flags.houseRules)
  const table = tableFrom(flags.table)
  if (given && given.ruleSet !== rules.name)
    throw new UsageError(
      `${flags.playbook}: is a playbook of the rule set ${given.ruleSet}, and --rules says ${rules.name}`,
    )
  // A plan is needed to compute a playbook, and to judge.
  const checks = given && flags.logOnly && !flags.exhaustive ? [] : await makePlan(rules.features)
  if (given && checks.length && given.plan !== digestOf(checks))
    process.stderr.write('the playbook was computed from other features: cells may be left out\n')
  const { playbook, seconds } = given
    ? { playbook: given, seconds: undefined }
    : computed(checks, rules, { house: house?.file, table, seed: flags.seed })
  const more = randomRounds(playbook, flags.rounds ?? 0, flags.seed ?? 'practice')
  const all = { ...playbook, rounds: [...playbook.rounds, ...more] }
  const time = seconds === undefined ? '' : `, computed in ${seconds.toFixed(1)} s`
  const chance = more.length ? `, ${more.length} of them by chance` : ''
  process.stdout.write(`${describePlaybook(all)}${chance}${time}\n`)
  return { checks, playbook: all }
}

/** The rounds to deal: the playbook, every sequence beyond it, or one of them alone. */
const dealtOf = (
  flags: DriveFlags,
  playbook: Playbook,
  checks: readonly Check[],
): { rounds: Iterable<StackedRound>; size: number; last: number } => {
  const beyond = flags.exhaustive ? exhaustive(playbook, checks) : undefined
  const last = playbook.rounds.length + (beyond?.size ?? 0)
  if (beyond)
    process.stdout.write(`and every sequence of ranks: ${beyond.size.toLocaleString('en')} rounds\n`)
  const all = function* () {
    yield* playbook.rounds
    if (beyond) yield* beyond.rounds()
  }
  if (flags.round === undefined) return { rounds: all(), size: last, last }
  if (flags.round > last) throw new UsageError(`--round ${flags.round}: the last round is ${last}`)
  return { rounds: only(all(), flags.round), size: 1, last }
}

function* only(rounds: Iterable<StackedRound>, wanted: number): Generator<StackedRound> {
  for (const round of rounds)
    if (round.round === wanted) {
      yield round
      return
    }
}

const judged = async (
  flags: DriveFlags,
  dir: string,
  { log, driven, diary, findings }: RecordedDrive,
  checks: readonly Check[],
  adapter: { name: string; digest: string } | undefined,
): Promise<number> => {
  const { adapter: _, ...others } = flags
  const options: Driven['options'] = {
    findings,
    engineFailed: diary.broken || !driven.welcome,
    replay: (record) => replayOf(flags, record),
    adapter: adapter && { name: adapter.name, digest: adapter.digest },
    partial: flags.round === undefined ? undefined : `only round ${flags.round} was dealt`,
  }
  const verdicts = await verdictsFrom([log], { ...others, out: dir }, checks, {
    interrupted: driven.interrupted,
    options,
  })
  const written = writeReports(verdicts, dir)
  process.stdout.write(
    renderSummary(verdicts, {
      colour: colours(),
      width: process.stdout.columns ?? 100,
      reports: path.relative(process.cwd(), written.find((f) => f.endsWith('.html')) ?? dir),
    }),
  )
  return verdicts.conclusion.exit
}

const logOnly = ({ driven, diary }: RecordedDrive): number => {
  for (const entry of diary.entries.slice(0, 20)) process.stderr.write(`${inline(entryInWords(entry))}\n`)
  if (driven.interrupted) return exits.interrupted
  if (diary.broken || !driven.welcome) return exits.engine
  return diary.clean ? exits.conformant : exits.incomplete
}

/** Deals the round of a record again, by the same engine and playbook. */
const replayOf = (flags: DriveFlags, record: string): string => {
  const { playbookRound } = JSON.parse(record) as { playbookRound: number }
  const words = (flag: string, value: string | number | undefined) =>
    value === undefined ? [] : [flag, shellWord(String(value))]
  return [
    'baccarat-compliance drive',
    ...words('--engine', flags.engine),
    ...words('--url', flags.url),
    '--round',
    playbookRound,
    ...words('--adapter', flags.adapter),
    ...(flags.rules === 'macau' ? [] : words('--rules', flags.rules)),
    ...words('--house-rules', flags.houseRules),
    ...words('--playbook', flags.playbook),
    ...words('--table', flags.table),
    ...words('--seed', flags.seed),
    ...words('--rounds', flags.rounds),
    ...(flags.exhaustive ? ['--exhaustive'] : []),
  ].join(' ')
}
