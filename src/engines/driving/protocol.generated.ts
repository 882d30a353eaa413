// Generated from schemas/engine-protocol.schema.json by "npm run generate". Do not edit.

/**
 * What the harness and an engine under test say to each other: one JSON object a line over the engine's standard input and output, or one a request by HTTP POST. The harness asks, the engine answers each question once, in order; bye needs no answer.
 */
export type Message = Hello | Deal | Bye | Welcome | Dealt | Unsupported | Rejected
/**
 * The question's number; its answer bears the same.
 */
export type Seq = number

/**
 * The harness's first message.
 */
export interface Hello {
  message: 'hello'
  /**
   * The version of this protocol.
   */
  protocol: 1
  /**
   * Name and version of the harness.
   */
  harness: string
}
/**
 * Asks for one round: these cards, these bets.
 */
export interface Deal {
  message: 'deal'
  seq: Seq
  /**
   * The cards as they leave the shoe, the first one first. The round takes as many as it needs; the others are to spare.
   *
   * Items: Rank A, 2-9, 10, J, Q, K, then suit S, H, D or C.
   */
  stack: string[]
  /**
   * The bets to accept and settle.
   */
  bets: BetOffered[]
  /**
   * The table that the round is played at: a table record of the round log.
   */
  table: {}
}
/**
 * A bet as the round log writes it.
 */
export interface BetOffered {
  bettor: string
  /**
   * A kind of bet of the round log's list.
   */
  bet: string
  /**
   * A decimal string in the currency's main unit.
   */
  stake: string
  /**
   * Present where the bet is settled otherwise than the table's bets.
   */
  mode?: 'commission' | 'half-on-six'
}
/**
 * The harness's last message: the engine ends.
 */
export interface Bye {
  message: 'bye'
}
/**
 * The engine's answer to hello.
 */
export interface Welcome {
  /**
   * The version of this protocol.
   */
  protocol: 1
  engine: EngineNamed
  /**
   * What the engine says that it can do, in its own words; kept as evidence.
   */
  capabilities?: {}
}
/**
 * What is under test: the report names it so.
 */
export interface EngineNamed {
  name: string
  version: string
  /**
   * What tells two builds of a version apart.
   */
  build?: string
}
/**
 * The engine's answer: the round that it played.
 */
export interface Dealt {
  seq: Seq
  /**
   * The round in the engine's own JSON, which an adapter maps; without an adapter, a round record of the round log.
   */
  round: {
    [k: string]: unknown | undefined
  }
}
/**
 * The engine's answer where it cannot play what is asked.
 */
export interface Unsupported {
  seq: Seq
  unsupported: {
    /**
     * What it lacks.
     */
    capability: string
  }
}
/**
 * The engine's answer where it will not play what is asked.
 */
export interface Rejected {
  seq: Seq
  rejected: {
    code: string
    message: string
  }
}
