import { createHash } from 'node:crypto'
import type { FactRef, Value } from '../facts'

/** `covering`: these values must be met, but others are judged too. */
export interface Selection extends FactRef {
  among: Value[]
  covering?: true
}

export type Relation = 'is' | 'is among' | 'at most' | 'at least'

export interface Duty extends FactRef {
  /** The duty in words, as the scenario states it. */
  text: string
  relation: Relation
  expected: Value | Value[] | FactRef
}

/**
 * One duty of one scenario, as data: which rounds or bets it selects, which cells a log must reach, what must hold.
 * It can be printed, digested, sent to a worker or another machine, mutated, and solved for stacked rounds.
 */
export interface Check {
  /** `uri:line#n`: joins plan and verdict within a run. */
  key: string
  clause: string
  scenario: string
  /** Values of the outline's row, in the order of its columns. */
  values: Record<string, string>
  uri: string
  line: number
  /** The description under the Rule. */
  hint: string
  /** Rounds of which status it judges. */
  rounds: 'settled' | 'void' | 'any'
  /** Judged only where its case arises; a log without the case is no gap. */
  contingent: boolean
  selections: Selection[]
  duty: Duty
}

export const isRef = (expected: Duty['expected']): expected is FactRef =>
  typeof expected === 'object' && !Array.isArray(expected)

export const cellCount = (check: Check): number => check.selections.reduce((n, s) => n * s.among.length, 1)

export const holds = (relation: Relation, actual: Value, expected: Value | Value[]): boolean => {
  switch (relation) {
    case 'is':
      return actual === expected
    case 'is among':
      return (expected as Value[]).includes(actual)
    case 'at most':
      return actual <= expected
    case 'at least':
      return actual >= expected
  }
}

/** SHA-256 of the checks: the same for the same duties, wherever the files lie. */
export const digestOf = (checks: readonly Check[]): string =>
  createHash('sha256').update(JSON.stringify(checks)).digest('hex')
