// Generated from schemas/house-rules.schema.json by "npm run generate". Do not edit.

/**
 * Rounds from this time on; absent: from the start.
 */
export type Time = string
/**
 * Rounds before this time; absent: to the end.
 */
export type Time1 = string

/**
 * The readings that a house plays by, each with its basis. What is not declared here is assumed by default, and the report says so.
 */
export interface HouseRulesFile {
  /**
   * A name for these house rules.
   */
  houseRules: string
  settings: DeclaredReading[]
}
export interface DeclaredReading {
  /**
   * The setting's name.
   */
  setting: string
  /**
   * The reading elected.
   */
  reading: string
  /**
   * Law, authorisation or notice that it rests on.
   */
  basis: string
  /**
   * The day it took effect.
   */
  since: string
  /**
   * Reference of the authorisation (art. 19).
   */
  authorisation?: string
  /**
   * Tables it holds for; absent: all.
   *
   * @minItems 1
   */
  tables?: string[]
  from?: Time
  to?: Time1
}
