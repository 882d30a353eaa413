import type { ValidateFunction } from 'ajv/dist/2020'
import { ajv, type Fault, faultFrom, readSchema } from '../schemas'
import type { RoundLogRecord } from './round-log.generated'

export type { Fault }

let recordCheck: ValidateFunction<RoundLogRecord> | undefined

/** Checks one canonical record; undefined where the schema admits it. */
export const faultOf = (record: unknown): Fault | undefined => {
  recordCheck ??= ajv().compile<RoundLogRecord>(readSchema('round-log.schema.json'))
  return recordCheck(record) ? undefined : faultFrom(recordCheck.errors, record)
}
