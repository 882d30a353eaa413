import type { Round, RoundEvent, RoundLogRecord } from '../../../log/round-log.generated'
import { rounds } from '../parts'

/** What faults of a layout of six cards have in common. */

type Change = (events: RoundEvent[], before: readonly RoundEvent[], round: Round) => RoundEvent[]

/** The events of each round changed; `before` are those of the round before, as they were. */
export const laidOtherwise = (
  change: Change,
): ((played: Iterable<RoundLogRecord>) => Iterable<RoundLogRecord>) =>
  rounds(() => {
    let before: readonly RoundEvent[] = []
    let shoe: string | undefined
    return (round) => {
      const events = round.events ?? []
      const changed = change([...events], round.shoe === shoe ? before : [], round)
      before = events
      shoe = round.shoe
      return { ...round, events: changed }
    }
  })

/** Where the cards laid stand among the events. */
export const cardsAt = (events: readonly RoundEvent[]): number[] =>
  events.flatMap((e, i) => (e.event === 'card' ? [i] : []))

export const usesAt = (events: readonly RoundEvent[]): number[] =>
  events.flatMap((e, i) => (e.event === 'use' ? [i] : []))

/** How many cards a round left for the next. */
export const leftOver = (events: readonly RoundEvent[]): number =>
  events.filter((e) => e.event === 'carry').length

/** Two events in each other's places. */
export const exchanged = (events: readonly RoundEvent[], a: number, b: number): RoundEvent[] => {
  const all = [...events]
  ;[all[a], all[b]] = [all[b] as RoundEvent, all[a] as RoundEvent]
  return all
}

/** The first two cards in each other's places, in rounds before which so many cards were left over. */
export const firstTwoExchangedAfter = (left: number) =>
  laidOtherwise((events, before) => {
    const [first = 0, second = 0] = cardsAt(events)
    return leftOver(before) === left ? exchanged(events, first, second) : events
  })
