import type { Flag } from './adapter.generated'
import { AdapterFileError, MappingError, shown } from './errors'
import { type Paths, type Scope, vendorPath } from './path'

/** What the parts of one adapter share while it is compiled. */
export interface Context {
  readonly paths: Paths
  /** null, "" and the adapter's own marks: the vendor recorded nothing. */
  readonly isAbsent: (value: unknown) => boolean
  readonly scale: number
}

/** Whether a value is null, "" or one of these marks. */
export const emptiness = (marks: readonly Scalar[] = []): ((value: unknown) => boolean) => {
  if (marks.length === 0) return (value) => value === undefined || value === null || value === ''
  const known = new Set<unknown>([undefined, null, '', ...marks])
  return (value) => known.has(value)
}

export type Scalar = string | number | boolean
/** Undefined where the vendor recorded nothing. */
export type Reader<T> = (scope: Scope) => T | undefined

export interface Source {
  at?: string
  match?: string
  required?: boolean
}
export type SourceOf<S> = string | S
export const sourceOf = <S extends object>(source: string | S): S | { at: string } =>
  typeof source === 'string' ? { at: source } : source

const missing = 'is missing, and the adapter requires it'

/** One scalar of the vendor's record, before it is given a meaning. */
export interface Raw {
  readonly read: Reader<Scalar>
  readonly error: (scope: Scope, problem: string) => MappingError
}

export const raw = (source: Source, ctx: Context, field: string): Raw => {
  const { at } = source
  if (at === undefined) throw new AdapterFileError(field, 'needs "at"')
  const get = ctx.paths.getter(at, field)
  const error = (scope: Scope, problem: string) => new MappingError(vendorPath(scope, at), problem)
  const take = source.match === undefined ? undefined : matcher(source.match, `${field}/match`)
  const read: Reader<Scalar> = (scope) => {
    const value = get(scope)
    if (ctx.isAbsent(value)) {
      if (source.required) throw error(scope, missing)
      return undefined
    }
    if (typeof value === 'object') throw error(scope, `${shown(value)} is no single value`)
    const scalar = value as Scalar
    if (!take) return scalar
    const part = take(String(scalar))
    if (part === undefined) throw error(scope, `${shown(scalar)} does not match ${source.match}`)
    return part === '' ? undefined : part
  }
  return { read, error }
}

export const matcher = (pattern: string, field: string): ((text: string) => string | undefined) => {
  let expression: RegExp
  try {
    expression = new RegExp(pattern, 'u')
  } catch {
    throw new AdapterFileError(field, `${shown(pattern)} is no regular expression`)
  }
  return (text) => {
    const m = expression.exec(text)
    return m ? (m.groups?.value ?? m[1] ?? m[0]) : undefined
  }
}

/** Ids are texts; a number beyond 2^53 has already lost digits when JSON was parsed. */
const asText = (value: Scalar, scope: Scope, source: Raw): string => {
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw source.error(scope, `${value} is too long a number to be exact; the vendor must write it as text`)
  const text = String(value)
  if (text.length > 200) throw source.error(scope, 'is longer than 200 characters')
  return text
}

export const text = (
  given: SourceOf<Source & { join?: string[]; with?: string }>,
  ctx: Context,
  field: string,
  form?: RegExp,
): Reader<string> => {
  const source: Source & { join?: string[]; with?: string } = sourceOf(given)
  const { join } = source
  if (!join) {
    const one = raw(source, ctx, field)
    return (scope) => {
      const value = one.read(scope)
      if (value === undefined) return undefined
      const id = asText(value, scope, one)
      if (form && !form.test(id)) throw one.error(scope, `${shown(value)} is no currency code`)
      return id
    }
  }
  if (source.at !== undefined) throw new AdapterFileError(field, 'has both "at" and "join"')
  const parts = join.map((at, i) => raw({ at, required: source.required }, ctx, `${field}/join/${i}`))
  return (scope) => {
    const texts: string[] = []
    for (const part of parts) {
      const value = part.read(scope)
      if (value === undefined) return undefined
      texts.push(asText(value, scope, part))
    }
    return texts.join(source.with ?? '-')
  }
}

export const integer = (
  given: SourceOf<Source>,
  ctx: Context,
  field: string,
  least = Number.MIN_SAFE_INTEGER,
): Reader<number> => {
  const one = raw(sourceOf(given), ctx, field)
  return (scope) => {
    const value = one.read(scope)
    if (value === undefined) return undefined
    const n = typeof value === 'string' && /^[+-]?\d{1,9}(\.0+)?$/.test(value) ? Number(value) : value
    if (typeof n !== 'number' || !Number.isSafeInteger(n))
      throw one.error(scope, `${shown(value)} is no whole number`)
    if (n < least) throw one.error(scope, `${shown(value)} is below ${least}`)
    return n
  }
}

/** Through a table of values; a value that it does not list is an error, never passed over. */
export const lookup = <T>(
  source: Source,
  values: Readonly<Record<string, T | undefined>>,
  what: string,
  ctx: Context,
  field: string,
): Reader<T> => {
  const one = raw(source, ctx, field)
  const table = new Map(Object.entries(values))
  return (scope) => {
    const value = one.read(scope)
    if (value === undefined) return undefined
    const meaning = table.get(String(value))
    if (meaning === undefined)
      throw one.error(scope, `${shown(value)} is no known ${what}; add it to ${field}/values`)
    return meaning
  }
}

export const flag = (given: Flag, ctx: Context, field: string): Reader<boolean> => {
  const source: Exclude<Flag, string> = sourceOf(given)
  const { has } = source
  if (has === undefined)
    return lookup(source, source.values ?? { true: true, false: false }, 'flag', ctx, field)
  if (source.values) throw new AdapterFileError(`${field}/values`, 'does not go with "has"')
  const get = ctx.paths.getter(source.at, field)
  const error = (scope: Scope, problem: string) => new MappingError(vendorPath(scope, source.at), problem)
  return (scope) => {
    const value = get(scope)
    if (value === undefined || value === null) {
      if (source.required) throw error(scope, missing)
      return undefined
    }
    const list: unknown =
      typeof value === 'string' && source.separator !== undefined ? value.split(source.separator) : value
    if (!Array.isArray(list)) throw error(scope, `${shown(value)} is no list`)
    return list.some((item: unknown) => String(item).trim() === String(has))
  }
}

export type Where = Readonly<Record<string, readonly Scalar[] | undefined>>

export const where = (given: Where, ctx: Context, field: string): ((scope: Scope) => boolean) => {
  const tests = Object.entries(given).map(([path, values = []]) => ({
    get: ctx.paths.getter(path, `${field}/${path}`),
    allowed: new Set<unknown>(values),
  }))
  return (scope) => tests.every(({ get, allowed }) => allowed.has(get(scope)))
}
