// Generated from schemas/adapter.schema.json by "npm run generate". Do not edit.

/**
 * Where rounds are in a record: a list path, each * one round. Absent: the whole record is one round.
 */
export type Path = string
/**
 * A single value of JSON.
 */
export type Scalar = string | number | boolean
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path1 = string
/**
 * How both hands' cards are written, unless a hand says otherwise. Default rank-suit.
 */
export type CardNotation =
  | string
  | {
      /**
       * rank-suit (10H, TH, 0H, Th), suit-rank (H10, H_T), rank-suit-number (12D), suit-rank-number (S04, D12), rank-symbol (7♣), symbol-rank (♣7), words (Queen of Hearts), glyph (🂡), rank (10), rank-number (1-13), index (1-52), fields (an object of suit and rank).
       */
      notation?: string
      /**
       * Vendor's text to canonical card, where no notation fits or some cards differ from it.
       */
      values?: {
        [k: string]: string | undefined
      }
      at?: Path2
      suit?: Path3
      rank?: Path4
      /**
       * Vendor's suits to S, H, D, C. By default their letters, symbols and English names.
       */
      suits?: {
        [k: string]: 'S' | 'H' | 'D' | 'C' | undefined
      }
      /**
       * Vendor's ranks to A, 2-10, J, Q, K.
       */
      ranks?: {
        [k: string]: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | undefined
      }
      /**
       * index: the number of the first card. Default 1.
       */
      from?: number
      /**
       * index: suit where the cards of a suit stand together (the default), rank where those of a rank do.
       */
      by?: 'suit' | 'rank'
      /**
       * index: the suits in the vendor's order. Always needed.
       *
       * @minItems 4
       * @maxItems 4
       */
      suitOrder?: ('S' | 'H' | 'D' | 'C')[]
      /**
       * index: the ranks in the vendor's order. Default from ace to king.
       *
       * @minItems 13
       * @maxItems 13
       */
      rankOrder?: ('A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K')[]
      /**
       * index: how many decks are numbered through, one after the other. Default 1.
       */
      decks?: number
    }
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path2 = string
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path3 = string
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path4 = string
/**
 * How many of the vendor's units make one main unit of the currency, unless an amount says otherwise: 100 where amounts are in cents. Default 1.
 */
export type Scale = 1 | 10 | 100 | 1000 | 10000
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
 * The table's id.
 */
export type Text =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * A regular expression; the value is its group named value, else its first group. A text that it does not match is an error.
 */
export type Match = string
/**
 * Whether a record without this field is an error. Without it, what is absent stays absent.
 */
export type Required = boolean
/**
 * The shoe's id, unique within the log.
 */
export type Text1 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * The round's id, unique within its shoe.
 */
export type Text2 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * When the round was played.
 */
export type TimeSource =
  | string
  | {
      at?: Path1
      /**
       * Paths of the date and the time, where they stand apart.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts when they are read by the notation. Default a space.
       */
      with?: string
      match?: Match
      /**
       * rfc3339 (the default; T or a space, offset optional), epoch-ms, epoch-s, or a pattern of YYYY MM M MMM DD D HH H hh h mm ss SSS A Z; other letters stand in single quotes.
       */
      notation?: string
      /**
       * The offset of times that carry none. Never guessed.
       */
      offset?: string
      required?: Required
    }
/**
 * Why a round is void.
 */
export type Text3 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * The Player's cards, in the order dealt.
 */
export type HandSource =
  | string
  | {
      at?: Path1
      /**
       * Paths of the cards, where each has a field of its own.
       *
       * @minItems 1
       */
      fields?: Path1[]
      /**
       * Which items of the list are this hand's, in the order dealt, from 0.
       *
       * @minItems 1
       */
      slots?: number[]
      where?: Where1
      count?: Path5
      match?: Match
      /**
       * What stands between the cards of a text; "" where they run together.
       */
      separator?: string
      /**
       * Marks of an empty place; null and "" always are.
       */
      noCard?: Scalar[]
      cards?: CardNotation1
      /**
       * []: in this format a hand that is not recorded holds no card (a void round). Without it, a missing hand is an error.
       */
      absent?: []
    }
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path5 = string
/**
 * How the cards are written.
 */
