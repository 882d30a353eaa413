import { type Card, parseCard, rankOf } from '../baccarat/card'
import { type Money, parseMoney } from '../baccarat/money'
import { instantOf } from '../time'
import type { Place } from './place'
import { Bet, eventKinds, Round } from './round'
import { roundIdOf } from './round-id'
import type { Bet as BetRecord, Round as RoundRecord } from './round-log.generated'

/** From a record that the schema admits to the round that is judged. Copies no value that the log does not state. */
export const canonicalRound = (record: RoundRecord, place: Place): Round => {
  const r = new Round()
  r.place = place
  r.table = record.table
  r.shoe = record.shoe
  r.id = record.round === undefined ? undefined : roundIdOf(record.round)
  r.at = record.time === undefined ? undefined : instantOf(record.time)
  if (record.status !== undefined) {
    r.status = record.status
    r.statusAssumed = false
  }
  r.reason = record.reason
  r.playerCards = cards(record.player)
  r.bankerCards = cards(record.banker)
  r.player = r.playerCards.map(rankOf)
  r.banker = r.bankerCards.map(rankOf)
  r.playerTotal = record.playerTotal
  r.bankerTotal = record.bankerTotal
  r.outcome = record.outcome
  r.playerPair = record.pairs?.player
  r.bankerPair = record.pairs?.banker
  r.events = record.events
  for (const e of record.events ?? []) r.eventKinds |= eventKinds[e.event]
  r.holders = record.holders
  r.betsComplete = record.betsComplete
  r.bets = record.bets?.map((bet) => canonicalBet(bet, r))
  return r
}

const canonicalBet = (record: BetRecord, round: Round): Bet => {
  const b = new Bet()
  b.round = round
  b.id = record.id
  b.from = record.from
  b.bettor = record.bettor
  b.seat = record.seat
  b.posture = record.posture
  b.box = record.box
  b.kind = record.bet
  b.stake = amount(record.stake)
  b.returned = amount(record.returned)
  b.standing = amount(record.standing)
  b.commission = amount(record.commission)
  b.owed = record.commissionCollected === 'owed'
  b.status = record.status ?? 'accepted'
  b.mode = record.mode
  b.currency = record.currency
  return b
}

const cards = (names: readonly string[]): Card[] => names.map((name) => parseCard(name) as Card)
const amount = (text: string | undefined): Money | undefined =>
  text === undefined ? undefined : parseMoney(text)
