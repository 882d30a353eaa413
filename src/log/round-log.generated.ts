// Generated from schemas/round-log.schema.json by "npm run generate". Do not edit.

/**
 * One line of a round log. A field that is absent makes the clauses that need it inconclusive; unknown fields are kept as evidence and otherwise ignored.
 */
export type RoundLogRecord = Log | Table | Shoe | Round | ShoeEnd
/**
 * An RFC 3339 date and time with its offset.
 */
export type Time = string
/**
 * A name given by the vendor.
 */
export type Id = string
/**
 * What the cards are dealt from: a dealing shoe, or an automatic shuffler-dealer (arts. 1.3, 2.3, 7.2).
 */
export type Device = 'shoe' | 'automatic-shuffler'
/**
 * The smallest amount the table pays; commission that is no multiple of it needs a declared rounding.
 */
export type Amount = string
/**
 * How a winning Banker bet is settled (art. 18.1): 5 % commission, or none and half pay when the Banker wins on six (Despacho 73/2005).
 */
export type Mode = 'commission' | 'half-on-six'
/**
 * A decimal string in the currency's main unit, at most four decimals and below 10^11. Never a JSON number, never negative.
 */
export type Amount1 = string
/**
 * A decimal string in the currency's main unit, at most four decimals and below 10^11. Never a JSON number, never negative.
 */
export type Amount2 = string
/**
 * A step in preparing a shoe.
 */
export type ShoeEvent = Shuffle | Cut | InsertTheCutCard | Load | OpeningBurn | ReplacementOfCards
/**
 * Which way a card lies.
 */
export type Facing = 'up' | 'down'
/**
 * The first card, turned to fix the number.
 */
export type Card = string
/**
 * Rank A, 2-9, 10 (or T), J, Q, K, then suit S, H, D or C; the suit may be absent.
 */
export type Card1 = string
/**
 * In the order dealt to the hand, after any correction. Ten at most: more is no hand of any game.
 *
 * @maxItems 10
 */
export type Cards = Card1[]
/**
 * What happened at the table, in order.
 */
export type RoundEvent =
  | BettingCloses
  | CardDealt
  | CardsTurned
  | PreDealtCardUsed
  | PreDealtCardCarriedToTheNextRound
  | CutCardComesOut
  | CardExposedByAccident
  | Burn
  | Misdeal
  | Correction
  | Settlement
  | ChangeOfShoe
  | CardsReturnedToTheShuffler
  | ChangeOfMode
/**
 * player or banker.
 */
export type Hand = 'player' | 'banker'
/**
 * A kind of the canonical list, or other:NAME with the vendor's own name.
 */
export type Bet1 = string
/**
 * A decimal string in the currency's main unit, at most four decimals and below 10^11. Never a JSON number, never negative.
 */
export type Amount3 = string
/**
 * A decimal string in the currency's main unit, at most four decimals and below 10^11. Never a JSON number, never negative.
 */
export type Amount4 = string
/**
 * A name given by the vendor.
 */
export type Id1 = string

/**
 * What the log is, once at its head.
 */
export interface Log {
  type: 'log'
  /**
   * live: from play; simulated: an engine playing shuffled shoes; stacked: cards chosen by a playbook.
   */
  origin?: 'live' | 'simulated' | 'stacked'
  /**
   * SHA-256 of the playbook that stacked the rounds.
   */
  playbook?: string
  /**
   * The exporter states that no round of the period is left out.
   */
  complete?: boolean
  /**
   * How many round records the exporter wrote, all statuses.
   */
  rounds?: number
  /**
   * The program that wrote the log.
   */
  exportedBy?: string
  /**
   * The engine that played the rounds.
   */
  engine?: {
    name?: string
    version?: string
    build?: string
  }
  from?: Time
  to?: Time
}
/**
 * A table as it stands from here on; a later record of the same table replaces it.
 */
export interface Table {
  type: 'table'
  table?: Id
  time?: Time
  device?: Device
  /**
   * Layouts on the table (art. 1.5).
   */
  layouts?: number
  /**
   * Seats at the table (art. 1.5).
   */
  seats?: number
  /**
   * Betting boxes that belong to the seated (art. 15).
   */
  reservedBoxes?: number[]
  /**
   * ISO 4217 code.
   */
  currency?: string
  unit?: Amount
  mode?: Mode
  /**
   * Limits by kind of bet (art. 18.2).
   */
  limits?: {
    [k: string]: Limit | undefined
  }
  differential?: Amount2
  /**
   * Whether bettors may hold the cards (art. 16.1).
   */
  holding?: 'allowed' | 'forbidden'
  /**
   * drawn: third cards come from the shoe as needed; six-card: all six lie on the layout before the round.
   */
  dealing?: 'drawn' | 'six-card'
}
/**
 * Least and greatest stake on a bet (art. 18.2).
 */
