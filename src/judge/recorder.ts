import type { Fact, Subject, Value } from '../facts'
// Not through the room's index: a name that another module passes on is looked up at each use.
import { Absent, type Undeclared } from '../facts/fact'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { settings } from '../rulebook/settings'
import type { Sighted } from '../trails/trail'
import { Answers } from './answers'
import { type Compiled, type Evaluation, evaluate, type Finding, type Program } from './compile'
import { type CheckTally, type ClauseTally, count, emptyTally, kept, type Tally } from './tally'

/** A check, with the part of its cell that is decided already. */
export interface Open {
  c: Compiled
  cell: number
}

interface Run {
  answer: Absent | Undeclared | undefined
  length: number
}

/** Asks checks and keeps the tally of what came of them: counts, cells, witnesses, evidence. */
export class Recorder {
  private readonly counted: Tally
  /** By check: the answer that it lacked last, and how many times on end. */
  private readonly runs: Run[]
  private readonly answers: Answers
  private readonly scratch: Evaluation = { cell: 0, actual: '', expected: '', asked: 0 }
  /** Variants under which the check evaluated last holds, though it is violated as declared. */
  private readonly conforming: number[] = []
  private readonly variantScratch: Evaluation = { cell: 0, actual: '', expected: '', asked: 0 }
  /** Number of the item at which a clause, or a clause under a variant, was last found violated. */
  private readonly lastViolated: Int32Array
  private readonly lastViolatedUnder: Int32Array
  private serial = 0

  /** `rawOf` gives a record as it stands in the input, for evidence; '' where it must be read again. */
  constructor(
    private readonly program: Program,
    private readonly rawOf: (about: Sighted) => string,
  ) {
    this.counted = emptyTally(
      program.checks.map((c) => c.cells),
      program.clauses.length,
    )
    this.runs = program.checks.map(() => ({ answer: undefined, length: 0 }))
    this.answers = new Answers(program)
    this.lastViolated = new Int32Array(program.clauses.length)
    this.lastViolatedUnder = new Int32Array(program.clauses.length * program.variants.length)
  }

  /** Begins an item: a clause counts it once, however many of its duties the item violates. */
  begin(): void {
    this.serial++
  }

  of(c: Compiled): CheckTally {
    return this.counted.checks[c.index] as CheckTally
  }

  /** Asks a check at one thing, and counts what comes of it. `about`: what a violation is pinned to. */
  judge(
    { c, cell }: Open,
    about: Sighted,
    round: Round | undefined,
    of: Bet | Subject | undefined,
    rules: HouseRules,
  ): void {
    const out = this.scratch
    this.answers.about(round, of, rules)
    const finding = evaluate(c, cell, this.answers, out)
    if (c.varied.length) this.underOtherReadings(c, cell, finding)
    if (finding === 'unselected') return
    const t = this.of(c)
    if (typeof finding !== 'string') this.unanswered(c, finding)
    else {
      t.exercised++
      if (!Number.isNaN(out.cell)) {
        t.cells[out.cell] = (t.cells[out.cell] as number) + 1
        if (finding === 'holds') t.witnesses[out.cell] ??= { place: about.place, round: about.id }
      }
      if (finding === 'violated')
        this.violated({ c, cell: out.cell }, about, out.actual, out.expected, this.conformsUnder(c))
    }
  }

  /** Counts in runs of the same answer: a log that lacks a field lacks it in every round. */
  unanswered(c: Compiled, answer: Absent | Undeclared) {
    const run = this.runs[c.index] as Run
    if (run.answer !== answer) {
      this.endRun(c.index)
      run.answer = answer
    }
    run.length++
  }

  private endRun(check: number) {
    const run = this.runs[check] as Run
    const t = this.counted.checks[check] as CheckTally
    if (run.answer instanceof Absent) count(t.absent, run.answer.field, run.length)
    else if (run.answer) count(t.undeclared, run.answer.setting, run.length)
    run.answer = undefined
    run.length = 0
  }

  /** What was counted so far. */
  get tally(): Tally {
    for (const check of this.runs.keys()) this.endRun(check)
    return this.counted
  }

  violated(
    { c, cell }: Open,
    about: Sighted,
    actual: Value,
    expected: Value | Value[],
    conformsUnder: string[],
  ) {
    const t = this.of(c)
    t.violations++
    count(t.violated, Number.isNaN(cell) ? '-1' : String(cell))
    if (this.lastViolated[c.clause] !== this.serial) {
      this.lastViolated[c.clause] = this.serial
      ;(this.counted.clauses[c.clause] as ClauseTally).violations++
    }
    if (t.evidence.length < kept)
      t.evidence.push({
        place: about.place,
        table: about.table,
        shoe: about.shoe,
        round: about.id,
        expected: c.expected ? `${c.check.duty.text}: ${inWords(c.expected, expected)}` : c.check.duty.text,
        actual: inWords(c.duty, actual),
        cell,
        conformsUnder,
        record: this.rawOf(about),
      })
  }

  /** Evaluates the check under each other reading of the settings that it depends on, and counts. */
  private underOtherReadings(c: Compiled, cell: number, declared: Finding) {
    const counts = (this.counted.clauses[c.clause] as ClauseTally).readings
    const { asked } = this.scratch
    if (this.conforming.length) this.conforming.length = 0
    for (const { variants, asks } of c.varied)
      for (const v of variants) {
        counts[v] ??= { violations: 0, differs: 0 }
        let finding = declared
        if (!this.isUnmoved(c, asks, asked, v)) {
          finding = evaluate(c, cell, this.answers, this.variantScratch, v)
          if (finding !== declared) counts[v].differs++
        }
        if (finding === 'violated') {
          const at = c.clause * this.program.variants.length + v
          if (this.lastViolatedUnder[at] === this.serial) continue
          this.lastViolatedUnder[at] = this.serial
          counts[v].violations++
        } else if (declared === 'violated' && this.excuses(finding, v)) this.conforming.push(v)
      }
  }

  /** Under another reading the duty holds or does not arise, and no other duty takes the case over. */
  private excuses(finding: Finding, variant: number): boolean {
    const { setting } = this.program.variants[variant] as Program['variants'][number]
    return finding === 'holds' || (finding === 'unselected' && !settings[setting].elsewhere)
  }

  /** Whether a variant changes none of the answers that decided the check as declared. */
  private isUnmoved(c: Compiled, asks: readonly number[], asked: number, variant: number): boolean {
    for (const n of asks) if (n < asked && !this.answers.same(c.asks[n] as number, variant)) return false
    return true
  }

  /** Who would let the check hold that was found violated last. */
  private conformsUnder(c: Compiled): string[] {
    if (!c.varied.length) return []
    return this.conforming.map((v) => {
      const { setting, reading } = this.program.variants[v] as Program['variants'][number]
      return `${setting} = ${reading}`
    })
  }
}

const inWords = (fact: Fact, value: Value | Value[]): string => {
  const shown = (Array.isArray(value) ? value : [value]).map((v) => fact.show(v)).join(' or ')
  return fact.scope === 'hand' ? `${fact.of === 'player' ? 'Player' : 'Banker'} ${shown}` : shown
}
