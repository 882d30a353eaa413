/**
 * A card is one small integer, so that a log of many millions stays cheap to hold and compare:
 * rank (1 = ace … 13 = king) plus sixteen times its suit (0 where the log gives no suit).
 */
export type Card = number
/** 1 (ace) to 13 (king). */
export type Rank = number
export type RankName = (typeof rankNames)[number]

export const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const suitNames = ['S', 'H', 'D', 'C'] as const

export const card = (rank: Rank, suit = 0): Card => rank + 16 * suit
export const rankOf = (c: Card): Rank => c & 15
/** 0 where unknown, else 1 to 4 in the order of `suitNames`. */
export const suitOf = (c: Card): number => c >> 4

/** Points by article 5: tens and pictures nothing, the others their face. */
export const pointsOf = (rank: Rank): number => (rank < 10 ? rank : 0)

export const rankName = (rank: Rank): RankName => rankNames[rank - 1] as RankName
export const formatCard = (c: Card): string => rankName(rankOf(c)) + (suitNames[suitOf(c) - 1] ?? '')

/** The ranks that count so many points: four for 0, one for each other. */
export const ranksCounting = (points: number): RankName[] =>
  rankNames.filter((_, i) => pointsOf(i + 1) === points)

const cards = new Map<string, Card>()
for (const [i, rank] of [...rankNames, 'T'].entries())
  for (const [j, suit] of ['', ...suitNames].entries()) cards.set(rank + suit, card(i === 13 ? 10 : i + 1, j))

/** Reads `9H`, `10S`, `TS` or `K`; undefined for anything else. */
export const parseCard = (text: string): Card | undefined => cards.get(text)
