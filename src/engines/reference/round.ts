import { handNames } from '../../baccarat/hand'
import { formatMoney } from '../../baccarat/money'
import type { Bet, Round } from '../../log/round-log.generated'
import type { Placed } from './accept'
import type { Dealing } from './dealing'
import type { Engine } from './engine'
import type { House } from './options'
import type { Rng } from './rng'
import type { Result, Settlement } from './settle'
import { nameOf } from './shoe'
import { type Carried, planTie } from './ties'

/** Where and when a round was played. */
export type Place = Pick<Round, 'table' | 'shoe' | 'round' | 'time'>

export const resultOf = (engine: Engine, dealing: Dealing): Result => {
  const player = dealing.ranks('player')
  const banker = dealing.ranks('banker')
  return {
    outcome: engine.outcome(player, banker),
    totals: { player: engine.total(player), banker: engine.total(banker) },
    pairs: { player: engine.isPair(dealing.player), banker: engine.isPair(dealing.banker) },
    cards: { player: player.length, banker: banker.length },
    naturals: { player: engine.isNatural(player), banker: engine.isNatural(banker) },
  }
}

/** A round's record but for its bets. Without a result (void) it states none. */
export const roundRecord = (
  place: Place,
  status: Round['status'],
  dealing: Dealing,
  result?: Result,
): Round => ({
  type: 'round',
  ...place,
  status,
  ...(dealing.voided === undefined ? undefined : { reason: dealing.voided }),
  player: dealing.player.map(nameOf),
  banker: dealing.banker.map(nameOf),
  ...(result && {
    playerTotal: result.totals.player,
    bankerTotal: result.totals.banker,
    outcome: result.outcome,
    pairs: result.pairs,
  }),
  events: dealing.events,
})

/** What each bet came to, in order; with `carry`, what a tie left undecided may stay for the next round. */
export const settleBets = (
  engine: Engine,
  placed: readonly Placed[],
  result: Result | undefined,
  house: House,
  rng: Rng,
  carry: boolean,
): { bets: Bet[]; carried: readonly Carried[] } => {
  const carried = carry && result ? planTie(engine, undecided(engine, placed, result), house, rng) : []
  const bets = placed.map((bet): Bet => {
    const record = house.lean ? leanBet(bet) : fullBet(bet)
    if (bet.refused) return record
    const stay = carried.find(({ id }) => id === bet.id)
    if (stay) return pay(record, stay)
    if (!result) return pay(record, { returned: engine.refund(bet.kind, bet.stake) })
    return pay(record, engine.settle(bet.kind, bet.stake, result, house))
  })
  return { bets, carried }
}

const undecided = (engine: Engine, placed: readonly Placed[], result: Result): Placed[] =>
  placed.filter(({ kind, refused }) => !refused && engine.verdict(kind, result) === 'undecided')

/** Writes on a bet's record what it came to. */
export const pay = (record: Bet, { returned, standing, commission }: Settlement & Partial<Carried>): Bet => {
  record.returned = formatMoney(returned)
  if (standing) record.standing = formatMoney(standing)
  if (commission !== undefined) {
    record.commission = formatMoney(commission)
    record.commissionCollected = 'deducted'
  }
  return record
}

const leanBet = ({ bettor, kind, stake }: Placed): Bet => ({
  bettor: bettor.name,
  bet: kind,
  stake: formatMoney(stake),
})

const fullBet = ({ id, bettor: { name, seat }, box, kind, stake, from, refused }: Placed): Bet => {
  const amount = formatMoney(stake)
  const status = refused ? 'refused' : 'accepted'
  const record: Bet =
    seat === undefined
      ? { id, bettor: name, posture: 'standing', box, bet: kind, stake: amount, status }
      : { id, bettor: name, seat, posture: 'seated', box, bet: kind, stake: amount, status }
  if (from !== undefined) record.from = from
  return record
}

export const holdersOf = (engine: Engine, placed: readonly Placed[]): Round['holders'] => {
  const holders: Round['holders'] = {}
  for (const hand of handNames) holders[hand] = engine.holder(hand, placed)
  return holders
}
