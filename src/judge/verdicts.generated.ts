// Generated from schemas/verdicts.schema.json by "npm run generate". Do not edit.

/**
 * As bad as its worst clause in the scope.
 */
export type Status =
  | 'fail'
  | 'error'
  | 'inconclusive'
  | 'not-exercised'
  | 'waived'
  | 'attested'
  | 'not-applicable'
  | 'pass'
  | 'out-of-scope'
/**
 * Worst first. out-of-scope: the conclusion's scope does not cover the clause.
 */
export type Status1 =
  | 'fail'
  | 'error'
  | 'inconclusive'
  | 'not-exercised'
  | 'waived'
  | 'attested'
  | 'not-applicable'
  | 'pass'
  | 'out-of-scope'

/**
 * The canonical result of one judgement. The same log judged again by the same version gives the same bytes; times and machine facts are kept apart.
 */
export interface Verdicts {
  format: 'baccarat-compliance/verdicts/1'
  harness: {
    name: string
    version: string
    /**
     * Commit of the checkout that judged; null in an installed package without one.
     */
    commit: string | null
  }
  /**
   * What was judged, as the command named it or as the log's head states it.
   */
  subject: {
    name: string | null
    version: string | null
  }
  scope: 'engine' | 'full'
  ruleSet: {
    name: string
    title: string
    /**
     * By which copies of the text it judges, and what they are not.
     */
    wording: string
    /**
     * SHA-256 of the plan: every check as data.
     */
    digest: string
    checks: number
    cells: number
    /**
     * Clauses that this rule set adds, replaces or removes against the one it extends.
     */
    changed: ClauseChange[]
  }
  houseRules: {
    /**
     * File that declares them; null where every reading is a default.
     */
    name: string | null
    digest: string | null
    settings: SettingInForce[]
  }
  inputs: Input[]
  /**
   * What the log is, and what was found about the log itself.
   */
  log: {
    origin: 'live' | 'simulated' | 'stacked' | null
    /**
     * As the log states; null where it does not say.
     */
    complete: boolean | null
    tables: number
    shoes: number
    rounds: {
      settled: number
      void: number
      demonstration: number
    }
    bets: number
    /**
     * What was taken as so because the log does not say.
     */
    assumptions: string[]
    findings: Finding[]
  }
  conclusion: {
    status: 'conformant' | 'conformant-with-waivers' | 'non-conformant' | 'incomplete'
    exit: number
    /**
     * One sentence: what was found, in which scope, by which wording and readings.
     */
    statement: string
    /**
     * Why it is not conformant, worst first.
     */
    reasons: string[]
    /**
     * Clauses of the scope by status.
     */
    clauses: {
      [k: string]: number | undefined
    }
    /**
     * Violations counted over all clauses.
     */
    violations: number
  }
  articles: ArticleVerdict[]
  attestations?: AttestationsInForce
  waivers?: WaiversInForce
}
export interface ClauseChange {
  clause: string
  change: 'added' | 'elected' | 'replaced' | 'removed'
  reason: string
}
export interface SettingInForce {
  setting: string
  /**
   * What the text leaves open.
   */
  question: string
  clauses: string[]
  /**
   * The reading in force.
   */
  reading: string
  /**
   * false: assumed by default.
   */
  declared: boolean
  basis?: string
  /**
   * Where it holds for some tables only.
   */
  tables?: string[]
  from?: string
  to?: string
}
export interface Input {
  name: string
  bytes: number
  sha256: string
  records: number
  rounds: number
  /**
   * Records that could not be read and were left out.
   */
  bad: number
  adapter: {
    name: string
    digest: string
  } | null
}
export interface Finding {
  kind: string
  message: string
  count: number
  /**
   * It bars the conclusion conformant.
   */
  bars: boolean
  first: Place[]
}
/**
 * Where something stands in an input.
 */
export interface Place {
  input: string
  line: number
  /**
   * Byte offset of the record in the (decompressed) input.
   */
  offset: number
  /**
   * The round's id; null where the log gives none.
   */
  round: string | null
}
export interface ArticleVerdict {
  article: string
  /**
   * English title.
   */
  title: string
  /**
   * The law's own heading, in Chinese.
   */
  heading: string
  status: Status
  clauses: ClauseVerdict[]
}
export interface ClauseVerdict {
  id: string
  statement: string
  statementZh: string
  kind: 'duty' | 'contingent' | 'permission' | 'definition' | 'summary'
  level: 'round' | 'shoe' | 'table' | 'permission' | 'physical'
  status: Status1
  /**
   * Why the status is what it is; never empty.
   */
  reason: string
  violations: number
  /**
   * Times a duty of this clause was asked.
   */
  exercised: number
  /**
   * Where no violation was seen: the largest rate still consistent with that at 95 % (3/N); null otherwise.
   */
  rate: number | null
  /**
   * What would have been found under another reading, one setting varied at a time.
   */
  readings: ReadingCompared[]
  checks: CheckVerdict[]
}
export interface ReadingCompared {
  setting: string
  reading: string
  violations: number
  /**
   * Times its verdict differs from the declared reading's; 0: this log cannot tell them apart.
   */
  differs: number
}
/**
 * One duty of one scenario (one row of an outline).
 */
export interface CheckVerdict {
  scenario: string
  /**
   * Examples values of the row.
   */
  values: {
    [k: string]: string | undefined
  }
  uri: string
  line: number
  /**
   * The Rule's description: a hint for whoever mends the engine.
   */
  hint: string
  duty: string
  status: Status1
  exercised: number
  violations: number
  /**
   * Fields that the duty needed and some records lack.
   */
  absent: AbsentField[]
  /**
   * Settings without which the duty cannot be decided.
   */
  undeclared: UndeclaredSetting[]
  cells: {
    total: number
    hit: number
    /**
     * Cells that no record reached, in words.
     */
    missed: string[]
  }
  evidence: Evidence[]
  /**
   * One place for each cell that was reached and held.
   */
  witnesses: Witness[]
  /**
   * What a waiver names: one for each case in which the duty was not kept.
   */
  fingerprints: string[]
}
export interface AbsentField {
  field: string
  count: number
}
export interface UndeclaredSetting {
  setting: string
  count: number
}
/**
 * One violation: where, what the duty expected, what the record shows.
 */
export interface Evidence {
  place: Place
  /**
   * The cell that it is in, in words: what decided the duty.
   */
  case: string
  expected: string
  actual: string
  /**
   * Readings under which this record would hold.
   */
  conformsUnder: string[]
  /**
   * The record as it stands in the input.
   */
  record: string
  /**
   * A command that judges this record again.
   */
  replay: string
}
export interface Witness {
  cell: string
  place: Place
}
/**
 * Present where a file of attestations was given.
 */
export interface AttestationsInForce {
  name: string
  digest: string
  entries: Attested[]
}
export interface Attested {
  clause: string
  statement: string
  attestedBy: string
  at: string
  evidence: EvidenceAttested
}
export interface EvidenceAttested {
  name: string
  sha256: string
  /**
   * The document was at hand and has this digest.
   */
  verified: boolean
}
/**
 * Present where a file of waivers was given.
 */
export interface WaiversInForce {
  name: string
  digest: string
  entries: WaiverOutcome[]
}
export interface WaiverOutcome {
  clause: string
  build: string
  reason: string
  approver: string
  expires: string
  /**
   * Only applied waives; each other outcome is exit 5 unless something worse applies.
   */
  outcome: 'applied' | 'expired' | 'other-build' | 'unneeded' | 'insufficient'
}
