// Generated from schemas/rule-set.schema.json by "npm run generate". Do not edit.

/**
 * Which clauses judge a game: a register of its own, or another rule set and what differs from it. Features lie in the same folder.
 */
export interface RuleSetFile {
  /**
   * Its name: that of its folder.
   */
  ruleSet: string
  title: string
  /**
   * By which text it judges what it adds.
   */
  wording?: string
  /**
   * The rule set that it builds on: a shipped name, or a path from this folder.
   */
  extends?: string
  /**
   * Clauses of the other rule set that this one elects, replaces or removes. An elected or replaced clause is judged by the features of this folder.
   */
  changes?: DeclaredChange[]
  /**
   * Readings that hold in this rule set unless the house declares others.
   */
  readings?: {
    [k: string]: string | undefined
  }
}
export interface DeclaredChange {
  clause: string
  change: 'elected' | 'replaced' | 'removed'
  reason: string
}
