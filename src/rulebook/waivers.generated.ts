// Generated from schemas/waivers.schema.json by "npm run generate". Do not edit.

/**
 * Known violations that an auditor tolerates for a time, in one build of the engine. They are judged all the same.
 */
export interface WaiversFile {
  /**
   * A name for these waivers.
   */
  waivers: string
  entries: Waiver[]
}
export interface Waiver {
  clause: string
  /**
   * The violations tolerated: one fingerprint for each scenario and case in which the duty was not kept.
   *
   * @minItems 1
   */
  fingerprints: string[]
  /**
   * The engine's build or version.
   */
  build: string
  reason: string
  approver: string
  /**
   * The last day on which it holds.
   */
  expires: string
}