export type CardNotation1 =
  | string
  | {
      /**
       * rank-suit (10H, TH, 0H, Th), suit-rank (H10, H_T), rank-suit-number (12D), suit-rank-number (S04, D12), rank-symbol (7♣), symbol-rank (♣7), words (Queen of Hearts), glyph (🂡), rank (10), rank-number (1-13), index (1-52), fields (an object of suit and rank).
       */
      notation?: string
      /**
       * Vendor's text to canonical card, where no notation fits or some cards differ from it.
       */
      values?: {
        [k: string]: string | undefined
      }
      at?: Path2
      suit?: Path3
      rank?: Path4
      /**
       * Vendor's suits to S, H, D, C. By default their letters, symbols and English names.
       */
      suits?: {
        [k: string]: 'S' | 'H' | 'D' | 'C' | undefined
      }
      /**
       * Vendor's ranks to A, 2-10, J, Q, K.
       */
      ranks?: {
        [k: string]: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | undefined
      }
      /**
       * index: the number of the first card. Default 1.
       */
      from?: number
      /**
       * index: suit where the cards of a suit stand together (the default), rank where those of a rank do.
       */
      by?: 'suit' | 'rank'
      /**
       * index: the suits in the vendor's order. Always needed.
       *
       * @minItems 4
       * @maxItems 4
       */
      suitOrder?: ('S' | 'H' | 'D' | 'C')[]
      /**
       * index: the ranks in the vendor's order. Default from ace to king.
       *
       * @minItems 13
       * @maxItems 13
       */
      rankOrder?: ('A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K')[]
      /**
       * index: how many decks are numbered through, one after the other. Default 1.
       */
      decks?: number
    }
/**
 * The Banker's cards, in the order dealt.
 */
export type HandSource1 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the cards, where each has a field of its own.
       *
       * @minItems 1
       */
      fields?: Path1[]
      /**
       * Which items of the list are this hand's, in the order dealt, from 0.
       *
       * @minItems 1
       */
      slots?: number[]
      where?: Where1
      count?: Path5
      match?: Match
      /**
       * What stands between the cards of a text; "" where they run together.
       */
      separator?: string
      /**
       * Marks of an empty place; null and "" always are.
       */
      noCard?: Scalar[]
      cards?: CardNotation1
      /**
       * []: in this format a hand that is not recorded holds no card (a void round). Without it, a missing hand is an error.
       */
      absent?: []
    }
/**
 * The Player's total as the engine states it.
 */
export type Integer =
  | string
  | {
      at: Path1
      match?: Match
      required?: Required
    }
/**
 * The Banker's total as the engine states it.
 */
export type Integer1 =
  | string
  | {
      at: Path1
      match?: Match
      required?: Required
    }
/**
 * The outcome as the engine states it.
 */
export type Outcome =
  | string
  | {
      at?: Path1
      match?: Match
      /**
       * Vendor's value to outcome. A value that is not listed is an error.
       */
      values?: {
        [k: string]: 'player' | 'banker' | 'tie' | undefined
      }
      /**
       * A flag for each outcome; exactly one must be true.
       */
      flags?: {
        player: Flag
        banker: Flag
        tie: Flag
      }
      required?: Required
    }
/**
 * A path of true or false, or where a flag is and what its values mean; or a list and what it has in it where the flag is true.
 */
export type Flag =
  | string
  | {
      at: Path1
      match?: Match
      /**
       * Vendor's value to true or false. A value that is not listed is an error.
       */
      values?: {
        [k: string]: boolean | undefined
      }
      /**
       * The value that stands in the list where the flag is true.
       */
      has?: string | number
      /**
       * has: what stands between the items of a text.
       */
      separator?: string
      required?: Required
    }
/**
 * A path of true or false, or where a flag is and what its values mean; or a list and what it has in it where the flag is true.
 */
export type Flag1 =
  | string
  | {
      at: Path1
      match?: Match
      /**
       * Vendor's value to true or false. A value that is not listed is an error.
       */
      values?: {
        [k: string]: boolean | undefined
      }
      /**
       * The value that stands in the list where the flag is true.
       */
      has?: string | number
      /**
       * has: what stands between the items of a text.
       */
      separator?: string
      required?: Required
    }
/**
 * A path of true or false, or where a flag is and what its values mean; or a list and what it has in it where the flag is true.
 */
export type Flag2 =
  | string
  | {
      at: Path1
      match?: Match
      /**
       * Vendor's value to true or false. A value that is not listed is an error.
       */
      values?: {
        [k: string]: boolean | undefined
      }
      /**
       * The value that stands in the list where the flag is true.
       */
      has?: string | number
      /**
       * has: what stands between the items of a text.
       */
      separator?: string
      required?: Required
    }
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path6 = string
/**
 * How its cards are written, if not as in the hands.
 */
