import type { RoundLogRecord } from '../../log/round-log.generated'
import { type Accepting, accepting } from './accept'
import { type Procedure, procedure } from './procedure'
import { type Rules, rules } from './rules'
import { type Paying, paying } from './settle'
import { type Ties, ties } from './ties'

/**
 * A baccarat engine as a bundle of small parts, each pure: a part asks for the others through `this`, so that
 * whatever replaces one is used by all. Overridden parts must be methods where they use `this`.
 */
export interface Engine extends Rules, Procedure, Accepting, Paying, Ties {
  name: string
  version: string
  /** The last say on what is written of a record. */
  write(record: RoundLogRecord): RoundLogRecord
}

/** Plays by the Macau rules. An engine under test like any other: no check takes its word for a duty. */
export const reference: Engine = {
  name: 'reference',
  version: '1.0.0',
  ...rules,
  ...procedure,
  ...accepting,
  ...paying,
  ...ties,
  write: (record) => record,
}

/** The reference engine with some of its parts replaced: `createEngine({ name: 'x', bankerDraws: () => true })`. */
export const createEngine = (parts: Partial<Engine> & ThisType<Engine>): Engine => ({
  ...reference,
  ...parts,
})
