import type { DealtRound } from '../trails/shoe-trail'
import { Absent, ofSubject } from './fact'

/** Questions about a round in its place along its shoe. */

export const dealtStatus = ofSubject('dealt-round', 'dealt status', (r: DealtRound) => r.status)
export const dealtFrom = ofSubject(
  'dealt-round',
  'dealt from',
  (r: DealtRound) => r.device ?? Absent.of('table.device'),
)

/** Whether the cards come from a real shoe: a stacked round's do not. */
export const fromShoe = ofSubject('dealt-round', 'from a shoe', (r: DealtRound) => !r.stacked)

/** Most copies of one card (of one rank, where the log gives no suits) that the shoe has shown so far. */
export const copies = ofSubject('dealt-round', 'copies of one card', (r: DealtRound) => r.copies, {
  show: (n) => `${n} copies of one card`,
})
/** How many there are: one a deck, or one of each suit. */
export const copiesInShoe = ofSubject(
  'dealt-round',
  'copies in the shoe',
  (r: DealtRound) => (r.decks === undefined ? Absent.of('shoe.decks') : r.decks * (r.suited ? 1 : 4)),
  { show: (n) => `${n} at most` },
)

/** Whether the cut card has come out. */
export const cutCardOut = ofSubject('dealt-round', 'cut card out', (r: DealtRound) =>
  r.cutCard === 'unknown' ? Absent.of('round.events') : r.cutCard === 'out',
)
/** Settled rounds after the one in which the cut card came out. */
export const roundsSinceCutCard = ofSubject(
  'dealt-round',
  'rounds since the cut card',
  (r: DealtRound) => r.sinceCutCard,
  {
    show: (n) => `${n} more ${n === 1 ? 'round' : 'rounds'}`,
  },
)
/** How many may follow: so many where the house has one more round, none where the current is the last. */
export const roundsAllowed = ofSubject(
  'dealt-round',
  'rounds allowed',
  (r: DealtRound, rules, more: number) => {
    const allowed = rules.lastRound === 'current' ? 0 : more
    return r.cutCardFirst && rules.cutCardFirst === 'one-more' ? Math.max(0, allowed - 1) : allowed
  },
  { settings: ['lastRound', 'cutCardFirst'], show: (n) => `${n} more at most` },
)

export const demonstrations = ofSubject(
  'dealt-round',
  'demonstrations',
  (r: DealtRound) => r.demonstrations,
  {
    show: (n) => `demonstration ${n} of the shoe`,
  },
)
export const betsOnIt = ofSubject('dealt-round', 'bets on it', (r: DealtRound) => r.bets, {
  show: (bets) => (bets ? 'bets were taken' : 'no bets were taken'),
})
export const settledBefore = ofSubject(
  'dealt-round',
  'settled rounds before',
  (r: DealtRound) => r.settledBefore,
  {
    show: (n) => `${n} settled rounds before it`,
  },
)
/** Whether a demonstration was dealt before the opening burn or after; unknown without positions or a recorded burn. */
export const demonstrated = ofSubject('dealt-round', 'demonstrated', (r: DealtRound) => {
  if (r.openingBurn === undefined) return undefined
  if (r.first === undefined) return Absent.of('round.events[card].position')
  return r.first > r.openingBurn ? 'after-burn' : 'before-burn'
})
export const demonstrationTime = ofSubject(
  'dealt-round',
  'demonstration time',
  (_r, rules) => rules.demonstrationTiming,
  {
    settings: ['demonstrationTiming'],
  },
)

/** Cards that left the shoe with neither a round nor a burn to show for it; below zero: a card dealt again. */
export const gap = ofSubject('dealt-round', 'unexplained cards', (r: DealtRound) => r.gap, {
  show: (n) =>
    Number.isNaN(n)
      ? 'a break within the round'
      : Number(n) < 0
        ? `${-n} positions dealt again`
        : `${n} cards unexplained`,
})
