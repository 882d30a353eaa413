import type { HandName } from '../baccarat/hand'
import { formatMoney, type Money, parseMoney } from '../baccarat/money'
import type { Bet, Round } from '../log/round'
import type { Holder } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import { Absent, type Answer, ofBet, ofRound, type Value } from './fact'
import { isAlone, together } from './together'

/** Questions that need the table's record, or all bets of a round. */

const money = { show: (amount: Value) => (typeof amount === 'number' ? formatMoney(amount) : String(amount)) }

/** The kind of a bet; 'approved' where the house has approval for it (`approvedSideBets`). */
export const betOrApproved = ofBet(
  'bet or approved',
  (b, rules) => {
    if (b.kind === undefined) return Absent.of('round.bets[].bet')
    const approved = rules.approvedSideBets
    if (approved === 'none') return b.kind
    const name = b.kind.startsWith('other:') ? b.kind.slice(6) : b.kind
    return approved.split(',').includes(name) ? 'approved' : b.kind
  },
  { settings: ['approvedSideBets'] },
)

const isAccepted = (b: Bet): boolean => b.status === 'accepted'
/** Mostly all of them are: a list of its own for every round would cost more than the question. */
const accepted = (bets: readonly Bet[]): readonly Bet[] =>
  bets.every(isAccepted) ? bets : bets.filter(isAccepted)

/**
 * Limits bound a bettor's stakes on a bet together, or each bet (`limitScope`); asked at the first of them only. The
 * house's reading is asked for only where it matters, which it seldom does.
 */
const staked = (b: Bet, rules: HouseRules): Money | Absent | undefined => {
  if (isAlone(b) || rules.limitScope === 'per-bet') return b.stake ?? Absent.of('round.bets[].stake')
  const all = together(b)
  if (all[0] !== b) return undefined
  if (all.some((o) => o.stake === undefined)) return Absent.of('round.bets[].stake')
  return all.reduce((n, o) => n + (o.stake as Money), 0)
}
/** The stake that a limit bounds. */
export const limitedStake = ofBet('limited stake', staked, { ...money, settings: ['limitScope'] })

const limit = (b: Bet, which: 'minimum' | 'maximum'): Money | Absent => {
  const text = b.kind === undefined ? undefined : b.round.tableRecord?.limits?.[b.kind]?.[which]
  return text === undefined ? Absent.of('table.limits') : (parseMoney(text) as Money)
}
export const maximum = ofBet('maximum', (b) => limit(b, 'maximum'), money)
/** The minimum, or what lies next above it where stakes must exceed it (`playerMinimum`). */
export const leastStake = ofBet(
  'least stake',
  (b, rules) => {
    const least = limit(b, 'minimum')
    return least instanceof Absent ? least : least + (rules.playerMinimum === 'above' ? 1 : 0)
  },
  { ...money, settings: ['playerMinimum'] },
)
/** What is left of a stake when the greatest multiple of the minimum, or of a declared unit, is taken off it. */
export const beyondMultiple = ofBet(
  'beyond a multiple',
  (b, rules) => {
    const stake = staked(b, rules)
    if (stake === undefined || stake instanceof Absent) return stake
    const { bankerMultiple } = rules
    const of =
      bankerMultiple === 'minimum'
        ? limit(b, 'minimum')
        : (parseMoney(bankerMultiple.split(':')[1] as string) as Money)
    if (of instanceof Absent) return of
    if (stake === 0 && of > 0) return 'no stake'
    return of === 0 ? 0 : stake % of
  },
  {
    settings: ['bankerMultiple', 'limitScope'],
    show: (rest) =>
      rest === 0
        ? 'a multiple'
        : typeof rest === 'number'
          ? `${formatMoney(rest)} beyond a multiple`
          : String(rest),
  },
)

const allBets = (r: Round, read: (bets: readonly Bet[]) => Answer): Answer => {
  if (!r.bets) return Absent.of('round.bets')
  return r.betsComplete ? read(accepted(r.bets)) : Absent.of('round.betsComplete')
}
/** What is staked on a hand, by one bettor or by all. */
const sideOf = (bets: readonly Bet[], kind: HandName, by?: string): Money => {
  let n = 0
  for (const b of bets) if (b.kind === kind && (by === undefined || b.bettor === by)) n += b.stake ?? 0
  return n
}
const difference = (bets: readonly Bet[], by?: string): Money =>
  Math.abs(sideOf(bets, 'player', by) - sideOf(bets, 'banker', by))

