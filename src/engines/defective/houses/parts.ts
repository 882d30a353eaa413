import type { BetKind } from '../../../baccarat/bet'
import { parseCard, rankOf } from '../../../baccarat/card'
import { formatMoney, type Money, parseMoney } from '../../../baccarat/money'
import type { Bet, Mode, Round } from '../../../log/round-log.generated'
import { createEngine, type Engine, type Result, reference } from '../../reference'

/** What faults in the bets of a house have in common. */

export const modes = ['commission', 'half-on-six'] as const

/** A mode in words, as they stand in a sentence or in a name. */
export const inMode = (mode: Mode) => (mode === 'commission' ? 'with commission' : 'without commission')

/** The bets of the operator's table of odds, by the last part of their clauses. */
const inTable: Readonly<Partial<Record<BetKind, string>>> = {
  banker: 'banker',
  player: 'player',
  tie: 'tie',
  'banker-pair': 'bpair',
  'player-pair': 'ppair',
  big: 'big',
  small: 'small',
  'banker-odd': 'bodd',
  'banker-even': 'beven',
  'player-odd': 'podd',
  'player-even': 'peven',
  'super-six': 'super6',
}

/** The clause of the operator's table of odds that has a bet in a mode. */
export const oddsClause = (bet: BetKind, mode: Mode): string =>
  `TZ.${mode === 'commission' ? 'S' : 'F'}.${inTable[bet]}`

/** A bet as it is named in a sentence: "Banker Odd". */
export const nameOfBet = (bet: string): string =>
  bet
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/** How a bet would be settled: `won` and `lost` are said of the bet. */
export interface Asked extends Result {
  mode: Mode
  won: boolean
  lost: boolean
}

/** An engine that returns something else for bets of one kind, where what the round came to asks for it. */
export const settling = (
  kind: BetKind,
  asked: (result: Asked) => boolean,
  amount: (stake: Money, returned: Money, result: Result) => Money,
): Engine =>
  createEngine({
    settle(bet, stake, result, terms) {
      const settled = reference.settle.call(this, bet, stake, result, terms)
      if (bet !== kind) return settled
      const verdict = this.verdict(bet, result)
      const isAsked = asked({ ...result, mode: terms.mode, won: verdict === 'won', lost: verdict === 'lost' })
      return isAsked ? { ...settled, returned: amount(stake, settled.returned, result) } : settled
    },
  })

/** So much to one beside the stake. */
export const paying = (odds: number) => (stake: Money) => stake + odds * stake
export const nothing = (): Money => 0
export const stakeBack = (stake: Money): Money => stake

/** What a written round came to. */
export const resultOf = ({ player, banker, outcome, playerTotal, bankerTotal, pairs }: Round): Result => {
  const isNatural = (hand: readonly string[]) =>
    reference.isNatural(hand.slice(0, 2).map((card) => rankOf(parseCard(card) as number)))
  return {
    outcome: outcome as Result['outcome'],
    totals: { player: playerTotal as number, banker: bankerTotal as number },
    pairs: { player: pairs?.player ?? false, banker: pairs?.banker ?? false },
    cards: { player: player.length, banker: banker.length },
    naturals: { player: isNatural(player), banker: isNatural(banker) },
  }
}

/** An accepted bet of a written round, settled again: in the other mode, or as another kind of bet. */
export const settledAgain = (bet: Bet, round: Round, mode: Mode): Bet => {
  const { commission: _c, commissionCollected: _d, ...rest } = bet
  const stake = parseMoney(bet.stake as string) as Money
  const { returned } = reference.settle(bet.bet as BetKind, stake, resultOf(round), { mode })
  return { ...rest, mode, returned: formatMoney(returned) }
}
