import type { Hand, HandName } from '../baccarat/hand'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import type { Setting } from '../rulebook/settings'
import type { Subject, SubjectKind, Subjects } from './subject'

/**
 * A fact is a named question about a hand, both hands, a round or a bet. It is asked by name, with plain values
 * beside it, so that a check that uses it is data and can be sent to a worker or another machine.
 */
export type Value = string | number | boolean

/** The question cannot be answered: the log lacks this field. */
export class Absent {
  private constructor(readonly field: string) {}
  private static readonly known = new Map<string, Absent>()
  static of(field: string): Absent {
    const a = Absent.known.get(field) ?? new Absent(field)
    Absent.known.set(field, a)
    return a
  }
}

/** The question cannot be answered until the house declares this setting. */
export class Undeclared {
  private constructor(readonly setting: Setting) {}
  private static readonly known = new Map<Setting, Undeclared>()
  static of(setting: Setting): Undeclared {
    const u = Undeclared.known.get(setting) ?? new Undeclared(setting)
    Undeclared.known.set(setting, u)
    return u
  }
}

/** undefined: the question does not arise, so that no duty follows from it. */
export type Answer = Value | Absent | Undeclared | undefined

interface Named {
  /** Name and arguments in one string; the same for the same question. */
  id: string
  /** The answer in words, for evidence. */
  show(answer: Value): string
  /** Settings that the answer depends on. */
  settings: readonly Setting[]
}
export interface HandFact extends Named {
  scope: 'hand'
  of: HandName
  read(hand: Hand): Value | undefined
}
export interface HandsFact extends Named {
  scope: 'hands'
  from: readonly HandFact[]
  read(...answers: (Value | undefined)[]): Value | undefined
}
export interface RoundFact extends Named {
  scope: 'round'
  read(round: Round, rules: HouseRules): Answer
}
export interface BetFact extends Named {
  scope: 'bet'
  read(bet: Bet, rules: HouseRules): Answer
}
export interface SubjectFact extends Named {
  scope: 'subject'
  kind: SubjectKind
  read(subject: Subject, rules: HouseRules): Answer
}
export type Fact = HandFact | HandsFact | RoundFact | BetFact | SubjectFact

/** How a check names a fact. */
export interface FactRef {
  fact: string
  with: Value[]
}
export type Question = { readonly ref: FactRef }

interface Traits {
  settings?: readonly Setting[]
  show?: (answer: Value) => string
}
type Args = Value[]
/** Facts of every argument list: a reference carries the arguments as plain values. */
const book = new Map<string, (...args: never[]) => Fact>()
const asked = new Map<string, Fact>()

/** The fact that a reference names. Throws where the book has none: a defect of the plan. */
export const factOf = (ref: FactRef): Fact => {
  const id = JSON.stringify([ref.fact, ...ref.with])
  let fact = asked.get(id)
  if (!fact) {
    const make = book.get(ref.fact)
    if (!make) throw new Error(`no fact is called "${ref.fact}"`)
    fact = make(...(ref.with as never[]))
    fact.id = id
    asked.set(id, fact)
  }
  return fact
}

/** The names of all facts, in the order of their definition. */
export const factNames = (): string[] => [...book.keys()]

const define = <A extends Args>(name: string, make: (...args: A) => Omit<Fact, 'id'>) => {
  if (book.has(name)) throw new Error(`two facts are called "${name}"`)
  book.set(name, (...args) => ({ id: '', ...make(...(args as unknown as A)) }) as Fact)
  return (...args: A): Question => ({ ref: { fact: name, with: args } })
}
const traits = ({ settings = [], show = String }: Traits) => ({ settings, show })

/** A question with its arguments in place. To spread none or one at each of millions of calls would double its cost. */
const bound = <T, A extends Args>(
  read: (of: T, rules: HouseRules, ...args: A) => Answer,
  args: A,
): ((of: T, rules: HouseRules) => Answer) => {
  if (args.length === 0) return read as unknown as (of: T, rules: HouseRules) => Answer
  const [only, ...more] = args
  if (more.length) return (of, rules) => read(of, rules, ...args)
  const readWith = read as unknown as (of: T, rules: HouseRules, only: Value | undefined) => Answer
  return (of, rules) => readWith(of, rules, only)
}

/** A question about one hand, answered from its ranks alone. */
export const ofHand = <A extends Args>(
  name: string,
  read: (hand: Hand, ...args: A) => Value | undefined,
  t: Traits = {},
) =>
  define<[HandName, ...A]>(name, (of, ...args) => ({
    scope: 'hand',
    of,
    read: (hand: Hand) => read(hand, ...args),
    ...traits(t),
  }))

/** A question about both hands, answered from questions about each. */
export const ofHands = <A extends Args>(
  name: string,
  from: readonly Question[],
  read: (answers: readonly (Value | undefined)[], ...args: A) => Value | undefined,
  t: Traits = {},
) =>
  define<A>(name, (...args) => ({
    scope: 'hands',
    from: from.map((q) => factOf(q.ref) as HandFact),
    read: (...answers: (Value | undefined)[]) => read(answers, ...args),
    ...traits(t),
  }))

/** A question about a round, beyond the ranks of its hands. */
export const ofRound = <A extends Args>(
  name: string,
  read: (round: Round, rules: HouseRules, ...args: A) => Answer,
  t: Traits = {},
) =>
  define<A>(name, (...args) => ({
    scope: 'round',
    read: bound(read, args),
    ...traits(t),
  }))

/** A question about a bet. */
export const ofBet = <A extends Args>(
  name: string,
  read: (bet: Bet, rules: HouseRules, ...args: A) => Answer,
  t: Traits = {},
) =>
  define<A>(name, (...args) => ({
    scope: 'bet',
    read: bound(read, args),
    ...traits(t),
  }))

/** A question about a shoe, a table, a round along its shoe, or a bet after a tie. */
export const ofSubject = <K extends SubjectKind, A extends Args>(
  kind: K,
  name: string,
  read: (subject: Subjects[K], rules: HouseRules, ...args: A) => Answer,
  t: Traits = {},
) =>
  define<A>(name, (...args) => ({
    scope: 'subject',
    kind,
    read: bound(read, args) as (subject: Subject, rules: HouseRules) => Answer,
    ...traits(t),
  }))
