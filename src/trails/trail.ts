import type { Place } from '../log/place'
import type { Round } from '../log/round'
import type { RoundId } from '../log/round-id'
import type { Shoe, ShoeEnd, Table } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import type { TapeReader, TapeWriter } from './tape'

/** What a violation can be pinned to. */
export interface Sighted {
  place: Place
  table: string | undefined
  shoe: string | undefined
  id: RoundId | undefined
}

/** What is known where an observation was made. */
export interface Around {
  rules: HouseRules
  table: Table | undefined
  shoe: Shoe | undefined
  /** Rounds of a stacked log come from no shoe. */
  stacked: boolean
}

/**
 * Something that is followed through a log: a shoe, the bets after a tie. It is observed where rounds are decoded,
 * in any order and as plain data; the observations are then followed one by one in the log's order, so that any cut
 * gives the same result. Memory is bounded by the tables.
 */
export interface Trail<Observation, Subject> {
  /** What of a round matters; undefined: nothing. `fresh`: the table's round before it lies in another block. */
  observe(round: Round, fresh: boolean): Observation | undefined
  /** Observations go from thread to thread by tape. */
  write(observation: Observation, tape: TapeWriter): void
  read(tape: TapeReader): Observation | undefined
  /** Follows a round; what it gives is judged. */
  follow(at: Sighted, observation: Observation, around: Around): Subject[]
  /** Follows the beginning or the end of a shoe. */
  shoe?(at: Sighted, record: Shoe | ShoeEnd, around: Around): Subject[]
}
