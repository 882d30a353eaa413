import type { BetKind } from '../../baccarat/bet'
import type { HandName } from '../../baccarat/hand'
import { formatMoney, type Money, scale, share } from '../../baccarat/money'
import type { Engine } from './engine'
import type { House } from './options'
import type { Outcome } from './rules'
import { isSideBet, sideOdds, sideVerdict } from './side-bets'

/** What a round came to. */
export interface Result {
  outcome: Outcome
  totals: Record<HandName, number>
  pairs: Record<HandName, boolean>
  cards: Record<HandName, number>
  naturals: Record<HandName, boolean>
}

/** `returned`: decided, and the stake given back; `undecided` may stand for the next round. */
export type Verdict = 'won' | 'lost' | 'undecided' | 'returned'

export interface Settlement {
  /** All that comes back to the bettor, stake included. */
  returned: Money
  /** Stated on a winning Banker bet only. */
  commission?: Money
}

/** The terms of the house that settling depends on. */
export type Terms = Pick<House, 'mode' | 'rounding'>

/** Bets to money (arts. 12, 13, 17, 18.1). */
export interface Paying {
  /** A tie leaves Player and Banker bets undecided (art. 12). */
  verdict(kind: BetKind, result: Result): Verdict
  /** Winnings for a stake, as numerator and denominator (art. 17). */
  odds(kind: BetKind, result: Result, terms: Terms): readonly [number, number]
  /** What the house takes of a winning Banker bet's winnings (art. 18.1). */
  commission(winnings: Money, terms: Terms): Money
  settle(kind: BetKind, stake: Money, result: Result, terms: Terms): Settlement
  /** What comes back of an accepted stake when the round is void (art. 10). */
  refund(kind: BetKind, stake: Money): Money
}

export const paying: Paying & ThisType<Engine> = {
  verdict(kind, result) {
    if (isSideBet(kind)) return sideVerdict(kind, result)
    const { outcome, pairs } = result
    switch (kind) {
      case 'player':
      case 'banker':
        if (outcome === 'tie') return 'undecided'
        return outcome === kind ? 'won' : 'lost'
      case 'tie':
        return outcome === 'tie' ? 'won' : 'lost'
      case 'player-pair':
        return pairs.player ? 'won' : 'lost'
      case 'banker-pair':
        return pairs.banker ? 'won' : 'lost'
      default:
        return 'lost'
    }
  },

  odds(kind, result, { mode }) {
    if (isSideBet(kind)) return sideOdds(kind, result)
    const { totals } = result
    switch (kind) {
      case 'tie':
        return [8, 1]
      case 'player-pair':
      case 'banker-pair':
        return [11, 1]
      case 'banker':
        // Despacho 73/2005: where no commission is taken, the Banker winning on six pays half.
        return mode === 'half-on-six' && totals.banker === 6 ? [1, 2] : [1, 1]
      default:
        return [1, 1]
    }
  },

  commission(winnings, { mode, rounding }) {
    if (mode === 'half-on-six') return 0
    return exactly(share(winnings, 5, 100, rounding), `5 % of ${formatMoney(winnings)}`)
  },

  settle(kind, stake, result, terms) {
    const verdict = this.verdict(kind, result)
    if (verdict === 'lost') return { returned: 0 }
    if (verdict === 'undecided' || verdict === 'returned') return { returned: stake }
    const [numerator, denominator] = this.odds(kind, result, terms)
    const winnings = exactly(share(stake, numerator, denominator), `winnings of ${formatMoney(stake)}`)
    if (kind !== 'banker') return { returned: stake + winnings }
    const commission = this.commission(winnings, terms)
    return { returned: stake + winnings - commission, commission }
  },

  refund: (_kind, stake) => stake,
}

const exactly = (amount: Money | undefined, what: string): Money => {
  if (amount === undefined)
    throw new RangeError(`${what} has more than ${String(scale).length - 1} decimals: round the commission`)
  return amount
}
