import type { Round, RoundEvent, RoundLogRecord } from '../../src/log/round-log.generated'

type Card = Extract<RoundEvent, { event: 'card' }>
const isCard = (e: RoundEvent): e is Card => e.event === 'card'
const places = ['player', 'banker', 'player', 'banker', 'draw-area', 'draw-area'] as const

/**
 * A log whose third cards come from the shoe, as a table with a layout of six would have dealt it: six cards before
 * the betting, beginning with those left over, and third cards used as they are needed. The cards leave the shoe in
 * the same order. Which are used and carried on may be changed.
 */
export const onLayout = (
  records: readonly RoundLogRecord[],
  change: (events: RoundEvent[], n: number) => RoundEvent[] = (events) => events,
): RoundLogRecord[] => {
  const shoes = new Map<string, Card[]>()
  for (const r of records)
    if (r.type === 'round') {
      const key = r.shoe as string
      shoes.set(key, [...(shoes.get(key) ?? []), ...(r.events ?? []).filter(isCard)])
    }
  let n = 0
  return records.map((r): RoundLogRecord => {
    if (r.type === 'table') return { ...r, dealing: 'six-card' }
    if (r.type !== 'round') return r
    const left = shoes.get(r.shoe as string) as Card[]
    const dealt = left.slice(0, 6)
    left.splice(0, (r.events ?? []).filter(isCard).length)
    return { ...r, events: change(layoutOf(r, dealt), n++) }
  })
}

const layoutOf = (r: Round, dealt: readonly Card[]): RoundEvent[] => {
  const after = (r.events ?? []).filter((e) => e.event !== 'bets-closed' && e.event !== 'cut-card')
  // Of its last round a shoe has no more cards on record than were used.
  const last = dealt.at(-1)?.position ?? 0
  const laid = places.map((to, i): Card => {
    const { card = '2S', position = last + 1 + i - dealt.length } = dealt[i] ?? {}
    return { event: 'card', to, card, facing: 'down', position }
  })
  const cut = (r.events ?? []).filter((e) => e.event === 'cut-card')
  const third = after.filter(isCard).slice(4)
  return [
    ...cut,
    ...laid,
    { event: 'bets-closed' },
    ...after.flatMap((e): RoundEvent[] => {
      if (!isCard(e)) return [e]
      return third.includes(e) ? [{ event: 'use', to: e.to as 'player' | 'banker', card: e.card }] : []
    }),
    ...laid.slice(4 + third.length).map((c): RoundEvent => ({ event: 'carry', card: c.card })),
  ]
}
