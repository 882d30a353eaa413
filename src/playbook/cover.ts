import type { Hand } from '../baccarat/hand'
import type { HandClass, LawfulDeal } from './deals'
import { pick, type Random } from './random'

/** A deal chosen, and the kind of hand within each class. */
export interface Chosen {
  player: Hand[]
  banker: Hand[]
}

/** What is reached: by the pairing of two classes, and by a kind of hand alone. */
export interface Reach {
  ofDeal: (deal: LawfulDeal) => readonly number[]
  ofKind: (hand: 'player' | 'banker', kind: Hand[]) => readonly number[]
}

/**
 * Greedy cover: deals and kinds of hands that together reach every cell that any of them reaches. Among equals the
 * first, or one at random. Returns the choices and the cells that they reach.
 */
export const cover = (
  deals: readonly LawfulDeal[],
  reach: Reach,
  random?: Random,
): { chosen: Chosen[]; reached: Set<number> } => {
  const missing = new Set<number>()
  const ofDeal = deals.map((d) => reach.ofDeal(d))
  const kinds = { player: kindsOf(deals, 'player', reach), banker: kindsOf(deals, 'banker', reach) }
  for (const cells of [...ofDeal, ...[...kinds.player.values(), ...kinds.banker.values()].flat()])
    for (const n of cells) missing.add(n)
  const reached = new Set(missing)
  // A gain only falls as cells are reached: the last one known bounds it from above.
  const bound = ofDeal.map((cells) => new Set(cells).size)
  const chosen: Chosen[] = []
  while (missing.size) {
    const best = { player: bestKinds(kinds.player, missing), banker: bestKinds(kinds.banker, missing) }
    const extra = (d: LawfulDeal) =>
      (best.player.get(d.player)?.gain ?? 0) + (best.banker.get(d.banker)?.gain ?? 0)
    let most = 0
    let equal: number[] = []
    for (const [i, deal] of deals.entries()) {
      if ((bound[i] as number) + extra(deal) < Math.max(1, most)) continue
      bound[i] = gainOf(ofDeal[i] as number[], missing)
      const gain = (bound[i] as number) + extra(deal)
      if (gain > most) {
        most = gain
        equal = [i]
      } else if (gain === most && gain > 0) equal.push(i)
    }
    const i = random ? pick(equal, random) : (equal[0] as number)
    const deal = deals[i] as LawfulDeal
    const player = best.player.get(deal.player)?.kind ?? 0
    const banker = best.banker.get(deal.banker)?.kind ?? 0
    for (const n of ofDeal[i] as number[]) missing.delete(n)
    for (const n of kinds.player.get(deal.player)?.[player] ?? []) missing.delete(n)
    for (const n of kinds.banker.get(deal.banker)?.[banker] ?? []) missing.delete(n)
    chosen.push({ player: deal.player.kinds[player] as Hand[], banker: deal.banker.kinds[banker] as Hand[] })
  }
  return { chosen, reached }
}

type KindCells = Map<HandClass, (readonly number[])[]>

const kindsOf = (deals: readonly LawfulDeal[], hand: 'player' | 'banker', reach: Reach): KindCells =>
  new Map(
    [...new Set(deals.map((d) => d[hand]))].map((c) => [c, c.kinds.map((kind) => reach.ofKind(hand, kind))]),
  )

const bestKinds = (
  kinds: KindCells,
  missing: ReadonlySet<number>,
): Map<HandClass, { kind: number; gain: number }> => {
  const best = new Map<HandClass, { kind: number; gain: number }>()
  for (const [c, all] of kinds)
    for (const [kind, cells] of all.entries()) {
      const gain = gainOf(cells, missing)
      if (gain > (best.get(c)?.gain ?? -1)) best.set(c, { kind, gain })
    }
  return best
}

const gainOf = (cells: readonly number[], missing: ReadonlySet<number>): number => {
  let gain = 0
  for (const n of new Set(cells)) if (missing.has(n)) gain++
  return gain
}
