import type { RoundLogRecord } from '../../log/round-log.generated'
import type { HouseRules } from '../../rulebook/house-rules'
import type { CarryOver, Engine, Options } from '../reference'

interface Fault {
  /** The fault in one sentence. */
  fault: string
  /** Clauses that the fault trips besides its own, each with the reason. */
  also?: Readonly<Record<string, string>>
  /** What shows it: the playbook's stacked rounds, or shoes played with everything recorded. */
  by: 'playbook' | 'shoes'
  /** The reference engine with the fault in one of its parts. Absent: the reference engine itself. */
  engine?: Engine
  /** The house that it plays for, so that its case arises. The reference engine keeps every rule in the same house. */
  options?: Partial<Options>
  /** Third cards lie on a layout of six beforehand, and are used by this reading. Absent: they come from the shoe. */
  layout?: CarryOver
  /** What that house declares beyond what follows from its options. */
  readings?: Partial<HouseRules>
  /** What the house declares and the engine does not keep. */
  declares?: Partial<HouseRules>
  /** Rule set that it is judged by; absent: macau. */
  rules?: string
  /** What the log makes of the records that were played: for a fault of the log itself. */
  records?(played: Iterable<RoundLogRecord>): Iterable<RoundLogRecord>
}

/** An engine with one fault, and what must come of it: its clause fails, or the log is found wanting. */
export type Defect = Fault &
  ({ clause: string; finding?: undefined } | { finding: string; clause?: undefined })

/** Engines that differ in the place of one fault, by name. */
export type Family = Readonly<Record<string, Defect>>

/** The same reason for several clauses. */
export const because = (reason: string, ...clauses: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(clauses.map((clause) => [clause, reason]))
