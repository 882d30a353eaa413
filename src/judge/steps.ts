import type { Change } from '../log/context'
import type { Place } from '../log/place'
import type { Round } from '../log/round'
import type { RoundId } from '../log/round-id'
import { type LayoutObservation, LayoutTrail } from '../trails/layout-trail'
import { type ShoeObservation, ShoeTrail } from '../trails/shoe-trail'
import { type Tape, TapeReader, TapeWriter } from '../trails/tape'
import { type TieObservation, TieTrail } from '../trails/tie-trail'
import type { Sighted } from '../trails/trail'
import type { Program } from './compile'

/** A record as the coordinator follows it, in the log's order. */
export type Step = RoundStep | ChangeStep
export interface RoundStep extends Sighted {
  kind: 'round'
  /** When it was dealt, in milliseconds since 1970. */
  at: number | undefined
  /** Only where some check asks of them. */
  shoeSeen: ShoeObservation | undefined
  tieSeen: TieObservation | undefined
  laidSeen: LayoutObservation | undefined
}
export interface ChangeStep {
  kind: 'change'
  place: Place
  record: Change
}

/** The steps of a block, as a lane sends them. */
export interface Steps {
  tape: Tape
  /** The changes between the rounds: on the tape each has its turn alone. */
  changes: ChangeStep[]
}

/** The trails that some check of a program asks of. */
export interface Trails {
  shoes: ShoeTrail | undefined
  ties: TieTrail | undefined
  layouts: LayoutTrail | undefined
}
export const trailsOf = ({ checks }: Program): Trails => ({
  shoes: checks.some((c) => c.kind === 'dealt-round') ? new ShoeTrail() : undefined,
  ties: checks.some((c) => c.kind === 'tie-bet') ? new TieTrail() : undefined,
  layouts: checks.some((c) => c.kind === 'laid-round') ? new LayoutTrail() : undefined,
})

const turns = ['round', 'change'] as const

/** Observes the records of one block after another, in their order. */
export class Observer {
  private readonly tape = new TapeWriter()
  private changes: ChangeStep[] = []
  /** Tables whose last round here leaves nothing undecided: the next one's bets need not be carried along. */
  private readonly decided = new Set<string | undefined>()

  constructor(private readonly trails: Trails) {}

  round(r: Round): void {
    const { tape, decided } = this
    const { shoes, layouts, ties } = this.trails
    const { input, line, offset, length } = r.place
    tape.word(turns, 'round')
    tape.number(input)
    tape.number(line)
    tape.number(offset)
    tape.number(length)
    tape.text(r.table)
    tape.text(r.shoe)
    tape.text(r.id?.before)
    if (r.id) tape.number(r.id.number)
    if (r.id) tape.number(r.id.zeros)
    tape.number(r.at)
    if (shoes) shoes.write(shoes.observe(r), tape)
    if (layouts) layouts.write(layouts.observe(r), tape)
    if (!ties) return
    const seen = ties.observe(r, !decided.has(r.table))
    ties.write(seen, tape)
    if (seen?.tie || r.status === 'void') decided.delete(r.table)
    else if (seen) decided.add(r.table)
  }

  change(place: Place, record: Change): void {
    this.tape.word(turns, 'change')
    this.changes.push({ kind: 'change', place, record })
  }

  /** What was observed of the block that ends here. */
  end(): Steps {
    const steps = { tape: this.tape.end(), changes: this.changes }
    this.changes = []
    this.decided.clear()
    return steps
  }
}

/** Visits the steps of a block, which was observed for the same trails. */
export const eachStep = ({ tape, changes }: Steps, trails: Trails, visit: (step: Step) => void): void => {
  const reader = new TapeReader(tape)
  for (let changed = 0; !reader.ended; )
    visit(reader.word(turns) === 'change' ? (changes[changed++] as ChangeStep) : roundStep(reader, trails))
}

const readId = (tape: TapeReader): RoundId | undefined => {
  const before = tape.text()
  return before === undefined ? undefined : { before, number: tape.sure(), zeros: tape.sure() }
}

const roundStep = (tape: TapeReader, { shoes, layouts, ties }: Trails): RoundStep => ({
  kind: 'round',
  place: { input: tape.sure(), line: tape.sure(), offset: tape.sure(), length: tape.sure() },
  table: tape.text(),
  shoe: tape.text(),
  id: readId(tape),
  at: tape.number(),
  shoeSeen: shoes?.read(tape),
  laidSeen: layouts?.read(tape),
  tieSeen: ties?.read(tape),
})
