import type { SubjectKind, Subjects } from '../facts'
import type { HouseRules } from '../rulebook/house-rules'
import type { Program } from './compile'
import type { Open, Recorder } from './recorder'

/** Asks the checks on tables, shoes, rounds along their shoe, bets after a tie, and options. */
export class SubjectPass {
  private readonly opens = new Map<SubjectKind, Open[]>()

  constructor(
    program: Program,
    private readonly recorder: Recorder,
  ) {
    for (const c of program.checks)
      if (c.kind) this.opens.set(c.kind, [...(this.opens.get(c.kind) ?? []), { c, cell: 0 }])
  }

  /** Whether any check asks of subjects of a kind. */
  asks(kind: SubjectKind): boolean {
    return this.opens.has(kind)
  }

  /** Asks all checks at the subjects that one record gave. */
  judge<K extends SubjectKind>(kind: K, subjects: readonly Subjects[K][], rules: HouseRules): void {
    if (!subjects.length) return
    this.recorder.begin()
    for (const subject of subjects)
      for (const open of this.opens.get(kind) ?? [])
        this.recorder.judge(open, subject, undefined, subject, rules)
  }
}