export type CardNotation2 =
  | string
  | {
      /**
       * rank-suit (10H, TH, 0H, Th), suit-rank (H10, H_T), rank-suit-number (12D), suit-rank-number (S04, D12), rank-symbol (7♣), symbol-rank (♣7), words (Queen of Hearts), glyph (🂡), rank (10), rank-number (1-13), index (1-52), fields (an object of suit and rank).
       */
      notation?: string
      /**
       * Vendor's text to canonical card, where no notation fits or some cards differ from it.
       */
      values?: {
        [k: string]: string | undefined
      }
      at?: Path2
      suit?: Path3
      rank?: Path4
      /**
       * Vendor's suits to S, H, D, C. By default their letters, symbols and English names.
       */
      suits?: {
        [k: string]: 'S' | 'H' | 'D' | 'C' | undefined
      }
      /**
       * Vendor's ranks to A, 2-10, J, Q, K.
       */
      ranks?: {
        [k: string]: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | undefined
      }
      /**
       * index: the number of the first card. Default 1.
       */
      from?: number
      /**
       * index: suit where the cards of a suit stand together (the default), rank where those of a rank do.
       */
      by?: 'suit' | 'rank'
      /**
       * index: the suits in the vendor's order. Always needed.
       *
       * @minItems 4
       * @maxItems 4
       */
      suitOrder?: ('S' | 'H' | 'D' | 'C')[]
      /**
       * index: the ranks in the vendor's order. Default from ace to king.
       *
       * @minItems 13
       * @maxItems 13
       */
      rankOrder?: ('A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K')[]
      /**
       * index: how many decks are numbered through, one after the other. Default 1.
       */
      decks?: number
    }
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path7 = string
/**
 * Keys joined by dots; lists by index (cards.0). 'a.b' in quotes is one key. text:json goes on inside JSON that stands in a string. ^ is what encloses the item, @key the item's own key, * each item of a list, {name} the name of a bet. A single dot is the item itself.
 */
export type Path8 = string
/**
 * A kind of the canonical list, or other:NAME with the vendor's own name.
 */
export type Bet = string
/**
 * A kind of the canonical list, or other:NAME with the vendor's own name.
 */
export type Bet1 = string
/**
 * What was staked.
 */
export type AmountSource =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * How many of the vendor's units make one main unit.
 */
export type Scale1 = 1 | 10 | 100 | 1000 | 10000
/**
 * All that came back, stake included (gross): 0 on a loss, the stake on a push.
 */
export type AmountSource1 =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * The profit or loss: minus the stake on a loss, 0 on a push.
 */
export type AmountSource2 =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * What was won without the stake: 0 on a loss and on a push alike, so that result must tell which; where it does not, returned stays absent unless something was won.
 */
export type AmountSource3 =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * What stays on the layout after a tie.
 */
export type AmountSource4 =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * The commission taken.
 */
export type AmountSource5 =
  | string
  | {
      at: Path1
      match?: Match
      scale?: Scale1
      /**
       * What separates thousands in a text.
       */
      thousands?: ',' | '.' | ' ' | "'"
      /**
       * 0: in this format an amount that is not listed is nothing (an object of winnings names only the winners). It holds only where the object or item that would list it is there.
       */
      absent?: '0'
      required?: Required
    }
/**
 * Who bet.
 */
export type Text4 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * The bet's id.
 */
export type Text5 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * The id of the earlier bet that this one continues.
 */
export type Text6 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * ISO 4217 code of the bet's amounts.
 */
export type Text7 =
  | string
  | {
      at?: Path1
      /**
       * Paths of the parts of a name; absent where any part is.
       *
       * @minItems 2
       */
      join?: Path1[]
      /**
       * What stands between the parts. Default -.
       */
      with?: string
      match?: Match
      required?: Required
    }
/**
 * The bettor's seat.
 */
export type Integer2 =
  | string
  | {
      at: Path1
      match?: Match
      required?: Required
    }
/**
 * The betting box.
 */
export type Integer3 =
  | string
  | {
      at: Path1
      match?: Match
      required?: Required
    }

/**
 * How a vendor's own JSON becomes canonical round-log records. An adapter says where things are and how they are written; it never supplies what the vendor did not record.
 */
