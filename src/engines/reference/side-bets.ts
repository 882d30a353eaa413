import { type BetKind, sideBetKinds } from '../../baccarat/bet'
import { type HandName, other } from '../../baccarat/hand'
import type { Result, Verdict } from './settle'

export type SideBet = (typeof sideBetKinds)[number]

export const isSideBet = (kind: BetKind): kind is SideBet =>
  (sideBetKinds as readonly BetKind[]).includes(kind)

/** Winnings of a dragon bet for one staked, by the margin of a win without a natural. */
const dragonOdds = [0, 0, 0, 0, 1, 2, 4, 6, 10, 30]
const marginOf = ({ totals }: Result) => Math.abs(totals.player - totals.banker)
const sixOf = (hand: HandName, { outcome, totals }: Result) => outcome === hand && totals[hand] === 6

export const sideVerdict = (kind: SideBet, result: Result): Verdict => {
  const { cards, totals } = result
  const four = cards.player + cards.banker === 4
  switch (kind) {
    case 'big':
      return won(!four)
    case 'small':
      return won(four)
    case 'player-odd':
      return won(totals.player % 2 === 1)
    case 'player-even':
      return won(totals.player % 2 === 0)
    case 'banker-odd':
      return won(totals.banker % 2 === 1)
    case 'banker-even':
      return won(totals.banker % 2 === 0)
    case 'player-dragon':
      return dragonVerdict('player', result)
    case 'banker-dragon':
      return dragonVerdict('banker', result)
    case 'super-six':
    case 'lucky-six':
      return won(sixOf('banker', result))
    case 'player-lucky-six':
      return won(sixOf('player', result))
  }
}
const won = (yes: boolean): Verdict => (yes ? 'won' : 'lost')

/** Two naturals that tie give the stake back. */
const dragonVerdict = (hand: HandName, { outcome, naturals, totals }: Result): Verdict => {
  if (outcome === 'tie') return naturals.player && naturals.banker ? 'returned' : 'lost'
  return won(outcome === hand && (naturals[hand] || totals[hand] - totals[other(hand)] >= 4))
}

export const sideOdds = (kind: SideBet, result: Result): readonly [number, number] => {
  switch (kind) {
    case 'big':
      return [54, 100]
    case 'small':
      return [150, 100]
    case 'banker-odd':
    case 'banker-even':
      return [94, 100]
    case 'player-odd':
      return [96, 100]
    case 'player-even':
      return [90, 100]
    case 'player-dragon':
      return [result.naturals.player ? 1 : (dragonOdds[marginOf(result)] as number), 1]
    case 'banker-dragon':
      return [result.naturals.banker ? 1 : (dragonOdds[marginOf(result)] as number), 1]
    case 'super-six':
      return [12, 1]
    case 'lucky-six':
      return [result.cards.banker === 2 ? 12 : 20, 1]
    case 'player-lucky-six':
      return [result.cards.player === 2 ? 12 : 20, 1]
  }
}
