import { pointsOf, type Rank } from './card'

/** A hand as its ranks, in the order dealt to it. Suits decide nothing that is judged of a hand. */
export type Hand = readonly Rank[]
export type HandName = 'player' | 'banker'
export const handNames: readonly HandName[] = ['player', 'banker']

/** Sum of points before the tens are dropped: 4+4 gives 8, 9+9 gives 18. */
export const sum = (hand: Hand): number => {
  let s = 0
  for (const rank of hand) s += pointsOf(rank)
  return s
}
/** 0 to 9: the units of the sum (art. 5). */
export const total = (hand: Hand): number => sum(hand) % 10
/** Total of the first two cards. */
export const initialTotal = (hand: Hand): number => (pointsOf(hand[0] ?? 10) + pointsOf(hand[1] ?? 10)) % 10
/** A total of 8 or 9 in two cards (the law's 例牌, art. 9.2). A third card never makes one. */
export const isNatural = (hand: Hand): boolean => initialTotal(hand) >= 8

export const other = (hand: HandName): HandName => (hand === 'player' ? 'banker' : 'player')
