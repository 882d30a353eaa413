import { type Fraction, formatMoney, fractionOf, type Money, parseMoney, share } from '../baccarat/money'
import type { Bet } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { Absent, type Answer, ofBet, ofHands, Undeclared, type Value } from './fact'
import { cards, natural } from './hands'
import { roundingOf } from './rounding'

/** Questions about the bets that houses take beside those of article 13. */

/** Cards of both hands together, four to six. */
export const cardsInAll = ofHands(
  'cards in all',
  [cards('player'), cards('banker')],
  ([p, b]) => Number(p) + Number(b),
  { show: (n) => `${n} cards in all` },
)

/** Whether both hands are naturals. */
export const bothNatural = ofHands('both hands natural', [natural('player'), natural('banker')], ([p, b]) =>
  p === undefined || b === undefined ? undefined : p !== 'none' && b !== 'none',
)

const money = { show: (amount: Value) => (typeof amount === 'number' ? formatMoney(amount) : String(amount)) }

/**
 * The stake and so much to one, where the odds have a fraction: what the table's unit cannot pay is rounded as
 * `payoutRounding` reads. `odds` is a decimal, such as '0.54'.
 */
export const stakeAndPayableOdds = ofBet(
  'stake and payable odds',
  (b, rules, odds: string) => {
    if (b.stake === undefined) return Absent.of('round.bets[].stake')
    const win = winAt(b.stake, fractionOf(odds) as Fraction, b, rules)
    return typeof win === 'number' ? b.stake + win : win
  },
  { ...money, settings: ['payoutRounding'] },
)

const winAt = (stake: Money, { numerator, denominator }: Fraction, b: Bet, rules: HouseRules): Answer => {
  const reading = rules.payoutRounding
  const rounding = roundingOf(reading)
  if (rounding) return share(stake, numerator, denominator, rounding)
  const exact = share(stake, numerator, denominator)
  if (reading === 'exact') return exact ?? 'an amount of more than four decimals'
  const payable = parseMoney(b.round.tableRecord?.unit ?? '')
  return exact === undefined || (payable && exact % payable !== 0) ? Undeclared.of('payoutRounding') : exact
}

const sideOf = (b: Bet) =>
  b.kind === 'lucky-six' ? 'banker' : b.kind === 'player-lucky-six' ? 'player' : undefined

/** Whether the house takes Lucky Six on the side of the bet (`luckySixSide`); of other bets it does not arise. */
export const luckySixTaken = ofBet(
  'Lucky Six taken',
  (b, rules) => {
    const side = sideOf(b)
    return side && (side === 'banker' || rules.luckySixSide === 'either')
  },
  {
    settings: ['luckySixSide'],
    show: (taken) => (taken ? 'a side that the house takes' : 'a side that the house does not take'),
  },
)

/** Whether Lucky Six needs a bet on its hand beside it: where it may be made on either side (`luckySixSide`). */
export const luckySixLeans = ofBet(
  'Lucky Six leans on a main bet',
  (_b, rules) => rules.luckySixSide === 'either',
  {
    settings: ['luckySixSide'],
  },
)

/** Whether no bettor may bet on both hands (`bothSides`). */
export const oneSideOnly = ofBet('one side only', (_b, rules) => rules.bothSides === 'forbidden', {
  settings: ['bothSides'],
})

/** Whether the bettor has a bet of another kind in the round too. */
export const betBeside = ofBet(
  'bet beside it',
  (b, _rules, kind: string) => {
    if (b.bettor === undefined) return Absent.of('round.bets[].bettor')
    return (b.round.bets ?? []).some(
      (o) => o.bettor === b.bettor && o.status === 'accepted' && o.kind === kind,
    )
  },
  { show: (beside) => (beside ? 'such a bet beside it' : 'no such bet beside it') },
)
