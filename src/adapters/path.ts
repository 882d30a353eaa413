import { AdapterFileError, MappingError, shown } from './errors'

/**
 * Where paths start: a value of the vendor's record, and the value that encloses it. Each `*` of a list
 * opens a scope, so that a bet can still read its participant (`^.id`) and its round (`^.^.id`).
 */
export interface Scope {
  readonly value: unknown
  readonly up: Scope | undefined
  /** Index or name of this item in its list. */
  readonly key: string
  /** Where amounts stand under the names of bets: the bet's name, which `{name}` and `@key` stand for. */
  readonly name: string | undefined
  /** How it was reached from `up`, with `*` where the key stands. */
  readonly via: string
}
export type Getter = (scope: Scope) => unknown
/** Undefined where the list is not recorded. */
export type ListGetter = (scope: Scope) => readonly Scope[] | undefined

export const scopeOf = (value: unknown): Scope => ({
  value,
  up: undefined,
  key: '',
  name: undefined,
  via: '',
})

type Step = { text: string } & (
  | { is: 'key'; key: string }
  | { is: 'name'; before: string; after: string }
  | { is: 'json' | 'each' | 'up' | 'own-key' }
)

const grammar = /'((?:[^']|'')+)'|((?:(?!:json(?:\.|$))[^.'])+)/y

/** `a.b.0`, `'key.with.dots'`, `text:json.a`, `^.a`, `@key`, `*`, `{name}W`; `.` alone is the value itself. */
const parse = (path: string, field: string): Step[] => {
  const wrong = () => new AdapterFileError(field, `${shown(path)} is no path`)
  const steps: Step[] = []
  if (path === '') throw wrong()
  for (let i = path === '.' ? 1 : 0; i < path.length; ) {
    grammar.lastIndex = i
    const m = grammar.exec(path)
    if (!m) throw wrong()
    i = grammar.lastIndex
    const [text, quoted] = m
    steps.push(
      quoted === undefined ? plainStep(text) : { text, is: 'key', key: quoted.replaceAll("''", "'") },
    )
    if (path.startsWith(':json', i)) {
      steps.push({ text: ':json', is: 'json' })
      i += 5
    }
    if (i < path.length && (path[i] !== '.' || ++i === path.length)) throw wrong()
  }
  if (steps.some((s) => s.text === '__proto__')) throw wrong()
  const down = steps.findIndex((s) => s.is !== 'up')
  if (down >= 0 && steps.slice(down).some((s) => s.is === 'up')) throw wrong()
  if (steps.some((s) => s.is === 'own-key') && down !== steps.length - 1) throw wrong()
  return steps
}

const plainStep = (text: string): Step => {
  if (text === '*') return { text, is: 'each' }
  if (text === '^') return { text, is: 'up' }
  if (text === '@key') return { text, is: 'own-key' }
  const at = text.indexOf('{name}')
  if (at < 0) return { text, is: 'key', key: text }
  return { text, is: 'name', before: text.slice(0, at), after: text.slice(at + 6) }
}

const textOf = (steps: readonly Step[]): string =>
  steps.reduce((path, { is, text }) => path + (path === '' || is === 'json' ? text : `.${text}`), '')

/** JSON holds no functions, so one that turns up is inherited: no field of the vendor's. */
const child = (value: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[key]
  return typeof found === 'function' ? undefined : found
}

/** For keys that come from the records, which may be anything. */
const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? child(value, key) : undefined

type Walk = (value: unknown, from: Scope, start: Scope) => unknown

/** Several fields read the same embedded text, so the last one parsed is remembered. */
const jsonReader = (path: string): Walk => {
  let text: string | undefined
  let parsed: unknown
  return (value, _, start) => {
    // Some vendors embed JSON in one export and nest it in the next.
    if (typeof value !== 'string') return value
    if (value === text) return parsed
    if (value.trim() === '') return undefined
    try {
      parsed = JSON.parse(value)
    } catch {
      throw new MappingError(vendorPath(start, path), `${shown(value)} is not JSON`)
    }
    text = value
    return parsed
  }
}

/** Compiles the paths of one adapter; embedded JSON is parsed once a record, whichever fields ask for it. */
export class Paths {
  private readonly readers = new Map<string, Walk>()

  getter(path: string, field: string): Getter {
    const steps = parse(path, field)
    if (steps.some((s) => s.is === 'each'))
      throw new AdapterFileError(field, `${shown(path)} names a list (*) where one value is read`)
    return this.chain(steps)
  }

