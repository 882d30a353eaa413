import { parseCard, pointsOf, rankOf } from '../baccarat/card'
import { parseMoney } from '../baccarat/money'
import type { ShoeEvent } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import { Absent, type Answer, ofSubject } from './fact'
import type { ShoeEnded, ShoePrepared, TableSet } from './subject'

/** Questions about a table as it is set up, a shoe as it is prepared, and a shoe's end. */

type Event<E extends ShoeEvent['event']> = Extract<ShoeEvent, { event: E }>

export const layouts = ofSubject(
  'table',
  'layouts',
  (t: TableSet) => t.record.layouts ?? Absent.of('table.layouts'),
)
export const seats = ofSubject('table', 'seats', (t: TableSet) => t.record.seats ?? Absent.of('table.seats'))

/** Decks that the shoe is built from. */
export const decks = ofSubject(
  'shoe',
  'decks',
  (s: ShoePrepared) => s.record.decks ?? Absent.of('shoe.decks'),
)
/** What the shoe's cards come out of. */
export const shoeDevice = ofSubject(
  'shoe',
  'shoe device',
  (s: ShoePrepared) => s.record.device ?? s.tableRecord?.device ?? Absent.of('shoe.device'),
)

const inEvents = (s: ShoePrepared, read: (events: readonly ShoeEvent[]) => Answer): Answer =>
  s.record.events ? read(s.record.events) : Absent.of('shoe.events')
const all = <E extends ShoeEvent['event']>(events: readonly ShoeEvent[], event: E): Event<E>[] =>
  events.filter((e): e is Event<E> => e.event === event)

/** Whether the cards were shuffled before anything else was done with them. */
export const shuffled = ofSubject('shoe', 'shuffled', (s: ShoePrepared) =>
  inEvents(s, (events) => {
    const at = events.findIndex((e) => e.event === 'shuffle')
    if (at < 0) return 'not at all'
    return events.slice(0, at).every((e) => e.event === 'replace-cards') ? 'first' : 'late'
  }),
)
/** Who shuffled last before the shoe was used. */
export const shuffledBy = ofSubject('shoe', 'shuffled by', (s: ShoePrepared) =>
  inEvents(s, (events) => {
    const shuffles = all(events, 'shuffle')
    if (!shuffles.length) return undefined
    return shuffles.every((e) => e.by !== undefined)
      ? (shuffles.find((e) => e.by !== 'dealer')?.by ?? 'dealer')
      : Absent.of('shoe.events[shuffle].by')
  }),
)
/** Who cut the cards. */
export const cutBy = ofSubject('shoe', 'cut by', (s: ShoePrepared) =>
  inEvents(s, (events) => {
    const cuts = all(events, 'cut')
    if (!cuts.length) return 'nobody'
    return cuts.length > 1 ? 'more than one' : (cuts[0]?.by ?? Absent.of('shoe.events[cut].by'))
  }),
)
/** Cards behind the cut card; -1 where none was put in. */
export const behindCutCard = ofSubject(
  'shoe',
  'cards behind the cut card',
  (s: ShoePrepared) =>
    inEvents(s, (events) => {
      const put = all(events, 'insert-cut-card')
      return put.length ? (put.at(-1)?.behind ?? Absent.of('shoe.events[insert-cut-card].behind')) : -1
    }),
  { show: (n) => (n === -1 ? 'no cut card was put in' : `${n} cards behind the cut card`) },
)
/** The fewest cards that the house has behind the cut card (`cutCardMinimum`). */
export const leastBehindCutCard = ofSubject(
  'shoe',
  'least behind the cut card',
  (_s, rules) => Number(rules.cutCardMinimum),
  {
    settings: ['cutCardMinimum'],
    show: (n) => `${n} cards or more`,
  },
)

/** Which way the cards lay when they were loaded. */
export const loadedFacing = ofSubject('shoe', 'loaded facing', (s: ShoePrepared) =>
  inEvents(s, (events) => {
    const loads = all(events, 'load')
    if (!loads.length) return 'not loaded'
    return loads.every((e) => e.facing !== undefined)
      ? loads.every((e) => e.facing === 'down')
        ? 'down'
        : 'up'
      : Absent.of('shoe.events[load].facing')
  }),
)
/** How many cards were loaded. */
export const loadedCards = ofSubject(
  'shoe',
  'cards loaded',
  (s: ShoePrepared) =>
    inEvents(s, (events) => {
      const loads = all(events, 'load')
      if (loads.some((e) => e.count === undefined)) return Absent.of('shoe.events[load].count')
      return loads.reduce((n, e) => n + (e.count as number), 0)
    }),
  { show: (n) => `${n} cards` },
)
/** The whole set: so many cards a deck, and the jokers that the house declares. */
export const wholeSet = ofSubject(
  'shoe',
  'whole set',
  (s: ShoePrepared, rules, perDeck: number) =>
    s.record.decks === undefined
      ? Absent.of('shoe.decks')
      : s.record.decks * (perDeck + (rules.jokers === 'none' ? 0 : Number(rules.jokers))),
  { settings: ['jokers'], show: (n) => `${n} cards` },
)

