import type { RoundEvent } from '../log/round-log.generated'

/** A card as it lies on the layout; its name and its place in the shoe where the log gives them. */
export interface LaidCard {
  to: 'player' | 'banker' | 'draw-area' | undefined
  card: string | undefined
  position: number | undefined
}

/** A draw-area card that went to a hand: which one, from 0; -1 where no card of that name lay there. */
export interface UsedCard {
  to: 'player' | 'banker' | undefined
  /** undefined where the log does not name the card. */
  index: number | undefined
}

/** A round whose third cards lie on the layout beforehand. */
export interface SixCards {
  /** In the order laid; a card carried in is laid again, first. */
  laid: LaidCard[]
  drawArea: LaidCard[]
  used: UsedCard[]
  /** Draw-area cards that no hand used. */
  left: LaidCard[]
}

/** Reads the layout from a round's events; undefined where no card lies in the draw area. */
export const sixCards = (events: readonly RoundEvent[]): SixCards | undefined => {
  const laid: LaidCard[] = []
  for (const e of events) if (e.event === 'card') laid.push({ to: e.to, card: e.card, position: e.position })
  const drawArea = laid.filter((c) => c.to === 'draw-area')
  if (!drawArea.length) return undefined
  const used: UsedCard[] = []
  const taken = new Set<number | undefined>()
  for (const e of events) {
    if (e.event !== 'use') continue
    const index =
      e.card === undefined ? undefined : drawArea.findIndex((c, i) => !taken.has(i) && c.card === e.card)
    taken.add(index)
    used.push({ to: e.to, index })
  }
  return { laid, drawArea, used, left: drawArea.filter((_, i) => !taken.has(i)) }
}
