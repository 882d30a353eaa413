import type { Card } from '../baccarat/card'
import type { Hand } from '../baccarat/hand'
import type { Money } from '../baccarat/money'
import type { HouseRules } from '../rulebook/house-rules'
import type { Place } from './place'
import type { RoundId } from './round-id'
import type { Holder, RoundEvent, Shoe as ShoeRecord, Table as TableRecord } from './round-log.generated'

export const statuses = ['settled', 'void', 'demonstration'] as const
export type Status = (typeof statuses)[number]
export type Outcome = 'player' | 'banker' | 'tie'

/** The kinds of events, each a bit: most rounds have few of them, and are asked about all. */
export const eventKinds: Readonly<Record<RoundEvent['event'], number>> = {
  'bets-closed': 1 << 0,
  card: 1 << 1,
  reveal: 1 << 2,
  use: 1 << 3,
  carry: 1 << 4,
  'cut-card': 1 << 5,
  exposed: 1 << 6,
  burn: 1 << 7,
  misdeal: 1 << 8,
  correction: 1 << 9,
  settlement: 1 << 10,
  'shoe-change': 1 << 11,
  'return-cards': 1 << 12,
  mode: 1 << 13,
}

/** A round as it is judged: cards as integers, money exact, and what was in force when it was dealt. */
export class Round {
  place!: Place
  /** The bytes of its block, for what is read from them when it is asked for: they are there until it has been judged. */
  bytes: Buffer | undefined
  /** The record's text, where it is not the bytes at its place: several lines that an adapter grouped. */
  raw: string | undefined
  table: string | undefined
  shoe: string | undefined
  /** The vendor's id; undefined where the log gives none, and the round is named by file and line. */
  id: RoundId | undefined
  /** When it was dealt, in milliseconds since 1970. */
  at: number | undefined
  status: Status = 'settled'
  statusAssumed = true
  reason: string | undefined
  playerCards: readonly Card[] = []
  bankerCards: readonly Card[] = []
  /** The ranks of the cards: all that decides a draw, a total or a pair. */
  player: Hand = []
  banker: Hand = []
  playerTotal: number | undefined
  bankerTotal: number | undefined
  outcome: Outcome | undefined
  playerPair: boolean | undefined
  bankerPair: boolean | undefined
  events: readonly RoundEvent[] | undefined
  /** The kinds of its events, as bits. */
  eventKinds = 0
  holders: { player?: Holder; banker?: Holder } | undefined
  betsComplete: boolean | undefined
  bets: readonly Bet[] | undefined
  /** In force at this round; set by the judge from the records before it. */
  tableRecord: TableRecord | undefined
  shoeRecord: ShoeRecord | undefined
  rules!: HouseRules
}

/** One stake on one outcome. Amounts in ten-thousandths of the main unit; undefined where the log is silent. */
export class Bet {
  round!: Round
  /** An id, and that of the bet which it continues: as texts, or where they stand in `round.bytes`. */
  private idText: string | undefined
  private idAt = 0
  private fromText: string | undefined
  private fromAt = 0
  bettor: string | undefined
  seat: number | undefined
  posture: 'seated' | 'standing' | undefined
  box: number | undefined
  kind: string | undefined
  stake: Money | undefined
  returned: Money | undefined
  standing: Money | undefined
  commission: Money | undefined
  /** `returned` is before commission, which the bettor owes. */
  owed = false
  status: 'accepted' | 'refused' | 'cancelled' = 'accepted'
  mode: 'commission' | 'half-on-six' | undefined
  currency: string | undefined
  /** Whether its bettor has no other accepted bet on the same thing, once somebody has asked. */
  alone: boolean | undefined

  get id(): string | undefined {
    return this.idAt ? textAt(this.round.bytes, this.idAt) : this.idText
  }
  set id(id: string | undefined) {
    this.idText = id
    this.idAt = 0
  }
  /** The id of a bet of the round before that this one continues. */
  get from(): string | undefined {
    return this.fromAt ? textAt(this.round.bytes, this.fromAt) : this.fromText
  }
  set from(id: string | undefined) {
    this.fromText = id
    this.fromAt = 0
  }

  /** Says where its id stands, which few ask for: to make a text of each costs more than to judge the bet. */
  idStands(at: TextAt): void {
    this.idAt = at
  }
  fromStands(at: TextAt): void {
    this.fromAt = at
  }
}

/** Where a text of at most 255 plain characters stands in bytes: its start, times 256, and its length; never 0. */
export type TextAt = number
export const textBetween = (start: number, end: number): TextAt => start * 256 + end - start

const textAt = (bytes: Buffer | undefined, at: TextAt): string => {
  if (!bytes) throw new Error('a text was asked for when the bytes that hold it were gone')
  const start = Math.floor(at / 256)
  return bytes.toString('latin1', start, start + (at % 256))
}
