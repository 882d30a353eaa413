import type { Adapter, CardNotation } from './adapter.generated'
import { cardReader } from './cards'
import { MappingError, shown } from './errors'
import { cardsReader } from './hands'
import { type Scope, vendorPath } from './path'
import { type Context, lookup } from './values'

export interface DealtCard {
  readonly to: 'player' | 'banker'
  readonly card: string
}

/**
 * Which hand got each card of a list of cards in dealing order that does not say. Both hands keep their own
 * order, so the list must be a merging of them; undefined where it is none.
 *
 * Equal cards leave several mergings. The one nearest to the law's order (P, B, P, B, then the Player's third
 * card before the Banker's) is taken: where the evidence is ambiguous nobody is accused.
 */
export const dealingOrder = (
  dealt: readonly string[],
  player: readonly string[],
  banker: readonly string[],
): DealtCard[] | undefined => {
  const n = player.length + banker.length
  if (dealt.length < n) return undefined
  const deadEnds = new Set<number>()
  const order: DealtCard[] = []
  const deal = (p: number, b: number): boolean => {
    if (p + b === n) return true
    const at = p * 64 + b
    if (deadEnds.has(at)) return false
    const card = dealt[p + b] as string
    const playerFirst = lawDealsPlayer(p, b)
    for (const toPlayer of [playerFirst, !playerFirst]) {
      if ((toPlayer ? player[p] : banker[b]) !== card) continue
      order.push({ to: toPlayer ? 'player' : 'banker', card })
      if (toPlayer ? deal(p + 1, b) : deal(p, b + 1)) return true
      order.pop()
    }
    deadEnds.add(at)
    return false
  }
  return deal(0, 0) ? order : undefined
}

/** Art. 7: in turn, the Player first; third cards the Player's first as well. */
const lawDealsPlayer = (p: number, b: number): boolean => (p < 2 || b < 2 ? p <= b && p < 2 : p === 2)

type Source = NonNullable<Adapter['round']['dealingOrder']>
type Events = Record<string, unknown>[]

/** Canonical card events; undefined where no order is recorded or it does not fit the hands. */
export const dealingOrderReader = (source: Source, notation: CardNotation, ctx: Context) => {
  const field = '/round/dealingOrder'
  const { at, to, positions = false } = source
  const cards = source.cards ?? notation
  const read = to ? undefined : cardsReader({ at, cards }, cards, ctx, field)
  const addressed = to && addressedCards(at, to, cards, ctx, field)
  return (scope: Scope, player: readonly string[], banker: readonly string[]): Events | undefined => {
    const dealt = read?.(scope)
    const order = addressed ? addressed(scope) : dealt && dealingOrder(dealt, player, banker)
    return order?.map((card, i) => ({ event: 'card', ...card, ...(positions && { position: i + 1 }) }))
  }
}

/** The list says itself which hand got each card, and is believed even where the hands differ from it. */
const addressedCards = (
  at: string,
  to: NonNullable<Source['to']>,
  notation: CardNotation,
  ctx: Context,
  field: string,
) => {
  const items = ctx.paths.list(at.endsWith('*') ? at : `${at}.*`, `${field}/at`)
  const hand = lookup(to, to.values, 'hand', ctx, `${field}/to`)
  const cards = cardReader(notation, ctx, `${field}/cards`)
  return (scope: Scope): DealtCard[] | undefined =>
    items(scope)?.flatMap((item) => {
      const card = cards.read(item.value, ctx.isAbsent)
      if (card === null)
        throw new MappingError(vendorPath(item, '.'), `${shown(item.value)} is no card in ${cards.named}`)
      const owner = hand(item)
      return card === undefined || owner === undefined ? [] : [{ to: owner, card }]
    })
}
