import type { Money } from '../baccarat/money'
import type { BetSource } from './adapter.generated'
import { type Amount, amount } from './amounts'
import { AdapterFileError } from './errors'
import { type NamedKeys, namedKeys, type Scope } from './path'
import { returnedReader } from './returned'
import { type Context, integer, lookup, type Raw, type Reader, raw, sourceOf, text, where } from './values'

export type CanonicalBet = Record<string, unknown>
export type BetsReader = Reader<CanonicalBet[]>
export type DeclaredBet = Readonly<Record<string, string | undefined>>

/** Bets of one or more sources; undefined where none of them is recorded. */
export const betsReader = (
  sources: readonly BetSource[],
  declared: DeclaredBet,
  ctx: Context,
  field: string,
): BetsReader => {
  const readers = sources.map((source, i) => sourceReader(source, declared, ctx, `${field}/${i}`))
  return (scope) => {
    let bets: CanonicalBet[] | undefined
    for (const read of readers) {
      const some = read(scope)
      if (some) bets = bets ? bets.concat(some) : some
    }
    return bets
  }
}

const sourceReader = (source: BetSource, declared: DeclaredBet, ctx: Context, field: string): BetsReader => {
  const one = betReader(source, declared, ctx, field)
  const items = source.at === undefined ? undefined : ctx.paths.list(source.at, `${field}/at`)
  const chosen = source.where ? where(source.where, ctx, `${field}/where`) : undefined
  const names = namesReader(source, ctx, field)
  return (scope) => {
    const list = items ? items(scope) : [scope]
    let recorded = items !== undefined && list !== undefined
    const bets: CanonicalBet[] = []
    for (const item of list ?? []) {
      if (chosen && !chosen(item)) continue
      const named = names ? names(item) : [item]
      if (named) recorded = true
      for (const at of named ?? []) {
        const bet = one(at)
        if (bet) bets.push(bet)
      }
    }
    return recorded ? bets : undefined
  }
}

const betReader = (
  source: BetSource,
  declared: DeclaredBet,
  ctx: Context,
  field: string,
): Reader<CanonicalBet> => {
  const kind = kindReader(source, ctx, `${field}/bet`)
  const stake = source.stake === undefined ? undefined : amount(source.stake, ctx, `${field}/stake`)
  const returned = returnedReader(source, stake, ctx, field)
  const others = otherFields(source, ctx, field)
  const constant = Object.keys(declared)
  for (const name of constant)
    if (name in source)
      throw new AdapterFileError(`/declared/bet/${name}`, `is also read from the records (${field}/${name})`)
  const { is: fixed } = sourceOf(source.bet) as { is?: string }
  return (scope) => {
    const bet: CanonicalBet = {}
    for (const [name, read] of others) {
      const value = read(scope)
      if (value !== undefined) bet[name] = value
    }
    const name = kind(scope)
    const staked = stake?.read(scope)
    const back = returned?.read(scope, staked)
    // A field that names its bet itself, or a line without a bet's name, is no bet where nothing stands in it.
    if (staked === undefined && back === undefined && (fixed !== undefined || name === undefined))
      return undefined
    if (source.zeroIsNoBet && staked === 0 && (back ?? 0) === 0) return undefined
    if (name !== undefined) bet.bet = name
    if (staked !== undefined) bet.stake = stake?.write(staked)
    if (back !== undefined) bet.returned = returned?.write(back)
    return constant.length > 0 ? Object.assign(bet, declared) : bet
  }
}

/** A name that the table does not list is kept as the vendor's own: no bet is dropped. */
const kindReader = (source: BetSource, ctx: Context, field: string): Reader<string> => {
  const given = sourceOf(source.bet) as Exclude<BetSource['bet'], string>
  const { is, values = {} } = given
  if (is !== undefined) {
    if (given.at !== undefined) throw new AdapterFileError(field, 'has both "at" and "is"')
    return () => is
  }
  const name: Raw = raw(given, ctx, field)
  const table = new Map(Object.entries(values))
  return (scope) => {
    const value = name.read(scope)
    if (value === undefined) return undefined
    const known = table.get(String(value))
    if (known !== undefined) return known
    const own = String(value)
    if (own.length > 100 || /[\n\r\u2028\u2029]/.test(own))
      throw name.error(scope, 'is no name of a bet: more than 100 characters or more than one line')
    return `other:${own}`
  }
}

const currency = /^[A-Z][A-Z0-9]{2,9}$/

const otherFields = (source: BetSource, ctx: Context, field: string): [string, Reader<unknown>][] => {
  const readers: [string, Reader<unknown>][] = []
  for (const name of ['bettor', 'id', 'from'] as const) {
    const given = source[name]
    if (given !== undefined) readers.push([name, text(given, ctx, `${field}/${name}`)])
  }
  for (const name of ['seat', 'box'] as const) {
    const given = source[name]
    if (given !== undefined) readers.push([name, integer(given, ctx, `${field}/${name}`, 0)])
  }
  for (const name of ['standing', 'commission'] as const) {
    const given = source[name]
    if (given === undefined) continue
    const one = amount(given, ctx, `${field}/${name}`)
    readers.push([name, (scope) => written(one, one.read(scope))])
  }
  if (source.status)
    readers.push([
      'status',
      lookup(source.status, source.status.values, 'status of a bet', ctx, `${field}/status`),
    ])
  if (source.currency !== undefined) {
    const read = text(source.currency, ctx, `${field}/currency`, currency)
    readers.push(['currency', read])
  }
  return readers
}

const written = (one: Amount, value: Money | undefined): string | undefined =>
  value === undefined ? undefined : one.write(value)

/**
 * Where amounts stand under the names of bets (`stakes.{name}`, `{name}W`): a scope for every name that any
 * of the objects has, so that winnings without a stake are seen too.
 */
const namesReader = (source: BetSource, ctx: Context, field: string): Reader<Scope[]> | undefined => {
  const objects = new Map<string, NamedKeys[]>()
  for (const part of ['stake', 'returned', 'net', 'win', 'standing', 'commission'] as const) {
    const given = source[part]
    if (given === undefined) continue
    const keys = namedKeys(ctx.paths, sourceOf(given).at, `${field}/${part}`)
    if (keys) objects.set(keys.of, [...(objects.get(keys.of) ?? []), keys])
  }
  if (objects.size === 0) return undefined
  // In one object the longest affix wins: `bankerW` is the winnings of `banker`, no bet of its own.
  const length = (k: NamedKeys) => k.before.length + k.after.length
  const groups = [...objects.values()].map((keys) => keys.sort((a, b) => length(b) - length(a)))
  const passedOver = new Set(source.notBets)
  const nameOf = (key: string, keys: readonly NamedKeys[]): string | undefined => {
    for (const k of keys)
      if (key.length > length(k) && key.startsWith(k.before) && key.endsWith(k.after))
        return key.slice(k.before.length, key.length - k.after.length)
    return undefined
  }
  return (scope) => {
    let names: string[] | undefined
    for (const keys of groups) {
      const object = keys[0]?.object(scope)
      if (typeof object !== 'object' || object === null) continue
      names ??= []
      for (const [key, value] of Object.entries(object)) {
        if (ctx.isAbsent(value) || passedOver.has(key)) continue
        const name = nameOf(key, keys)
        if (name !== undefined && !names.includes(name)) names.push(name)
      }
    }
    const { value, up, key, via } = scope
    return names?.map((name) => ({ value, up, key, name, via }))
  }
}
