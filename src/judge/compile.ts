import {
  type Absent,
  type Answer,
  type Fact,
  factOf,
  type Subject,
  type SubjectKind,
  type Undeclared,
  type Value,
} from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { type Setting, settings } from '../rulebook/settings'
import { type Check, cellCount, holds, isRef, type Relation } from './check'

/** What a check is asked of: the ranks of both hands, a round, one of its bets, or a subject beside the rounds. */
export type Level = 'hands' | 'round' | 'bet' | 'subject'
const levels: Level[] = ['hands', 'round', 'bet', 'subject']
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
  /** Of which subjects, where it is asked of some. */
  kind: SubjectKind | undefined
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
}

export const compile = (checks: readonly Check[]): Program => {
  const clauses: string[] = []
  const variants: Variant[] = []
  const variantsOf = (setting: Setting): number[] =>
    settings[setting].readings.map((reading) => {
      const known = variants.findIndex((v) => v.setting === setting && v.reading === reading)
      return known >= 0 ? known : variants.push({ setting, reading }) - 1
    })
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
    if (selects.some((s) => s.fact === duty && s.covering))
      throw new Error(`${check.key}: a dimension of its cells is the duty's own question`)
    if (!clauses.includes(check.clause)) clauses.push(check.clause)
    return {
      index,
      check,
      clause: clauses.indexOf(check.clause),
      level: levels[Math.max(...facts.map((f) => levels.indexOf(levelOf(f))))] as Level,
      cells: cellCount(check),
      kind: kindOf(check, facts),
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
  return { checks: compiled, clauses, variants }
}

/** A check is asked of one thing: of subjects of one kind, or of rounds and their bets. */
const kindOf = (check: Check, facts: readonly Fact[]): SubjectKind | undefined => {
  const kinds = new Set(facts.map((f) => (f.scope === 'subject' ? f.kind : undefined)))
  if (kinds.size > 1)
    throw new Error(`${check.key}: it asks of ${[...kinds].map((k) => k ?? 'rounds').join(' and ')} at once`)
  return [...kinds][0]
}

/** Asks a question of a bet, a subject or a round. */
export const ask = (
  fact: Fact,
  round: Round | undefined,
  of: Bet | Subject | undefined,
  rules: HouseRules,
): Answer => {
  switch (fact.scope) {
    case 'bet':
      return fact.read(of as Bet, rules)
    case 'subject':
      return fact.read(of as Subject, rules)
    case 'round':
      return fact.read(round as Round, rules)
    case 'hand':
      return fact.read((round as Round)[fact.of])
    case 'hands':
      return fact.read(...fact.from.map((f) => f.read((round as Round)[f.of])))
  }
}

/** What became of a check at one item. */
export type Finding = 'unselected' | 'holds' | 'violated' | Absent | Undeclared

/** The last evaluation in full: a fresh object each time would cost more than the judging. */
export interface Evaluation {
  cell: number
  actual: Value
  expected: Value | Value[]
  /** What was answered on the way, in the order asked. */
  answers: Answer[]
  asked: number
}
export const newEvaluation = (): Evaluation => ({ cell: 0, actual: '', expected: '', answers: [], asked: 0 })

/** The same evaluation but for one setting: what does not depend on it need not be asked again. */
export interface Variation {
  setting: Setting
  from: Evaluation
}

/** Evaluates a check at one item under one set of house rules; `cell` is the part decided by the hands. */
export const evaluate = (
  c: Compiled,
  cell: number,
  round: Round | undefined,
  of: Bet | Subject | undefined,
  rules: HouseRules,
  out: Evaluation,
  variation?: Variation,
): Finding => {
  out.asked = 0
  let unanswered: Absent | Undeclared | undefined
  let at = cell
  for (const s of c.ofItem) {
    const answer = answered(s.fact, round, of, rules, out, variation)
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
  const actual = answered(c.duty, round, of, rules, out, variation)
  if (actual === undefined) return 'unselected'
  const expected = c.expected ? answered(c.expected, round, of, rules, out, variation) : c.constant
  if (expected === undefined) return 'unselected'
  if (unanswered) return unanswered
  if (isUnanswered(actual)) return actual
  if (isUnanswered(expected)) return expected
  out.cell = at
  out.actual = actual
  out.expected = expected
  return holds(c.relation, actual, expected) ? 'holds' : 'violated'
}

const answered = (
  fact: Fact,
  round: Round | undefined,
  of: Bet | Subject | undefined,
  rules: HouseRules,
  out: Evaluation,
  variation: Variation | undefined,
): Answer => {
  const i = out.asked++
  const known = variation && i < variation.from.asked && !fact.settings.includes(variation.setting)
  const answer = known ? variation.from.answers[i] : ask(fact, round, of, rules)
  out.answers[i] = answer
  return answer
}

const isUnanswered = (answer: Answer | Value[]): answer is Absent | Undeclared =>
  typeof answer === 'object' && !Array.isArray(answer)
