import { pointsOf, rankName } from '../baccarat/card'
import { type Hand, isNatural, sum, total as totalOf, initialTotal as totalOfTwo } from '../baccarat/hand'
import { ofHand, ofHands } from './fact'

const ofTwo =
  <V>(read: (hand: Hand) => V) =>
  (hand: Hand): V | undefined =>
    hand.length < 2 ? undefined : read(hand)
const counting = (total: unknown) => String(total)

/** Of a hand: how many cards it received. */
export const cards = ofHand('cards', (hand) => hand.length, { show: (n) => `${n} cards` })
/** Of a hand: total of its first two cards, 0 to 9. */
export const initialTotal = ofHand('initial total', ofTwo(totalOfTwo), { show: counting })
/** Of a hand: final total, 0 to 9. */
export const total = ofHand('total', ofTwo(totalOf), { show: counting })
/** Of a hand: 'draw' where it holds a third card (art. 9). */
export const play = ofHand(
  'play',
  ofTwo((hand) => (hand.length > 2 ? 'draw' : 'stand')),
  {
    show: (p) => (p === 'draw' ? 'drew' : 'stood'),
  },
)
/** Of a hand: rank of its third card, or 'none'. */
export const thirdCard = ofHand(
  'third card',
  ofTwo((hand) => (hand[2] === undefined ? 'none' : rankName(hand[2]))),
)
/** Of a hand: rank of its first card. */
export const firstCard = ofHand(
  'first card',
  ofTwo((hand) => rankName(hand[0] as number)),
)
/** Of a hand: 'none', or what its two cards add up to before the ten is dropped: 8, 18 or 9. */
export const natural = ofHand(
  'natural',
  ofTwo((hand) => (isNatural(hand) ? String(sum(hand.slice(0, 2))) : 'none')),
  {
    show: (n) => (n === '18' ? '8 of two nines' : String(n)),
  },
)
/** The kinds of natural: 4+4 apart from 9+9, which an engine may fail to reduce. */
export const naturals = ['8', '18', '9'] as const
/** Of a hand: the rank of its pair, or why it is none. */
export const firstTwoCards = ofHand(
  'first two cards',
  ofTwo(([a = 0, b = 0]) =>
    a === b
      ? rankName(a)
      : pointsOf(a) + pointsOf(b) === 0
        ? 'two tens of different rank'
        : 'different ranks',
  ),
  { show: (p) => (/^\w{1,2}$/.test(String(p)) ? `a pair of ${p}` : String(p)) },
)
/** Of a hand: whether its first two cards are of one rank. */
export const hasPair = ofHand(
  'pair',
  ofTwo(([a, b]) => a === b),
)
/** Of a hand: whether a ten-valued card or a sum of ten or more enters its total (art. 5.1), or faces alone (5.2). */
export const countsTens = ofHand(
  'tens',
  ofTwo((hand) => hand.some((r) => pointsOf(r) === 0) || sum(hand) > 9),
)

/** Whether either hand is a natural: then arts 9.2, 9.4.5 and 9.4.6 alone decide. */
export const eitherNatural = ofHands(
  'either hand natural',
  [natural('player'), natural('banker')],
  ([p, b]) => (p === undefined || b === undefined ? undefined : p !== 'none' || b !== 'none'),
)
/** The hand with the higher final total, or 'tie'. */
export const higher = ofHands('higher total', [total('player'), total('banker')], ([p, b]) =>
  p === undefined || b === undefined ? undefined : p > b ? 'player' : b > p ? 'banker' : 'tie',
)
/** By how many points the higher total exceeds the other. */
export const margin = ofHands('margin', [total('player'), total('banker')], ([p, b]) =>
  p === undefined || b === undefined ? undefined : Math.abs(Number(p) - Number(b)),
)