const burns = (s: ShoePrepared) => all(s.record.events ?? [], 'burn')

/** The way of burning that the house has declared; 'either' where it has not chosen between decks and first card. */
export const burnMethod = ofSubject(
  'shoe',
  'burn method',
  (_s, rules) =>
    rules.burnMethod.startsWith('fixed')
      ? 'fixed'
      : rules.burnMethod === 'decks-or-first-card'
        ? 'either'
        : rules.burnMethod,
  { settings: ['burnMethod'] },
)
/** How many times cards were burned before the shoe's first round. */
export const openingBurns = ofSubject(
  'shoe',
  'opening burns',
  (s: ShoePrepared) => inEvents(s, (e) => all(e, 'burn').length),
  {
    show: (n) => (n === 1 ? 'burned once' : n === 0 ? 'not burned' : `burned ${n} times`),
  },
)
/** Whether the burn came last, the shoe being loaded. */
export const burnedLast = ofSubject('shoe', 'burned last', (s: ShoePrepared) =>
  inEvents(s, (e) => (e.some((x) => x.event === 'burn') ? e.at(-1)?.event === 'burn' : undefined)),
)
/** Cards discarded in the opening burn, beside a shown card. */
export const burnedCards = ofSubject(
  'shoe',
  'cards burned',
  (s: ShoePrepared) =>
    inEvents(s, () => {
      const [burn] = burns(s)
      return burn && (burn.count ?? Absent.of('shoe.events[burn].count'))
    }),
  { show: (n) => `${n} cards burned` },
)
/** The number that the house has fixed (`burnMethod = fixed:N`). */
export const fixedBurn = ofSubject(
  'shoe',
  'fixed burn',
  (_s, rules) => Number(rules.burnMethod.split(':')[1] ?? Number.NaN),
  {
    settings: ['burnMethod'],
    show: (n) => `${n} cards burned`,
  },
)
/** The number that the shown card fixes (`burnFaceCount`, `burnIncludesShown`). */
export const burnByFirstCard = ofSubject(
  'shoe',
  'burn by the first card',
  (s: ShoePrepared, rules) =>
    inEvents(s, () => {
      const [burn] = burns(s)
      if (!burn) return undefined
      return burn.shown === undefined ? Absent.of('shoe.events[burn].shown') : burnOf(burn.shown, rules)
    }),
  { settings: ['burnFaceCount', 'burnIncludesShown'], show: (n) => `${n} cards burned` },
)
const burnOf = (shown: string, rules: HouseRules): number => {
  const points = pointsOf(rankOf(parseCard(shown) as number))
  const value = points === 0 ? Number(rules.burnFaceCount) : points
  return Math.max(0, value - (rules.burnIncludesShown === 'yes' ? 1 : 0))
}
/** Whether the burn fits either way, where the house has not chosen. */
export const burnFits = ofSubject(
  'shoe',
  'burn fits',
  (s: ShoePrepared, rules) =>
    inEvents(s, () => {
      const [burn] = burns(s)
      if (!burn) return undefined
      if (burn.count === undefined) return Absent.of('shoe.events[burn].count')
      if (burn.shown !== undefined && burn.count === burnOf(burn.shown, rules)) return 'the first card'
      if (s.record.decks === undefined) return Absent.of('shoe.decks')
      return burn.count === s.record.decks ? 'the decks' : 'neither'
    }),
  { settings: ['burnFaceCount', 'burnIncludesShown'], show: (by) => `${by} fixes the number burned` },
)

/** What replaced soiled cards: the set or a deck. */
export const replaced = ofSubject('shoe', 'cards replaced', (s: ShoePrepared) =>
  inEvents(s, (events) => {
    const swaps = all(events, 'replace-cards')
    if (!swaps.length) return undefined
    return (
      swaps.find((e) => e.scope !== 'set')?.scope ??
      swaps[0]?.scope ??
      Absent.of('shoe.events[replace-cards].scope')
    )
  }),
)
/** What the house replaces (`soiledScope`). */
export const replacedByHouse = ofSubject('shoe', 'cards to replace', (_s, rules) => rules.soiledScope, {
  settings: ['soiledScope'],
})

/** Why a shoe ended. */
export const endedBy = ofSubject(
  'shoe-end',
  'shoe ended by',
  (s: ShoeEnded) => s.record.reason ?? Absent.of('shoe-end.reason'),
)
/** Whether the cards were shuffled again after the shoe. */
export const reshuffled = ofSubject(
  'shoe-end',
  'reshuffled',
  (s: ShoeEnded) => s.record.reshuffled ?? Absent.of('shoe-end.reshuffled'),
  { show: (yes) => (yes ? 'the cards were shuffled again' : 'the cards were not shuffled again') },
)

/** An amount of the table record in force. */
export const amountOf = (text: string | undefined, field: string): number | Absent =>
  text === undefined ? Absent.of(field) : (parseMoney(text) as number)
