import type { SubjectKind, Subjects } from '../facts'
import type { HouseRules } from '../rulebook/house-rules'
import type { Program } from './compile'
import type { Open } from './lists'
import type { Recorder } from './recorder'

/** Asks the checks on tables, shoes, rounds along their shoe, bets after a tie, and options. */
export class SubjectPass {
  /** The list of checks that is asked of each kind. */
  private readonly lists = new Map<SubjectKind, number>()

  constructor(
    program: Program,
    private readonly recorder: Recorder,
  ) {
    const opens = new Map<SubjectKind, Open[]>()
    for (const c of program.checks)
      if (c.kind) opens.set(c.kind, [...(opens.get(c.kind) ?? []), { c, cell: 0 }])
    for (const [kind, of] of opens) this.lists.set(kind, recorder.list(of))
  }

  /** Whether any check asks of subjects of a kind. */
  asks(kind: SubjectKind): boolean {
    return this.lists.has(kind)
  }

  /** Asks all checks at the subjects that one record gave. */
  judge<K extends SubjectKind>(kind: K, subjects: readonly Subjects[K][], rules: HouseRules): void {
    const list = this.lists.get(kind)
    if (list === undefined || !subjects.length) return
    this.recorder.begin()
    for (const subject of subjects) this.recorder.judge(list, subject, undefined, subject, rules)
  }
}
