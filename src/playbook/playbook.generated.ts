// Generated from schemas/playbook.schema.json by "npm run generate". Do not edit.

/**
 * Stacked rounds that reach every cell of a plan that a deal can reach. An engine, or a vendor's own rig, plays them and answers with a round each.
 */
export interface Playbook {
  format: 'baccarat-compliance/playbook/1'
  ruleSet: string
  /**
   * SHA-256 of the plan that it was computed from.
   */
  plan: string
  /**
   * practice: the public rounds in their own order; certification: chosen and shuffled by a seed.
   */
  mode: 'practice' | 'certification'
  /**
   * The table that the rounds are played at, as a round-log table record.
   */
  table: {}
  rounds: StackedRound[]
  /**
   * Cells that no deal can reach, with the reason.
   */
  unreached: Unreached[]
}
export interface StackedRound {
  /**
   * Its number in the playbook, from 1.
   */
  round: number
  /**
   * Cards offered, in dealing order: two for each hand in turn from the Player, then the Player's and the Banker's third, and cards to spare.
   *
   * @minItems 6
   */
  stack: string[]
  bets: StackedBet[]
}
export interface StackedBet {
  bettor: string
  bet: string
  stake: string
  mode?: 'commission' | 'half-on-six'
}
export interface Unreached {
  clause: string
  scenario: string
  cells: number
  reason: string
}
