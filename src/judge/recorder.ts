import type { Fact, Subject, Value } from '../facts'
// Not through the room's index: a name that another module passes on is looked up at each use.
import { Absent, type Undeclared } from '../facts/fact'
import type { Bet, Round } from '../log/round'
import { textOf } from '../log/round-id'
import type { HouseRules } from '../rulebook/house-rules'
import { settings } from '../rulebook/settings'
import type { Sighted } from '../trails/trail'
import { Answers } from './answers'
import { type Compiled, type Evaluation, evaluate, type Finding, type Program } from './compile'
import { Lists, type Open } from './lists'
import type { Leaf } from './paths'
import {
  type CheckTally,
  type ClauseTally,
  count,
  earlier,
  emptyTally,
  kept,
  type Tally,
  type Witness,
} from './tally'

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
  private readonly lists: Lists

  /**
   * `rawOf` gives a record as it stands in the input, for evidence; '' where it must be read again. `mostSteps`: how
   * much is remembered of a list of checks; the tally is the same whatever it is.
   */
  constructor(
    private readonly program: Program,
    private readonly rawOf: (about: Sighted) => string,
    mostSteps?: number,
  ) {
    this.counted = emptyTally(
      program.checks.map((c) => c.cells),
      program.clauses.length,
    )
    this.runs = program.checks.map(() => ({ answer: undefined, length: 0 }))
    this.answers = new Answers(program)
    this.lists = new Lists(program, mostSteps)
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

  /** Checks to be asked together, of bets of one kind where it is given. Returns the number of the list. */
  list(opens: readonly Open[], kind?: string): number {
    return this.lists.add(opens, kind)
  }

  /** Asks a list of checks of one thing, and counts what comes of them. `about`: what a violation is pinned to. */
  judge(
    list: number,
    about: Sighted,
    round: Round | undefined,
    of: Bet | Subject | undefined,
    rules: HouseRules,
  ): void {
    this.answers.about(round, of, rules)
    const leaf = this.lists.pathsFor(list).walk(this.answers, rules)
    if (!leaf || leaf.violated) {
      for (const open of this.lists.checksOf(list)) this.judgeInFull(open, about)
      return
    }
    this.lists.meet(list, leaf.id, about)
    if (leaf.violatedUnder.length) this.countReadings(leaf)
  }

  private countReadings({ violatedUnder }: Leaf) {
    const variants = this.program.variants.length
    for (const under of violatedUnder)
      if (this.firstUnder(under)) this.reading(Math.floor(under / variants), under % variants).violations++
  }

  /** Whether a clause is violated under a variant for the first time at this item. */
  private firstUnder(at: number): boolean {
    if (this.lastViolatedUnder[at] === this.serial) return false
    this.lastViolatedUnder[at] = this.serial
    return true
  }

  private reading(clause: number, variant: number): { violations: number; differs: number } {
    const { readings } = this.counted.clauses[clause] as ClauseTally
    readings[variant] ??= { violations: 0, differs: 0 }
    return readings[variant]
  }

  private judgeInFull({ c, cell }: Open, about: Sighted): void {
    const out = this.scratch
    const finding = evaluate(c, cell, this.answers, out)
    if (c.varied.length) this.underOtherReadings(c, cell, finding)
    if (finding === 'unselected') return
    const t = this.of(c)
    if (typeof finding !== 'string') this.unanswered(c, finding)
    else {
      t.exercised++
      if (!Number.isNaN(out.cell)) {
        t.cells[out.cell] = (t.cells[out.cell] as number) + 1
        if (finding === 'holds')
          t.witnesses[out.cell] = earlier(t.witnesses[out.cell], {
            place: about.place,
            round: about.id && textOf(about.id),
          })
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
    if (run.answer) tell(t, run.answer, run.length)
    run.answer = undefined
    run.length = 0
  }

  /** What was counted so far. */
  get tally(): Tally {
    for (const check of this.runs.keys()) this.endRun(check)
    this.lists.settle((opens, leaf, n, first) => this.settle(opens, leaf, n, first))
    return this.counted
  }

  /** Counts what a path comes to, as often as it was met. */
  private settle(opens: readonly Open[], leaf: Leaf, n: number, first: Witness) {
    for (const { at, cell, lacks } of leaf.findings) {
      const open = opens[at] as Open
      const t = this.of(open.c)
      if (lacks) {
        tell(t, lacks, n)
        continue
      }
      t.exercised += n
      const of = open.cell + cell
      if (Number.isNaN(of)) continue
      t.cells[of] = (t.cells[of] as number) + n
      t.witnesses[of] = earlier(t.witnesses[of], first)
    }
    for (const { clause, variant, differs } of leaf.readings)
      this.reading(clause, variant).differs += differs * n
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
        round: about.id && textOf(about.id),
        expected: c.expected ? `${c.check.duty.text}: ${inWords(c.expected, expected)}` : c.check.duty.text,
        actual: inWords(c.duty, actual),
        cell,
        conformsUnder,
        record: this.rawOf(about),
      })
  }

  /** Evaluates the check under each other reading of the settings that it depends on, and counts. */
  private underOtherReadings(c: Compiled, cell: number, declared: Finding) {
    const { asked } = this.scratch
    if (this.conforming.length) this.conforming.length = 0
    for (const { variants, asks } of c.varied)
      for (const v of variants) {
        const counts = this.reading(c.clause, v)
        let finding = declared
        if (!this.isUnmoved(c, asks, asked, v)) {
          finding = evaluate(c, cell, this.answers, this.variantScratch, v)
          if (finding !== declared) counts.differs++
        }
        if (finding === 'violated') {
          if (this.firstUnder(c.clause * this.program.variants.length + v)) counts.violations++
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

const tell = (t: CheckTally, lacks: Absent | Undeclared, n: number) =>
  lacks instanceof Absent ? count(t.absent, lacks.field, n) : count(t.undeclared, lacks.setting, n)

const inWords = (fact: Fact, value: Value | Value[]): string => {
  const shown = (Array.isArray(value) ? value : [value]).map((v) => fact.show(v)).join(' or ')
  return fact.scope === 'hand' ? `${fact.of === 'player' ? 'Player' : 'Banker'} ${shown}` : shown
}
