import { Along } from '../judge/along'
import type { Check } from '../judge/check'
import { compile } from '../judge/compile'
import { Pass } from '../judge/pass'
import { Recorder } from '../judge/recorder'
import { checkStatus, type Status } from '../judge/status'
import { eachStep, Observer, type Step, trailsOf } from '../judge/steps'
import { type CheckTally, merge } from '../judge/tally'
import { Context, changeOf } from '../log/context'
import { Decoder } from '../log/decode'
import { spansOfLines } from '../log/framing'
import type { Round } from '../log/round'
import type { Log, RoundLogRecord } from '../log/round-log.generated'
import { House, type HouseRules } from '../rulebook/house-rules'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'

interface Rules {
  house: HouseRulesFile | undefined
  readings: Partial<HouseRules>
}

/** A log read once, to be judged by one check after the other. */
export class ReadLog {
  private constructor(
    readonly rounds: readonly Round[],
    private readonly steps: readonly Step[],
    private readonly house: House,
    private readonly stacked: boolean,
  ) {}

  /** `checks`: all that will be asked of it, from which it is known what to look at. */
  static of(records: Iterable<RoundLogRecord>, checks: Check[], { house, readings }: Rules): ReadLog {
    const lines: string[] = []
    let head: Log | undefined
    for (const record of records) {
      if (record.type === 'log') head = record
      lines.push(JSON.stringify(record))
    }
    const bytes = new Uint8Array(new TextEncoder().encode(`${lines.join('\n')}\n`))
    const block = { input: 0, offset: 0, bytes, spans: spansOfLines(bytes, 1) }
    const trails = trailsOf(compile(checks))
    const observer = new Observer(trails)
    const rules = new House(house, readings)
    const context = new Context()
    const rounds: Round[] = []
    for (const item of new Decoder(undefined, false).decode(block)) {
      const change = changeOf(item)
      if (change) context.apply(change)
      if (change) observer.change(item.place, change)
      if (item.kind !== 'round') continue
      observer.round(item.round)
      context.enter(item.round)
      item.round.rules = rules.at(item.round.table, item.round.at)
      rounds.push(item.round)
    }
    const steps: Step[] = []
    eachStep(observer.end(), trails, (step) => steps.push(step))
    return new ReadLog(rounds, steps, rules, head?.origin === 'stacked')
  }

  /** What a check counts of the log, or of the rounds of it that are kept. */
  count(check: Check, keep: (round: Round) => boolean = () => true): CheckTally {
    const program = compile([check])
    // Other readings are compared in a report; here only the verdict matters.
    for (const compiled of program.checks) compiled.varied = []
    const recorder = new Recorder(program, () => '')
    const pass = new Pass(program, recorder)
    if (program.checks.some((c) => c.level !== 'subject'))
      for (const round of this.rounds) if (keep(round)) pass.round(round)
    pass.end()
    const along = new Along(program, this.house, undefined)
    if (program.checks.some((c) => c.level === 'subject'))
      for (const step of this.steps) along.follow(step, this.stacked)
    return merge(recorder.tally, along.end()).checks[0] as CheckTally
  }

  status(check: Check, contingentClause: boolean, keep?: (round: Round) => boolean): Status {
    const t = this.count(check, keep)
    const hit = t.cells.filter((n) => n > 0).length
    return checkStatus(
      {
        violations: t.violations,
        exercised: t.exercised,
        absent: Object.entries(t.absent).map(([field, count]) => ({ field, count })),
        undeclared: Object.entries(t.undeclared).map(([setting, count]) => ({ setting, count })),
        cells: { total: t.cells.length, hit, missed: [] },
      },
      contingentClause ? 'clause' : check.contingent && 'scenario',
    )
  }
}
