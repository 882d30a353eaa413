import type { Adapter } from './adapter.generated'
import { type BetsReader, betsReader } from './bets'
import { dealingOrderReader } from './dealing-order'
import { AdapterFileError, MappingError, shown } from './errors'
import { handReader } from './hands'
import { type Scope, vendorPath } from './path'
import { timeReader } from './times'
import {
  type Context,
  flag,
  integer,
  lookup,
  type Raw,
  type Reader,
  raw,
  type Scalar,
  sourceOf,
  text,
} from './values'

/** A round as canonical records write it; only what the vendor recorded stands in it. */
export interface CanonicalRound extends Record<string, unknown> {
  type: 'round'
  player: string[]
  banker: string[]
}
type Source = Adapter['round']
type OutcomeSource = NonNullable<Source['outcome']>
type Field = [name: string, read: Reader<unknown>]

export const roundReader = (adapter: Adapter, ctx: Context): ((scope: Scope) => CanonicalRound) => {
  const { round, declared = {}, cards = 'rank-suit' } = adapter
  for (const [name] of Object.entries(declared.round ?? {}))
    if (name in round)
      throw new AdapterFileError(`/declared/round/${name}`, `is also read from the records (/round/${name})`)
  const before = nameFields(round, ctx)
  const player = handReader(round.player, cards, ctx, '/round/player')
  const banker = handReader(round.banker, cards, ctx, '/round/banker')
  const after = statedFields(round, ctx)
  const order = round.dealingOrder && dealingOrderReader(round.dealingOrder, cards, ctx)
  const bets: BetsReader | undefined =
    round.bets && betsReader(round.bets, declared.bet ?? {}, ctx, '/round/bets')
  const constant = Object.entries(declared.round ?? {})
  return (scope) => {
    const out: Partial<CanonicalRound> = { type: 'round' }
    for (const [name, value] of constant) out[name] = value
    fill(out, before, scope)
    const p = player(scope)
    const b = banker(scope)
    out.player = p
    out.banker = b
    fill(out, after, scope)
    const events = order?.(scope, p, b)
    if (events) out.events = events
    const placed = bets?.(scope)
    if (placed) out.bets = placed
    return out as CanonicalRound
  }
}

const fill = (out: Record<string, unknown>, fields: readonly Field[], scope: Scope) => {
  for (const [name, read] of fields) {
    const value = read(scope)
    if (value !== undefined) out[name] = value
  }
}

const nameFields = (round: Source, ctx: Context): Field[] => {
  const fields: Field[] = []
  for (const name of ['table', 'shoe', 'round', 'reason'] as const) {
    const given = round[name]
    if (given !== undefined) fields.push([name, text(given, ctx, `/round/${name}`)])
  }
  if (round.time !== undefined) fields.push(['time', time(round.time, ctx, '/round/time')])
  const { status } = round
  if (status) fields.push(['status', lookup(status, status.values, 'status', ctx, '/round/status')])
  return fields
}

const statedFields = (round: Source, ctx: Context): Field[] => {
  const fields: Field[] = []
  for (const name of ['playerTotal', 'bankerTotal'] as const) {
    const given = round[name]
    if (given !== undefined) fields.push([name, integer(given, ctx, `/round/${name}`)])
  }
  if (round.outcome !== undefined) fields.push(['outcome', outcome(round.outcome, ctx, '/round/outcome')])
  const { pairs } = round
  if (pairs) {
    const p = pairs.player === undefined ? undefined : flag(pairs.player, ctx, '/round/pairs/player')
    const b = pairs.banker === undefined ? undefined : flag(pairs.banker, ctx, '/round/pairs/banker')
    fields.push(['pairs', (scope) => pairFlags(p?.(scope), b?.(scope))])
  }
  return fields
}

const pairFlags = (player: boolean | undefined, banker: boolean | undefined) => {
  if (player === undefined && banker === undefined) return undefined
  return { ...(player !== undefined && { player }), ...(banker !== undefined && { banker }) }
}

const time = (given: NonNullable<Source['time']>, ctx: Context, field: string): Reader<string> => {
  const source: Exclude<typeof given, string> = sourceOf(given)
  const { notation = 'rfc3339', offset, join } = source
  const one: Pick<Raw, 'read' | 'error'> = join
    ? {
        read: text({ ...source, with: source.with ?? ' ' }, ctx, field),
        error: (scope, problem) =>
          new MappingError(join.map((at) => vendorPath(scope, at)).join(', '), problem),
      }
    : raw(source, ctx, field)
  const read = timeReader(notation, offset, `${field}/notation`)
  const hint = offset === undefined && !notation.startsWith('epoch') ? ' with its offset' : ''
  return (scope) => {
    const value = one.read(scope)
    if (value === undefined) return undefined
    const found = typeof value === 'boolean' ? undefined : read(value)
    if (found === undefined) throw one.error(scope, `${shown(value)} is no time written ${notation}${hint}`)
    return found
  }
}

const outcomes = { player: 'player', banker: 'banker', tie: 'tie' } as const
type Outcome = keyof typeof outcomes

const outcome = (given: OutcomeSource, ctx: Context, field: string): Reader<Outcome> => {
  const source: Exclude<OutcomeSource, string> = sourceOf(given)
  if (!source.flags) return lookup(source, source.values ?? outcomes, 'outcome', ctx, field)
  if (source.at !== undefined) throw new AdapterFileError(field, 'has both "at" and "flags"')
  const names: Outcome[] = ['player', 'banker', 'tie']
  const given3 = source.flags
  const flags = names.map((name) => flag(given3[name], ctx, `${field}/flags/${name}`))
  const paths = [...new Set(names.map((name) => sourceOf(given3[name]).at))]
  return (scope) => {
    const values: (Scalar | undefined)[] = flags.map((read) => read(scope))
    if (values.every((v) => v === undefined) && !source.required) return undefined
    const won = names.filter((_, i) => values[i] === true)
    if (won.length !== 1)
      throw new MappingError(
        paths.join(', '),
        `${won.length === 0 ? 'none is' : `${won.join(' and ')} are`} true`,
      )
    return won[0]
  }
}
