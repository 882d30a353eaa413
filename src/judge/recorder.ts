import { Absent, type Fact, type Subject, Undeclared, type Value } from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import type { Sighted } from '../trails/trail'
import { Answers } from './answers'
import { type Compiled, type Evaluation, evaluate, type Finding, type Program } from './compile'
import { type CheckTally, type ClauseTally, count, emptyTally, kept, type Tally } from './tally'

/** A check, with the part of its cell that is decided already. */
export interface Open {
  c: Compiled
  cell: number
}

/** Asks checks and keeps the tally of what came of them: counts, cells, witnesses, evidence. */
export class Recorder {
  readonly tally: Tally
  private readonly answers: Answers
  private readonly scratch: Evaluation = { cell: 0, actual: '', expected: '', asked: 0 }
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
    this.tally = emptyTally(
      program.checks.map((c) => c.cells),
      program.clauses.length,
    )
    this.answers = new Answers(program)
    this.lastViolated = new Int32Array(program.clauses.length)
    this.lastViolatedUnder = new Int32Array(program.clauses.length * program.variants.length)
  }

  /** Begins an item: a clause counts it once, however many of its duties the item violates. */
  begin(): void {
    this.serial++
  }

  of(c: Compiled): CheckTally {
    return this.tally.checks[c.index] as CheckTally
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
    const conforms = c.varied.length ? this.underOtherReadings(c, cell, finding) : undefined
    if (finding === 'unselected') return
    const t = this.of(c)
    if (finding instanceof Absent) count(t.absent, finding.field)
    else if (finding instanceof Undeclared) count(t.undeclared, finding.setting)
    else {
      t.exercised++
      if (!Number.isNaN(out.cell)) {
        t.cells[out.cell] = (t.cells[out.cell] as number) + 1
        if (finding === 'holds') t.witnesses[out.cell] ??= { place: about.place, round: about.id }
      }
      if (finding === 'violated')
        this.violated({ c, cell: out.cell }, about, out.actual, out.expected, conforms?.() ?? [])
    }
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
      ;(this.tally.clauses[c.clause] as ClauseTally).violations++
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

  /** Evaluates the check under each other reading of the settings that it depends on. Returns who would let it hold. */
  private underOtherReadings(c: Compiled, cell: number, declared: Finding): () => string[] {
    const { answers } = this
    const { asked } = this.scratch
    const clause = this.tally.clauses[c.clause] as ClauseTally
    const conforming: number[] = []
    for (const { variants, asks } of c.varied)
      for (const v of variants) {
        const same =
          answers.isDeclared(v) || asks.every((n) => n >= asked || answers.same(c.asks[n] as number, v))
        const finding = same ? declared : evaluate(c, cell, answers, this.variantScratch, v)
        clause.readings[v] ??= { violations: 0, differs: 0 }
        const counts = clause.readings[v]
        if (finding !== declared) counts.differs++
        if (finding === 'violated') {
          const at = c.clause * this.program.variants.length + v
          if (this.lastViolatedUnder[at] !== this.serial) {
            this.lastViolatedUnder[at] = this.serial
            counts.violations++
          }
        } else if (declared === 'violated' && finding === 'holds') conforming.push(v)
      }
    return () =>
      conforming.map((v) => {
        const { setting, reading } = this.program.variants[v] as Program['variants'][number]
        return `${setting} = ${reading}`
      })
  }
}

const inWords = (fact: Fact, value: Value | Value[]): string => {
  const shown = (Array.isArray(value) ? value : [value]).map((v) => fact.show(v)).join(' or ')
  return fact.scope === 'hand' ? `${fact.of === 'player' ? 'Player' : 'Banker'} ${shown}` : shown
}
