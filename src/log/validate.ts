import type { ValidateFunction } from 'ajv/dist/2020'
import { ajv, type Fault, faultFrom, readSchema } from '../schemas'
import type { RoundLogRecord } from './round-log.generated'

export type { Fault }

type Check = ValidateFunction<RoundLogRecord>

/** Where each kind of record stands in the schema. Each is compiled when the first of its kind is met. */
const parts: ReadonlyMap<unknown, string> = new Map([
  ['log', 'log'],
  ['table', 'table'],
  ['shoe', 'shoe'],
  ['round', 'round'],
  ['shoe-end', 'shoeEnd'],
])
const checks = new Map<string | undefined, Check>()

const checkOf = (part: string | undefined): Check => {
  let check = checks.get(part)
  if (!check) {
    const whole = readSchema('round-log.schema.json') as { $defs: Record<string, object> }
    const schema = part === undefined ? whole : { ...whole.$defs[part], $defs: whole.$defs }
    check = ajv().compile<RoundLogRecord>(schema)
    checks.set(part, check)
  }
  return check
}

/** Checks one canonical record; undefined where the schema admits it. */
export const faultOf = (record: unknown): Fault | undefined => {
  // What is no record of a known kind is for the schema as a whole to judge.
  const check = checkOf(parts.get((record as { type?: unknown } | null | undefined)?.type))
  return check(record) ? undefined : faultFrom(check.errors, record)
}