  /** Every `*` opens a scope; without one, the value at the path is the only item. */
  list(path: string, field: string): ListGetter {
    const parts: Step[][] = [[]]
    for (const step of parse(path, field)) {
      if (step.is === 'each') parts.push([])
      else (parts.at(-1) as Step[]).push(step)
    }
    const last = parts.at(-1) as Step[]
    const walk = this.chain(last)
    if (parts.length === 1)
      return (scope) => {
        const value = walk(scope)
        return isNothing(value)
          ? undefined
          : [{ value, up: scope, key: '', name: undefined, via: textOf(last) }]
      }
    const levels = parts.slice(0, -1).map((steps) => ({
      get: this.chain(steps),
      via: [textOf(steps), '*'].filter(Boolean).join('.'),
    }))
    const tail = last.length > 0 ? { walk, via: `${levels.at(-1)?.via}.${textOf(last)}` } : undefined
    return (scope) => {
      let items: Scope[] | undefined = [scope]
      for (const { get, via } of levels) {
        const found: Scope[][] = []
        for (const item of items) {
          const list = get(item)
          if (!isNothing(list)) found.push(itemsOf(list, item, via))
        }
        if (items[0] === scope && found.length === 0) return undefined
        items = found.flat()
      }
      if (!tail) return items
      return items
        .map((item) => ({ ...item, value: tail.walk(item), via: tail.via }))
        .filter((item) => !isNothing(item.value))
    }
  }

  private chain(steps: readonly Step[]): Getter {
    const ups = steps.filter((s) => s.is === 'up').length
    const down = steps.slice(ups)
    const [a, b] = down
    if (ups === 0 && down.length === 1 && a?.is === 'key') return (scope) => child(scope.value, a.key)
    if (ups === 0 && down.length === 2 && a?.is === 'key' && b?.is === 'key')
      return (scope) => child(child(scope.value, a.key), b.key)
    const walks = down.map((step, i) => this.walk(step, steps.slice(0, ups + i)))
    return (scope) => {
      let from: Scope | undefined = scope
      for (let i = 0; i < ups; i++) from = from?.up
      if (!from) return undefined
      let value = from.value
      for (const walk of walks) value = walk(value, from, scope)
      return value
    }
  }

  private walk(step: Step, before: readonly Step[]): Walk {
    if (step.is === 'key') return (value) => child(value, step.key)
    if (step.is === 'name')
      return (value, _, start) => own(value, step.before + (start.name ?? start.key) + step.after)
    if (step.is === 'own-key') return (_, from) => from.name ?? from.key
    const path = textOf(before)
    const reader = this.readers.get(path) ?? jsonReader(path)
    this.readers.set(path, reader)
    return reader
  }
}

const isNothing = (value: unknown): value is undefined | null => value === undefined || value === null

const itemsOf = (list: unknown, scope: Scope, via: string): Scope[] => {
  if (typeof list !== 'object' || list === null)
    throw new MappingError(vendorPath(scope, via.slice(0, -2)), `${shown(list)} is no list`)
  return Object.entries(list).map(([key, value]: [string, unknown]) => ({
    value,
    up: scope,
    key,
    name: undefined,
    via,
  }))
}

/** The path in the vendor's record, as a message names it. */
export const vendorPath = (scope: Scope, path: string): string => {
  let from: Scope | undefined = scope
  let rest = path
  while (rest === '^' || rest.startsWith('^.')) {
    from = from?.up
    rest = rest.slice(2)
  }
  const parts: string[] =
    rest === '.' || rest === '' ? [] : [rest.replaceAll('{name}', scope.name ?? scope.key)]
  for (; from; from = from.up) if (from.via) parts.unshift(from.via.replace('*', from.key))
  return parts.join('.') || 'record'
}

/** Of a path with `{name}`: the object whose keys name bets, and what stands around the name in each key. */
export interface NamedKeys {
  readonly object: Getter
  readonly of: string
  readonly before: string
  readonly after: string
}

export const namedKeys = (paths: Paths, path: string, field: string): NamedKeys | undefined => {
  const steps = parse(path, field)
  const i = steps.findIndex((s) => s.is === 'name')
  const step = steps[i]
  if (step?.is !== 'name') return undefined
  const of = textOf(steps.slice(0, i)) || '.'
  return { object: paths.getter(of, field), of, before: step.before, after: step.after }
}

/** The object or list that a path's last step is read from. */
export const enclosing = (path: string, field: string): string =>
  textOf(parse(path, field).slice(0, -1)) || '.'