export interface Adapter {
  /**
   * Where this schema is, for editors.
   */
  $schema?: string
  /**
   * A name that the report prints.
   */
  name: string
  /**
   * What is peculiar about the vendor's records, for whoever reads the adapter.
   */
  description?: string
  rounds?: Path
  only?: Where
  /**
   * Where a log has one line a bet: what lines of one round have in common. Consecutive lines with the same values become one round.
   *
   * @minItems 1
   */
  groupBy?: Path1[]
  /**
   * Marks that mean "not recorded", in every field; null and "" always do.
   */
  noValue?: Scalar[]
  cards?: CardNotation
  scale?: Scale
  /**
   * What the auditor declares about the whole log because the vendor's records cannot say it. Nothing else in an adapter is constant.
   */
  declared?: {
    log?: Log
    table?: Table
    /**
     * Fields of every round.
     */
    round?: {
      /**
       * The table that every round was played at.
       */
      table?: string
      /**
       * Whether the log lists every bet of the table's rounds.
       */
      betsComplete?: boolean
    }
    /**
     * Fields of every bet.
     */
    bet?: {
      /**
       * ISO 4217 code of every amount.
       */
      currency?: string
      /**
       * How a winning Banker bet is settled.
       */
      mode?: 'commission' | 'half-on-six'
      /**
       * owed where the amounts that came back are before commission.
       */
      commissionCollected?: 'deducted' | 'owed'
    }
  }
  /**
   * Where each field of a round is. Paths start at the round.
   */
  round: {
    table?: Text
    shoe?: Text1
    round?: Text2
    time?: TimeSource
    status?: Status
    reason?: Text3
    player: HandSource
    banker: HandSource1
    playerTotal?: Integer
    bankerTotal?: Integer1
    outcome?: Outcome
    /**
     * The pair flags as the engine states them.
     */
    pairs?: {
      player?: Flag1
      banker?: Flag2
    }
    /**
     * A list of the round's cards in the order they left the shoe. Where it does not say which hand got each card, that is found from the hands; where no order fits them, or none is recorded, events stay absent.
     */
    dealingOrder?: {
      at: Path6
      cards?: CardNotation2
      /**
       * Which hand got the card: a path in each item, and what its values mean.
       */
      to?: {
        at: Path7
        /**
         * Vendor's value to player or banker.
         */
        values: {
          [k: string]: 'player' | 'banker' | undefined
        }
      }
      /**
       * Whether a card's place in the list is its place in the shoe, from 1.
       */
      positions?: boolean
    }
    /**
     * Where bets are, and how they are written. Several sources where main and side bets stand apart.
     *
     * @minItems 1
     */
    bets?: BetSource[]
  }
}
/**
 * Which records are baccarat rounds, where a log mixes several games: a path in the round and the values it may have. The others are skipped and counted.
 */
export interface Where {
  /**
   * @minItems 1
   */
  [k: string]: Scalar[] | undefined
}
/**
 * A log record to stand before the first round.
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
 * A table record to stand before the first round.
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
 * Whether the round was settled, void or a demonstration.
 */
export interface Status {
  at: Path1
  match?: Match
  /**
   * Vendor's value to status. A value that is not listed is an error.
   */
  values: {
    [k: string]: 'settled' | 'void' | 'demonstration' | undefined
  }
  required?: Required
}
/**
 * Which items of the list are this hand's, by their own fields.
 */
export interface Where1 {
  /**
   * @minItems 1
   */
  [k: string]: Scalar[] | undefined
}
/**
 * Where bets are and how they are written. Without at, and without {name} in an amount, the round (or, with groupBy, the line) is itself one bet. At most one of returned, net and win.
 */
export interface BetSource {
  at?: Path8
  where?: Where2
  /**
   * Where the bet's name is (@key where names are keys) and what the names mean.
   */
  bet:
    | string
    | {
        at?: Path1
        match?: Match
        /**
         * Vendor's name to canonical kind. A name that is not listed becomes other:NAME.
         */
        values?: {
          [k: string]: Bet | undefined
        }
        is?: Bet1
      }
  /**
   * Keys that {name} must pass over, where an object holds other things than bets.
   */
  notBets?: string[]
  stake?: AmountSource
  /**
   * Whether a stake of 0 that returned nothing means that no bet was placed.
   */
  zeroIsNoBet?: boolean
  returned?: AmountSource1
  net?: AmountSource2
  win?: AmountSource3
  /**
   * With win: what became of the stake.
   */
  result?: {
    at: Path1
    match?: Match
    /**
     * Vendor's value to won, lost or push. A value that is not listed is an error.
     */
    values: {
      [k: string]: 'won' | 'lost' | 'push' | undefined
    }
    required?: Required
  }
  standing?: AmountSource4
  commission?: AmountSource5
  bettor?: Text4
  id?: Text5
  from?: Text6
  currency?: Text7
  seat?: Integer2
  box?: Integer3
  /**
   * Whether the bet was accepted.
   */
  status?: {
    at: Path1
    match?: Match
    /**
     * Vendor's value to status. A value that is not listed is an error.
     */
    values: {
      [k: string]: 'accepted' | 'refused' | 'cancelled' | undefined
    }
    required?: Required
  }
}
/**
 * Which items are bets, where the list holds other things too.
 */
export interface Where2 {
  /**
   * @minItems 1
   */
  [k: string]: Scalar[] | undefined
}
