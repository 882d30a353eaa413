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
import type { Answers } from './answers'
import { type Check, cellCount, holds, isRef, type Relation } from './check'

/** What a check is asked of: the ranks of both hands, a round, one of its bets, or a subject beside the rounds. */
export type Level = 'hands' | 'round' | 'bet' | 'subject'
const levels: Level[] = ['hands', 'round', 'bet', 'subject']
const levelOf = (fact: Fact): Level =>
  fact.scope === 'hand' || fact.scope === 'hands' ? 'hands' : fact.scope

export interface Select {
  fact: Fact
  cellOf: ReadonlyMap<Value, number>
  /** The first value, which most often is the only one: compared before the map is asked. */
  first: Value
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
  /** Its questions as they are asked, by index into the program's facts: `ofItem`, the duty, what is expected. */
  asks: number[]
  /** Variants that can change its verdict, with the places in `asks` of the questions that depend on their setting. */
  varied: { variants: number[]; asks: number[] }[]
}

/** One setting read otherwise than the house declared. */
export interface Variant {
  setting: Setting
  reading: string
}

/** A plan made ready to run. */
export interface Program {
  checks: Compiled[]
  facts: Fact[]
  /** The question of a bet's kind, by index into the facts; -1 where no check asks it. */
  kindFact: number
  clauses: string[]
  variants: Variant[]
}

export const compile = (checks: readonly Check[]): Program => {
  const clauses: string[] = []
  const known: Fact[] = []
  const variants: Variant[] = []
  const variantsOf = (setting: Setting): number[] =>
    settings[setting].readings.map((reading) => {
      const at = variants.findIndex((v) => v.setting === setting && v.reading === reading)
      return at >= 0 ? at : variants.push({ setting, reading }) - 1
    })
  const indexOf = (fact: Fact): number => (known.includes(fact) ? known.indexOf(fact) : known.push(fact) - 1)
  const compiled = checks.map((check, index): Compiled => {
    let stride = 1
    const selects = check.selections.map((s): Select => {
      const select = {
        fact: factOf(s),
        cellOf: new Map(s.among.map((v, i) => [v, i])),
        first: s.among[0] as Value,
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
    const ofItem = selects.filter((s) => levelOf(s.fact) !== 'hands')
    const asked = [...ofItem.map((s) => s.fact), duty, ...(expected ? [expected] : [])]
    return {
      index,
      check,
      clause: clauses.indexOf(check.clause),
      level: levels[Math.max(...facts.map((f) => levels.indexOf(levelOf(f))))] as Level,
      cells: cellCount(check),
      kind: kindOf(check, facts),
      ofHands: selects.filter((s) => levelOf(s.fact) === 'hands'),
      ofItem,
      duty,
      relation: check.duty.relation,
      expected,
      constant: expected ? '' : (check.duty.expected as Value | Value[]),
      kinds: check.selections.find((s) => s.fact === 'bet' && !s.covering)?.among as string[] | undefined,
      asks: asked.map(indexOf),
      varied: [...new Set(asked.flatMap((f) => f.settings))].map((setting) => ({
        variants: variantsOf(setting),
        asks: asked.flatMap((f, n) => (f.settings.includes(setting) ? [n] : [])),
      })),
    }
  })
  const kindFact = known.findIndex((fact) => fact.id === '["bet"]')
  return { checks: compiled, facts: known, kindFact, clauses, variants }
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
  /** How many of the check's questions were asked before it was decided. */
  asked: number
}

/** Evaluates a check at what the answers are about; `cell` is the part decided by the hands. */
export const evaluate = (
  c: Compiled,
  cell: number,
  answers: Answers,
  out: Evaluation,
  variant?: number,
): Finding => {
  const { ofItem, asks } = c
  let unanswered: Absent | Undeclared | undefined
  let at = cell
  for (let n = 0; n < ofItem.length; n++) {
    const s = ofItem[n] as Select
    const answer = answers.to(asks[n] as number, variant)
    out.asked = n + 1
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
  out.asked = asks.length
  const actual = answers.to(asks[ofItem.length] as number, variant)
  if (actual === undefined) return 'unselected'
  const expected = c.expected ? answers.to(asks[ofItem.length + 1] as number, variant) : c.constant
  if (expected === undefined) return 'unselected'
  if (unanswered) return unanswered
  if (isUnanswered(actual)) return actual
  if (isUnanswered(expected)) return expected
  out.cell = at
  out.actual = actual
  out.expected = expected
  return holds(c.relation, actual, expected) ? 'holds' : 'violated'
}

export const isUnanswered = (answer: unknown): answer is Absent | Undeclared =>
  typeof answer === 'object' && !Array.isArray(answer)