/** What the limit on unequal stakes bounds (`differential`): the two sides' difference, a side, or each bettor's. */
export const unequalStakes = ofRound(
  'unequal stakes',
  (r, rules) =>
    allBets(r, (bets) => {
      if (bets.some((b) => b.stake === undefined && (b.kind === 'player' || b.kind === 'banker')))
        return Absent.of('round.bets[].stake')
      if (rules.differential === 'total') return Math.max(sideOf(bets, 'player'), sideOf(bets, 'banker'))
      if (rules.differential === 'difference') return difference(bets)
      let most = 0
      for (const b of bets) {
        if (b.bettor === undefined) return Absent.of('round.bets[].bettor')
        most = Math.max(most, difference(bets, b.bettor))
      }
      return most
    }),
  { ...money, settings: ['differential'] },
)
export const differential = ofRound(
  'differential',
  (r) => {
    const text = r.tableRecord?.differential
    return text === undefined ? Absent.of('table.differential') : (parseMoney(text) as Money)
  },
  money,
)

/** Whether the bettor sits or stands. */
export const posture = ofBet('posture', (b) => b.posture ?? Absent.of('round.bets[].posture'))
/** Whether a bet lies in a box that belongs to the seated; a stander may lie behind a seated bet where the house lets him. */
export const inReservedBox = ofBet(
  'in a reserved box',
  (b, rules) => {
    const reserved = b.round.tableRecord?.reservedBoxes
    if (!reserved) return Absent.of('table.reservedBoxes')
    if (b.box === undefined) return Absent.of('round.bets[].box')
    if (!reserved.includes(b.box)) return false
    const behind = (b.round.bets ?? []).some((o) => o.posture === 'seated' && o.box === b.box)
    return !(rules.seatOwnership === 'standers-behind' && behind)
  },
  {
    settings: ['seatOwnership'],
    show: (yes) => (yes ? "in a seated bettor's box" : "in no seated bettor's box"),
  },
)

/** Whether bettors may hold the cards. */
export const holding = ofRound('holding', (r) => r.tableRecord?.holding ?? Absent.of('table.holding'))
const holderOf = (r: Round, hand: HandName): Holder | undefined => {
  const holder = r.holders?.[hand]
  return holder && !holder.dealer ? holder : undefined
}
/** Whether a bettor holds a hand's cards. */
export const held = ofRound(
  'held',
  // Where nobody may hold the cards, a log names nobody: that is no lack.
  (r, _h, hand: HandName) =>
    r.holders
      ? holderOf(r, hand) !== undefined
      : r.tableRecord?.holding === 'forbidden'
        ? false
        : Absent.of('round.holders'),
  {
    show: (yes) => (yes ? 'a bettor held the cards' : 'no bettor held the cards'),
  },
)
/** Who holds a hand's cards among the seated: the bettor of the largest stake, or another. */
export const holderIs = ofRound(
  'holder is',
  (r, rules, hand: HandName) => {
    if (!r.holders) return Absent.of('round.holders')
    const holder = holderOf(r, hand)
    return holder && allBets(r, (bets) => rankOfHolder(holder, bets, hand, rules))
  },
  { settings: ['holderScope', 'holderTie'] },
)

const rankOfHolder = (holder: Holder, bets: readonly Bet[], hand: HandName, rules: HouseRules): Answer => {
  if (holder.seat === undefined && holder.bettor === undefined) return Absent.of(`round.holders.${hand}`)
  const counted = bets.filter((b) => rules.holderScope === 'overall' || b.kind === hand)
  if (counted.some((b) => b.posture === undefined)) return Absent.of('round.bets[].posture')
  const keyOf = (b: Bet) => (holder.seat === undefined ? b.bettor : b.seat)
  const stakes = new Map<string | number | undefined, Money>()
  for (const b of counted)
    if (b.posture === 'seated') stakes.set(keyOf(b), (stakes.get(keyOf(b)) ?? 0) + (b.stake ?? 0))
  if (counted.some((b) => b.posture === 'seated' && keyOf(b) === undefined))
    return Absent.of(holder.seat === undefined ? 'round.bets[].bettor' : 'round.bets[].seat')
  const own = stakes.get(holder.seat ?? holder.bettor)
  if (own === undefined) return 'no seated bettor with a stake'
  const largest = Math.max(...stakes.values())
  if (own < largest) return 'a seated bettor of a smaller stake'
  const first = [...stakes].find(([, s]) => s === largest)?.[0]
  return rules.holderTie === 'earliest' && first !== (holder.seat ?? holder.bettor)
    ? 'a later bettor of the same stake'
    : 'the seated bettor of the largest stake'
}