export interface Limit {
  minimum?: Amount1
  maximum?: Amount1
}
/**
 * A shoe as it is prepared: decks, and the events of article 2 in their order.
 */
export interface Shoe {
  type: 'shoe'
  table?: Id
  shoe?: Id
  time?: Time
  /**
   * Decks of fifty-two cards (art. 1.1).
   */
  decks?: number
  device?: Device
  events?: ShoeEvent[]
}
export interface Shuffle {
  event: 'shuffle'
  by?: 'dealer' | 'machine' | 'other'
}
export interface Cut {
  event: 'cut'
  by?: 'bettor' | 'dealer' | 'other'
}
export interface InsertTheCutCard {
  event: 'insert-cut-card'
  /**
   * Cards behind the cut card.
   */
  behind?: number
}
export interface Load {
  event: 'load'
  facing?: Facing
  /**
   * Cards put into the shoe.
   */
  count?: number
}
export interface OpeningBurn {
  event: 'burn'
  shown?: Card
  /**
   * Cards discarded, not counting the shown card.
   */
  count?: number
  cards?: Card1[]
}
export interface ReplacementOfCards {
  event: 'replace-cards'
  scope?: 'set' | 'deck'
}
/**
 * One deal to settlement.
 */
export interface Round {
  type: 'round'
  table?: Id
  shoe?: Id
  round?: Id
  time?: Time
  /**
   * Absent means settled, and the report says that it was assumed.
   */
  status?: 'settled' | 'void' | 'demonstration'
  /**
   * Why a round is void.
   */
  reason?: string
  player: Cards
  banker: Cards
  /**
   * As stated by the engine; compared with the cards.
   */
  playerTotal?: number
  /**
   * As stated by the engine; compared with the cards.
   */
  bankerTotal?: number
  /**
   * As stated by the engine; compared with the cards.
   */
  outcome?: 'player' | 'banker' | 'tie'
  /**
   * As stated by the engine; compared with the cards.
   */
  pairs?: {
    player?: boolean
    banker?: boolean
  }
  events?: RoundEvent[]
  /**
   * Who holds each hand's cards (art. 16.2).
   */
  holders?: {
    player?: Holder
    banker?: Holder
  }
  /**
   * bets lists every bet of the table's round.
   */
  betsComplete?: boolean
  bets?: Bet[]
}
export interface BettingCloses {
  event: 'bets-closed'
}
export interface CardDealt {
  event: 'card'
  to?: 'player' | 'banker' | 'draw-area'
  card?: Card1
  facing?: Facing
  /**
   * The card's place in the shoe, from 1.
   */
  position?: number
}
export interface CardsTurned {
  event: 'reveal'
  hand?: Hand
  cards?: Card1[]
}
export interface PreDealtCardUsed {
  event: 'use'
  to?: Hand
  card?: Card1
}
export interface PreDealtCardCarriedToTheNextRound {
  event: 'carry'
  card?: Card1
}
export interface CutCardComesOut {
  event: 'cut-card'
}
export interface CardExposedByAccident {
  event: 'exposed'
  card?: Card1
  /**
   * The card's place in the shoe, from 1.
   */
  position?: number
}
export interface Burn {
  event: 'burn'
  count?: number
  cards?: Card1[]
}
export interface Misdeal {
  event: 'misdeal'
  /**
   * The vendor's word for the mistake.
   */
  kind?: string
}
export interface Correction {
  event: 'correction'
  /**
   * The kind of misdeal put right.
   */
  of?: string
}
export interface Settlement {
  event: 'settlement'
}
export interface ChangeOfShoe {
  event: 'shoe-change'
  shoe?: Id
}
export interface CardsReturnedToTheShuffler {
  event: 'return-cards'
  count?: number
}
export interface ChangeOfMode {
  event: 'mode'
  mode?: Mode
}
export interface Holder {
  seat?: number
  bettor?: Id
  /**
   * The dealer opens the cards.
   */
  dealer?: boolean
}
/**
 * One stake on one outcome.
 */
export interface Bet {
  bettor?: Id
  seat?: number
  posture?: 'seated' | 'standing'
  /**
   * Betting box on the layout.
   */
  box?: number
  bet?: Bet1
  stake?: Amount1
  returned?: Amount3
  standing?: Amount4
  from?: Id1
  id?: Id
  commission?: Amount1
  /**
   * deducted: returned is after commission (the default); owed: returned is before it.
   */
  commissionCollected?: 'deducted' | 'owed'
  /**
   * Absent means accepted.
   */
  status?: 'accepted' | 'refused' | 'cancelled'
  mode?: Mode
  currency?: string
}
/**
 * The last record of a shoe.
 */
export interface ShoeEnd {
  type: 'shoe-end'
  table?: Id
  shoe?: Id
  time?: Time
  reason?: 'cut-card' | 'house' | 'exhausted' | 'other'
  /**
   * The cards were shuffled again.
   */
  reshuffled?: boolean
}
