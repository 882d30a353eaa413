import fs from 'node:fs'
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { Log, Table } from '../log/round-log.generated'
import { inPackage } from '../root'
import type { Adapter } from './adapter.generated'
import { AdapterFileError, MappingError, shown } from './errors'
import { Grouping } from './grouping'
import { type ListGetter, Paths, type Scope, scopeOf } from './path'
import { roundReader } from './round'
import { type Context, emptiness, where } from './values'

export type { Adapter } from './adapter.generated'
export { AdapterFileError, MappingError } from './errors'

/** Turns a vendor's records into canonical ones. */
export interface RecordMapper {
  /** What the adapter declares about the whole log: records that stand before the first one, once. */
  readonly head: readonly (Log | Table)[]
  /** Canonical records made from one vendor record (or document). Throws MappingError. */
  map(record: unknown): unknown[]
  /** Records still held back by grouping (one line a bet); [] otherwise. */
  flush(): unknown[]
  /** True where records must be mapped in order by one mapper, which groups lines into rounds. */
  readonly sequential: boolean
  /** Records passed over so far because the adapter's `only` says that they are no baccarat rounds. */
  readonly skipped: number
}

/** Reads and checks an adapter file; whatever is wrong with it is told in one sentence with file and field. */
export const loadAdapter = (file: string): Adapter => {
  const adapter = parse(file)
  try {
    const checked = check(adapter)
    compileAdapter(checked)
    return checked
  } catch (error) {
    if (error instanceof AdapterFileError) throw new AdapterFileError(error.field, error.problem, file)
    throw error
  }
}

const parse = (file: string): unknown => {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch {
    throw new AdapterFileError('', 'cannot be read', file)
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new AdapterFileError('', `is not JSON (${(error as Error).message})`, file)
  }
}

let validate: ValidateFunction<Adapter> | undefined

const schema = (name: string): object =>
  JSON.parse(fs.readFileSync(inPackage('schemas', `${name}.schema.json`), 'utf8')) as object

const check = (adapter: unknown): Adapter => {
  validate ??= new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    verbose: true,
  })
    .addSchema(schema('round-log'))
    .compile<Adapter>(schema('adapter'))
  if (validate(adapter)) return adapter
  const [error] = validate.errors ?? []
  throw new AdapterFileError(error?.instancePath ?? '', sentence(error))
}

const sentence = (error: ErrorObject | undefined): string => {
  const params: Readonly<Record<string, unknown>> = error?.params ?? {}
  const unknown = params.additionalProperty ?? params.unevaluatedProperty
  if (unknown !== undefined) return `unknown field ${shown(unknown)}`
  if (params.missingProperty !== undefined) return `needs ${shown(params.missingProperty)}`
  if (Array.isArray(params.allowedValues))
    return `${shown(error?.data)} is none of ${params.allowedValues.join(', ')}`
  return `${error?.message ?? 'is wrong'}, but is ${shown(error?.data)}`
}

/** Compiles an adapter once to closures; a mapper keeps state between records, so a worker makes its own. */
export const compileAdapter = (adapter: Adapter): RecordMapper => {
  const paths = new Paths()
  const ctx: Context = { paths, isAbsent: emptiness(adapter.noValue), scale: adapter.scale ?? 1 }
  const rounds = adapter.rounds === undefined ? undefined : paths.list(adapter.rounds, '/rounds')
  const only = adapter.only ? where(adapter.only, ctx, '/only') : undefined
  const read = roundReader(adapter, ctx)
  const grouping = adapter.groupBy ? new Grouping(adapter.groupBy, ctx) : undefined
  const { log, table } = adapter.declared ?? {}
  let skipped = 0
  return {
    head: [log && { ...log, type: 'log' as const }, table && { ...table, type: 'table' as const }].filter(
      (r) => r !== undefined,
    ) as (Log | Table)[],
    sequential: grouping !== undefined,
    get skipped() {
      return skipped
    },
    flush: () => grouping?.flush() ?? [],
    map(record) {
      const out: unknown[] = []
      for (const document of documents(record, adapter.rounds))
        for (const scope of roundsOf(document, rounds, adapter.rounds)) {
          if (only && !only(scope)) {
            skipped++
            continue
          }
          const round = read(scope)
          if (grouping) out.push(...grouping.add(round, scope))
          else out.push(round)
        }
      return out
    },
  }
}

/** A whole file that is one JSON array may come as one record. */
const documents = (record: unknown, rounds: string | undefined): Scope[] => {
  if (!Array.isArray(record) || rounds?.startsWith('*')) return [scopeOf(record)]
  return record.map((value: unknown, i) => ({ ...scopeOf(value), key: String(i), via: '*' }))
}

const roundsOf = (
  document: Scope,
  rounds: ListGetter | undefined,
  path: string | undefined,
): readonly Scope[] => {
  if (typeof document.value !== 'object' || document.value === null)
    throw new MappingError('record', `${shown(document.value)} is no object`)
  if (!rounds) return [document]
  const list = rounds(document)
  if (!list) throw new MappingError(path ?? 'record', 'is missing, so the record has no rounds')
  return list
}
