import type { CardNotation, HandSource } from './adapter.generated'
import { cardReader } from './cards'
import { AdapterFileError, MappingError, shown } from './errors'
import { type Scope, scopeOf, vendorPath } from './path'
import { type Context, emptiness, integer, matcher, sourceOf, where } from './values'

export type HandReader = (scope: Scope) => string[]
type CardsReader = (scope: Scope) => string[] | undefined
/** As many as a canonical round takes; six are the most that a round deals. */
const mostCards = 10

type Particulars = Exclude<HandSource, string>
/** The places of a hand as the vendor keeps them; undefined where none are recorded. */
type Places = (scope: Scope) => readonly unknown[] | undefined

/** A hand's cards in the order dealt. A hand that is not recorded is an error: nothing can be judged without it. */
export const handReader = (
  given: HandSource,
  notation: CardNotation,
  ctx: Context,
  field: string,
): HandReader => {
  const read = cardsReader(given, notation, ctx, field)
  const source: Particulars = sourceOf(given)
  const at = source.at ?? (source.fields?.[0] as string)
  const hand = field.slice(field.lastIndexOf('/') + 1)
  return (scope) => {
    const cards = read(scope) ?? source.absent
    if (!cards)
      throw new MappingError(vendorPath(scope, at), `is missing; every round needs the ${hand}'s cards`)
    if (cards.length > mostCards)
      throw new MappingError(vendorPath(scope, at), `holds ${cards.length} cards, which no hand can`)
    return cards
  }
}

/** Undefined where no cards are recorded. */
export const cardsReader = (
  given: HandSource,
  notation: CardNotation,
  ctx: Context,
  field: string,
): CardsReader => {
  const source: Particulars = sourceOf(given)
  const cards = cardReader(
    source.cards ?? notation,
    ctx,
    source.cards === undefined ? '/cards' : `${field}/cards`,
  )
  const isEmpty = source.noCard ? either(ctx.isAbsent, emptiness(source.noCard)) : ctx.isAbsent
  const places = source.fields ? fieldPlaces(source, ctx, field) : listPlaces(source, cards.cut, ctx, field)
  const count = source.count === undefined ? undefined : integer(source.count, ctx, `${field}/count`, 0)
  const error = (scope: Scope, i: number, problem: string) =>
    new MappingError(
      vendorPath(scope, source.fields?.[i] ?? `${source.at}.${source.slots?.[i] ?? i}`),
      problem,
    )
  return (scope) => {
    const found = places(scope)
    if (!found) return undefined
    const hand: string[] = []
    const n = count ? Math.min(found.length, count(scope) ?? found.length) : found.length
    for (let i = 0, full = true; i < n; i++) {
      const card = cards.read(found[i], isEmpty)
      if (card === undefined) {
        full = false
        continue
      }
      if (card === null) throw error(scope, i, `${shown(found[i])} is no card in ${cards.named}`)
      // Closing the gap would turn a third card into a second.
      if (!full) throw error(scope, i, `${shown(found[i])} stands after an empty place`)
      hand.push(card)
    }
    return hand
  }
}

type Test = (value: unknown) => boolean
const either =
  (a: Test, b: Test): Test =>
  (value) =>
    a(value) || b(value)

const fieldPlaces = (source: Particulars, ctx: Context, field: string): Places => {
  const clash = (['at', 'slots', 'where', 'match', 'separator'] as const).find((k) => source[k] !== undefined)
  if (clash) throw new AdapterFileError(`${field}/${clash}`, 'does not go with "fields"')
  const getters = (source.fields ?? []).map((path, i) => ctx.paths.getter(path, `${field}/fields/${i}`))
  return (scope) => {
    const found = getters.map((get) => get(scope))
    return found.every((v) => v === undefined || v === null) ? undefined : found
  }
}

const listPlaces = (
  source: Particulars,
  cut: ((text: string) => string[] | undefined) | undefined,
  ctx: Context,
  field: string,
): Places => {
  if (source.at === undefined) throw new AdapterFileError(field, 'needs "at" or "fields"')
  const get = ctx.paths.getter(source.at, `${field}/at`)
  const split = textPlaces(source, cut, field)
  const chosen = source.where ? where(source.where, ctx, `${field}/where`) : undefined
  const { at, slots } = source
  return (scope) => {
    const value = get(scope)
    if (value === undefined || value === null || value === '') return undefined
    let list: readonly unknown[]
    if (typeof value === 'string' && split) list = split(value, scope)
    else if (Array.isArray(value)) list = value
    else if (typeof value === 'object') list = byIndex(value, scope, at)
    else if (ctx.isAbsent(value)) return undefined
    else throw new MappingError(vendorPath(scope, at), `${shown(value)} is no list of cards`)
    if (chosen) list = list.filter((item) => chosen(scopeOf(item)))
    return slots ? slots.map((i) => list[i]) : list
  }
}

/** {"0": …, "1": …} is a list. Integer keys come in rising order, whatever order they were written in. */
const byIndex = (value: object, scope: Scope, at: string): unknown[] => {
  const keys = Object.keys(value)
  if (!keys.every((k) => /^\d+$/.test(k)))
    throw new MappingError(vendorPath(scope, at), `${shown(value)} is no list of cards`)
  return Object.values(value)
}

const textPlaces = (
  source: Particulars,
  cut: ((text: string) => string[] | undefined) | undefined,
  field: string,
): ((value: string, scope: Scope) => readonly string[]) | undefined => {
  const { match, separator, at = '' } = source
  if (separator === undefined && match === undefined) return undefined
  if (separator === '' && !cut) throw new AdapterFileError(`${field}/separator`, 'fields cannot run together')
  const take = match === undefined ? (text: string) => text : matcher(match, `${field}/match`)
  return (value, scope) => {
    const text = take(value)
    const wrong = (problem: string) => new MappingError(vendorPath(scope, at), `${shown(value)} ${problem}`)
    if (text === undefined) throw wrong(`does not match ${match}`)
    if (text.trim() === '') return []
    if (separator !== undefined && separator !== '') return text.split(separator).map((t) => t.trim())
    const cards = cut?.(text.trim())
    if (!cards) throw wrong('cannot be cut into cards')
    return cards
  }
}
