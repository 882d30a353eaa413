import { type Fraction, formatMoney, fractionOf, type Money, parseMoney, share } from '../baccarat/money'
import type { Bet } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { Absent, type Answer, ofBet, Undeclared, type Value } from './fact'
import { roundingOf } from './rounding'
import { isAlone, together } from './together'

const money = { show: (amount: Value) => (typeof amount === 'number' ? formatMoney(amount) : String(amount)) }

/** The kind of bet. */
export const bet = ofBet('bet', (b) => b.kind ?? Absent.of('round.bets[].bet'))
/** Whether the house took the bet. */
export const betStatus = ofBet('bet status', (b) => b.status)

const field = (amount: Money | undefined, name: string): Money | Absent =>
  amount ?? Absent.of(`round.bets[].${name}`)

/** What the bettor has after the round, commission paid: all that came back, less what is owed for it. */
const received = (b: Bet): Money | Absent => {
  const back = field(b.returned, 'returned')
  if (back instanceof Absent || !b.owed) return back
  const owed = field(b.commission, 'commission')
  return owed instanceof Absent ? owed : back - owed
}

/** All that came back for a bet, less commission owed. */
export const returned = ofBet('returned', received, money)
/** What came back and what still stands on the layout, together. */
export const returnedOrStanding = ofBet(
  'returned or standing',
  (b) => {
    const back = received(b)
    return back instanceof Absent ? back : back + (b.standing ?? 0)
  },
  money,
)
const stakeOf = (b: Bet) => field(b.stake, 'stake')
/** The stake. */
export const stake = ofBet('stake', stakeOf, money)

/** The stake and so much to one. `odds` is a decimal, such as '11' or '0.54'. */
export const stakeAndOdds = ofBet(
  'stake and odds',
  (b, _h, odds: string) => {
    const s = field(b.stake, 'stake')
    if (s instanceof Absent) return s
    const { numerator, denominator } = fractionOf(odds) as Fraction
    return plus(s, share(s, numerator, denominator))
  },
  money,
)
const beyond = 'an amount of more than four decimals'
const plus = (a: Money, b: Money | undefined): Value => (b === undefined ? beyond : a + b)

/** How the house settles a winning Banker bet: as the bet says, or the table, or the house rules. */
export const commissionMode = ofBet(
  'commission mode',
  (b, rules) => b.mode ?? b.round.tableRecord?.mode ?? rules.commissionMode,
  { settings: ['commissionMode'] },
)

/**
 * An amount of the bets that one commission is taken on: each alone, or a bettor's Banker bets of the round together
 * (`commissionBase`); the question then arises at the first of them only.
 */
const underOneCommission = (
  b: Bet,
  rules: HouseRules,
  amount: (b: Bet) => Money | Absent,
): Money | Absent | undefined => {
  if (isAlone(b) || rules.commissionBase === 'per-bet') return amount(b)
  const all = together(b)
  if (all[0] !== b) return undefined
  let sum = 0
  for (const one of all) {
    const a = amount(one)
    if (a instanceof Absent) return a
    sum += a
  }
  return sum
}

/** What came back for the bets that one commission is taken on. */
export const returnedUnderCommission = ofBet(
  'returned under commission',
  (b, rules) => underOneCommission(b, rules, received),
  { ...money, settings: ['commissionBase'] },
)

/** The stake and as much again, less a percentage of the win, rounded as `commissionRounding` reads. */
export const stakeAndWinLess = ofBet(
  'stake and win less commission',
  (b, rules, percent: number) => {
    const s = underOneCommission(b, rules, stakeOf)
    if (s === undefined || s instanceof Absent) return s
    const commission = commissionOn(s, percent, b, rules)
    return typeof commission === 'number' ? 2 * s - commission : commission
  },
  { ...money, settings: ['commissionRounding', 'commissionBase'] },
)

const commissionOn = (win: Money, percent: number, b: Bet, rules: HouseRules): Answer => {
  const reading = rules.commissionRounding
  const rounding = roundingOf(reading)
  if (rounding) return share(win, percent, 100, rounding)
  const exact = share(win, percent, 100)
  if (reading === 'exact') return exact ?? beyond
  const payable = parseMoney(b.round.tableRecord?.unit ?? '')
  if (exact === undefined || (payable && exact % payable !== 0)) return Undeclared.of('commissionRounding')
  return exact
}

/** The commission that the log states for a bet; the question does not arise where it states none. */
export const statedCommission = ofBet('stated commission', (b) => b.commission, money)

/** What the winnings would be at so much to one, less what came back: the commission that was taken in fact. */
export const commissionTaken = ofBet(
  'commission taken',
  (b) => {
    const s = field(b.stake, 'stake')
    const back = field(b.returned, 'returned')
    if (s instanceof Absent) return s
    if (back instanceof Absent) return back
    return b.owed ? (b.commission ?? Absent.of('round.bets[].commission')) : 2 * s - back
  },
  money,
)

/** Whether the bettor has a bet on the Player or the Banker in the round. */
export const besideMainBet = ofBet(
  'beside a main bet',
  (b) => {
    if (b.bettor === undefined) return Absent.of('round.bets[].bettor')
    const main = (b.round.bets ?? []).some(
      (o) => o.bettor === b.bettor && o.status === 'accepted' && (o.kind === 'player' || o.kind === 'banker'),
    )
    return main
  },
  {
    show: (main) =>
      main ? 'a bet on the Player or the Banker beside it' : 'no bet on the Player or the Banker beside it',
  },
)

/** Whether the house has a pair bet stand beside a main bet (`pairNeedsMainBet`). */
export const mainBetNeeded = ofBet('main bet needed', (_b, rules) => rules.pairNeedsMainBet === 'yes', {
  settings: ['pairNeedsMainBet'],
})

/** Whether a void round gives this bet back (`voidScope`). */
export const voidReturns = ofBet(
  'void returns',
  (b, rules) => rules.voidScope === 'all-bets' || b.kind === 'player' || b.kind === 'banker',
  { settings: ['voidScope'] },
)
