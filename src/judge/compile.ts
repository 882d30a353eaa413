import {
  type Absent,
  type Answer,
  type Fact,
  factOf,
  type HandFact,
  type Undeclared,
  type Value,
} from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { type Setting, settings } from '../rulebook/settings'
import { type Check, cellCount, holds, isRef, type Relation } from './check'

/** How much of a round a question needs: the ranks of its hands, the round, or one of its bets. */
export type Level = 'hands' | 'round' | 'bet'
const levels: Level[] = ['hands', 'round', 'bet']
const levelOf = (fact: Fact): Level =>
  fact.scope === 'hand' || fact.scope === 'hands' ? 'hands' : fact.scope

export interface Select {
  fact: Fact
  cellOf: ReadonlyMap<Value, number>
  stride: number
  covering: boolean
}

export interface Compiled {
  index: number
  check: Check
  clause: number
  level: Level
  cells: number
  /** Selections on the hands, asked once a class of hands, and those asked each time. */
  ofHands: Select[]
  ofItem: Select[]
  duty: Fact
  relation: Relation
  expected: Fact | undefined
  constant: Value | Value[]
  /** Kinds of bet that it selects; undefined: any. */
  kinds: readonly string[] | undefined
  /** Indices into the program's variants that can change its verdict. */
  variants: number[]
}

/** One setting read otherwise than the house declared. */
export interface Variant {
  setting: Setting
  reading: string
}

/** A plan made ready to run. */
export interface Program {
  checks: Compiled[]
  clauses: string[]
  variants: Variant[]
  handFacts: { player: HandFact[]; banker: HandFact[] }
}

export const compile = (checks: readonly Check[]): Program => {
  const clauses: string[] = []
  const variants: Variant[] = []
  const handFacts: Program['handFacts'] = { player: [], banker: [] }
  const variantsOf = (setting: Setting): number[] =>
    settings[setting].readings.map((reading) => {
      const known = variants.findIndex((v) => v.setting === setting && v.reading === reading)
      return known >= 0 ? known : variants.push({ setting, reading }) - 1
    })
  const needs = (fact: Fact) => {
    for (const f of fact.scope === 'hand' ? [fact] : fact.scope === 'hands' ? fact.from : [])
      if (!handFacts[f.of].includes(f)) handFacts[f.of].push(f)
  }
  const compiled = checks.map((check, index): Compiled => {
    let stride = 1
    const selects = check.selections.map((s): Select => {
      const select = {
        fact: factOf(s),
        cellOf: new Map(s.among.map((v, i) => [v, i])),
        stride,
        covering: s.covering ?? false,
      }
      stride *= s.among.length
      return select
    })
    const duty = factOf(check.duty)
    const expected = isRef(check.duty.expected) ? factOf(check.duty.expected) : undefined
    const facts = [...selects.map((s) => s.fact), duty, ...(expected ? [expected] : [])]
    facts.forEach(needs)
    if (selects.some((s) => s.fact === duty && s.covering))
      throw new Error(`${check.key}: a dimension of its cells is the duty's own question`)
    if (!clauses.includes(check.clause)) clauses.push(check.clause)
    return {
      index,
      check,
      clause: clauses.indexOf(check.clause),
      level: levels[Math.max(...facts.map((f) => levels.indexOf(levelOf(f))))] as Level,
      cells: cellCount(check),
      ofHands: selects.filter((s) => levelOf(s.fact) === 'hands'),
      ofItem: selects.filter((s) => levelOf(s.fact) !== 'hands'),
      duty,
      relation: check.duty.relation,
      expected,
      constant: expected ? '' : (check.duty.expected as Value | Value[]),
      kinds: check.selections.find((s) => s.fact === 'bet' && !s.covering)?.among as string[] | undefined,
      variants: [...new Set(facts.flatMap((f) => f.settings))].flatMap(variantsOf),
    }
  })
  return { checks: compiled, clauses, variants, handFacts }
}

/** Asks a question of a bet or, where there is none, of its round. */
export const ask = (fact: Fact, round: Round, bet: Bet | undefined, rules: HouseRules): Answer => {
  switch (fact.scope) {
    case 'bet':
      return fact.read(bet as Bet, rules)
    case 'round':
      return fact.read(round, rules)
    case 'hand':
      return fact.read(round[fact.of])
    case 'hands':
      return fact.read(...fact.from.map((f) => f.read(round[f.of])))
  }
}

/** What became of a check at one item. */
export type Finding = 'unselected' | 'holds' | 'violated' | Absent | Undeclared

/** The last evaluation in full: a fresh object each time would cost more than the judging. */
export interface Evaluation {
  cell: number
  actual: Value
  expected: Value | Value[]
}

/** Evaluates a check at one item under one set of house rules; `cell` is the part decided by the hands. */
export const evaluate = (
  c: Compiled,
  cell: number,
  round: Round,
  bet: Bet | undefined,
  rules: HouseRules,
  out: Evaluation,
): Finding => {
  let unanswered: Absent | Undeclared | undefined
  let at = cell
  for (const s of c.ofItem) {
    const answer = ask(s.fact, round, bet, rules)
    if (isUnanswered(answer)) {
      if (s.covering) at = Number.NaN
      else unanswered ??= answer
      continue
    }
    const i = answer === undefined ? undefined : s.cellOf.get(answer)
    if (i !== undefined) at += i * s.stride
    else if (s.covering) at = Number.NaN
    else return 'unselected'
  }
  const actual = ask(c.duty, round, bet, rules)
  if (actual === undefined) return 'unselected'
  const expected = c.expected ? ask(c.expected, round, bet, rules) : c.constant
  if (expected === undefined) return 'unselected'
  if (unanswered) return unanswered
  if (isUnanswered(actual)) return actual
  if (isUnanswered(expected)) return expected
  out.cell = at
  out.actual = actual
  out.expected = expected
  return holds(c.relation, actual, expected) ? 'holds' : 'violated'
}

const isUnanswered = (answer: Answer | Value[]): answer is Absent | Undeclared =>
  typeof answer === 'object' && !Array.isArray(answer)
