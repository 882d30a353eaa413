// Generated from schemas/clauses.schema.json by "npm run generate". Do not edit.

/**
 * Every clause of a text, in our own words, with how it is judged. Ids are never reused.
 */
export interface ClauseRegister {
  register: string
  title: string
  /**
   * By which copies of the text it judges, and what they are not.
   */
  wording: string
  articles: ArticleEntry[]
}
export interface ArticleEntry {
  article: string
  title: string
  /**
   * The law's own heading.
   */
  heading: string
  clauses: ClauseEntry[]
}
export interface ClauseEntry {
  id: string
  statement: string
  statementZh: string
  /**
   * duty: every cell must be reached; contingent: only where its case arises; permission: only its limits are judged; definition: judged through other clauses; summary: as bad as its causes.
   */
  kind: 'duty' | 'contingent' | 'permission' | 'definition' | 'summary'
  /**
   * The record that can show it.
   */
  level: 'round' | 'shoe' | 'table' | 'permission' | 'physical'
  /**
   * In the scope engine: an engine alone can show it.
   */
  engine?: boolean
  /**
   * Paths of the round-log schema that it needs.
   */
  fields: string[]
  /**
   * House rules that decide how it is read.
   */
  settings: string[]
  /**
   * It applies where any of these holds; otherwise it is not applicable, with that basis.
   *
   * @minItems 1
   */
  applies?: Condition[]
  /**
   * For a definition or a summary: the clauses that it is judged through.
   */
  through?: string[]
  /**
   * A log cannot show it, or not all of it; a person may attest it.
   */
  attestable?: boolean
  /**
   * Why no scenario judges it.
   */
  untested?: string
  notes?: string
  sources: string[]
}
export interface Condition {
  /**
   * Some table of the log deals from it.
   */
  device?: 'shoe' | 'automatic-shuffler'
  /**
   * The house reads this setting as `reading`.
   */
  setting?: string
  reading?: string
  /**
   * Elected by this rule set.
   */
  ruleSet?: string
  /**
   * Some table of the log has it so.
   */
  holding?: 'allowed' | 'forbidden'
}
