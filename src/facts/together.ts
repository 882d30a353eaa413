import type { Bet } from '../log/round'

/** Bets of one bettor on one thing in a round: what a house may take together, for limits or a commission. */

const isBeside = (b: Bet, o: Bet): boolean =>
  o.bettor === b.bettor && o.kind === b.kind && o.currency === b.currency && o.status === 'accepted'

/**
 * Whether every reading takes a bet by itself: nobody's in particular, or the bettor's only one that was accepted.
 * One that was refused is taken with nothing where bets are taken together, not even with itself.
 */
export const isAlone = (b: Bet): boolean => {
  b.alone ??= b.bettor === undefined || (b.status === 'accepted' && hasNoneBeside(b))
  return b.alone
}
const hasNoneBeside = (b: Bet): boolean => {
  for (const o of b.round.bets ?? []) if (o !== b && isBeside(b, o)) return false
  return true
}

/** A bettor's accepted bets on the same thing, this one among them, in the order of the round. */
export const together = (b: Bet): readonly Bet[] => (b.round.bets ?? []).filter((o) => isBeside(b, o))
