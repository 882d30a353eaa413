import type { Absent, Undeclared, Value } from '../facts'
import type { Answers } from './answers'
import { holds } from './check'
import { type Compiled, isUnanswered } from './compile'

/** What came of a duty. */
export type Outcome = 'unselected' | 'holds' | 'violated' | Absent | Undeclared
/** An answer that none of the checks tells from others of its kind. */
export const other = Symbol('another answer')
/** What a probe finds. */
export type Key = Value | Outcome | undefined | typeof other

/**
 * What is asked at a step of a path: a selection's question; whether a duty holds, or several at once; or, by a fact,
 * which of the settings that it may depend on its answer as declared did depend on, for under the others it is the
 * same. One form for all: what has several is several times as slow to look into.
 */
export interface Probe {
  kind: 'selection' | 'duty' | 'duties' | 'settings'
  /** Where its answer is found; of settings, that as declared; of several duties, any of theirs. */
  slot: number
  /** The answers that some check selects. */
  known: ReadonlySet<Value> | undefined
  /** What a duty is compared with: the slot of another answer, or else what the check expects. */
  expected: number | undefined
  duty: Compiled | undefined
  /** Of several duties. A check has one for each other reading of a setting, and there are many. */
  parts: readonly Probe[]
}

/** More slots than any program has. */
const mostSlots = 1 << 20
/** Outcomes of several duties are the digits of a number, of so many digits and to this base. */
const mostParts = 16
const base = 8

/** The probes of a list of checks: the same question is the same probe, whichever check asks it. */
export class Probes {
  private readonly selections: Probe[] = []
  private readonly settings: Probe[] = []
  /** Of duties, by what they compare. */
  private readonly duties = new Map<string, Probe>()
  private readonly dutiesOf = new Map<Compiled, Map<number, Probe>>()
  private readonly outcomes: Outcome[] = ['unselected', 'holds', 'violated']

  constructor(private readonly checks: readonly Compiled[]) {}

  selection(fact: number, slot: number): Probe {
    const selected = () =>
      this.checks.flatMap((c) => c.ofItem.flatMap((s, n) => (c.asks[n] === fact ? [...s.cellOf.keys()] : [])))
    this.selections[slot] ??= probe('selection', slot, { known: new Set(selected()) })
    return this.selections[slot]
  }

  /** Which settings were read for the answer in a slot. */
  settingsRead(slot: number): Probe {
    this.settings[slot] ??= probe('settings', slot, {})
    return this.settings[slot]
  }

  duty(c: Compiled, [slot, expected]: readonly [number, number?]): Probe {
    const own = this.dutiesOf.get(c) ?? new Map<number, Probe>()
    this.dutiesOf.set(c, own)
    const at = slot * mostSlots + (expected ?? 0)
    let duty = own.get(at)
    if (!duty) {
      // A slot must not be taken for a number that is expected.
      const compared = expected === undefined ? JSON.stringify(c.constant) : `slot ${expected}`
      const key = `${slot} ${c.relation} ${compared}`
      duty = this.duties.get(key) ?? probe('duty', slot, { expected, duty: c })
      this.duties.set(key, duty)
      own.set(at, duty)
    }
    return duty
  }

  /** Duties as one probe, as far as their outcomes go into one number. */
  together(duties: readonly Probe[]): Probe {
    const [first] = duties as [Probe]
    return duties.length === 1 ? first : probe('duties', first.slot, { parts: duties.slice(0, mostParts) })
  }

  /** What a probe finds; undefined of several duties where there are more outcomes than digits. */
  find(asked: Probe, answers: Answers): Key {
    switch (asked.kind) {
      case 'selection': {
        const answer = answers.at(asked.slot)
        return answer === undefined || isUnanswered(answer) || asked.known?.has(answer) ? answer : other
      }
      case 'duty':
        return outcomeOf(asked, answers)
      case 'duties':
        return this.outcomesOf(asked.parts, answers)
      case 'settings':
        return answers.settingsRead(asked.slot)
    }
  }

  private outcomesOf(parts: readonly Probe[], answers: Answers): number | undefined {
    let digits = 0
    for (let i = parts.length - 1; i >= 0; i--) {
      const outcome = outcomeOf(parts[i] as Probe, answers)
      const digit = outcome === 'holds' ? 1 : outcome === 'violated' ? 2 : this.digitOf(outcome)
      if (digit >= base) return undefined
      digits = digits * base + digit
    }
    return digits
  }

  private digitOf(outcome: Outcome): number {
    const digit = this.outcomes.indexOf(outcome)
    return digit < 0 ? this.outcomes.push(outcome) - 1 : digit
  }

  /** The outcome of one of several duties. */
  outcome(found: Key, part: number): Outcome {
    return this.outcomes[Math.floor((found as number) / base ** part) % base] as Outcome
  }
}

const nothing: readonly Probe[] = []
const probe = (kind: Probe['kind'], slot: number, more: Partial<Probe>): Probe => ({
  kind,
  slot,
  known: more.known,
  expected: more.expected,
  duty: more.duty,
  parts: more.parts ?? nothing,
})

const outcomeOf = ({ slot, expected, duty }: Probe, answers: Answers): Outcome => {
  const { constant, relation } = duty as Compiled
  const actual = answers.at(slot)
  if (actual === undefined) return 'unselected'
  const due = expected === undefined ? constant : answers.at(expected)
  if (due === undefined) return 'unselected'
  if (isUnanswered(actual)) return actual
  if (isUnanswered(due)) return due
  return holds(relation, actual, due) ? 'holds' : 'violated'
}
