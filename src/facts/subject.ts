import type { Shoe, ShoeEnd, Table } from '../log/round-log.generated'
import type { LaidRound } from '../trails/layout-trail'
import type { DealtRound } from '../trails/shoe-trail'
import type { TieBet } from '../trails/tie-trail'
import type { Sighted } from '../trails/trail'

/** A table as a record describes it. */
export interface TableSet extends Sighted {
  record: Table
}
/** A shoe as its record describes it, at the table that it is for. */
export interface ShoePrepared extends Sighted {
  record: Shoe
  tableRecord: Table | undefined
}
export interface ShoeEnded extends Sighted {
  record: ShoeEnd
}
/** An option that the house has declared among its rules. */
export interface OptionElected extends Sighted {
  setting: string
  authorisation: string | undefined
}

/** What is judged beside rounds and bets, by kind. */
export interface Subjects {
  table: TableSet
  shoe: ShoePrepared
  'shoe-end': ShoeEnded
  'dealt-round': DealtRound
  'tie-bet': TieBet
  'laid-round': LaidRound
  option: OptionElected
}
export type SubjectKind = keyof Subjects
export type Subject = Subjects[SubjectKind]
