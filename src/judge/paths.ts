import type { Absent, Undeclared, Value } from '../facts'
import type { HouseRules } from '../rulebook/house-rules'
import type { Answers } from './answers'
import { type Compiled, type Finding, isUnanswered, type Program } from './compile'
import { type Key, type Outcome, other, type Probe, Probes } from './probes'

/** What came of the checks at the end of a path. */
export interface Leaf {
  id: number
  /** Some check is violated as declared: it must be asked in full, for the evidence. */
  violated: boolean
  /** By place in the list, where a check is selected: its part of the cell, or what was lacking. */
  findings: { at: number; cell: number; lacks: Absent | Undeclared | undefined }[]
  /** By clause and variant that some check of the clause depends on: checks whose finding differs. */
  readings: { clause: number; variant: number; differs: number }[]
  /** Clauses that are violated under a variant, as `clause * variants + variant`. */
  violatedUnder: number[]
}

class Step {
  leaf: Leaf | undefined
  probe: Probe | undefined
  readonly next = new Map<Key, Step>()
  private lastKey: Key
  private last: Step | undefined

  constructor(
    readonly before: Step | undefined,
    readonly key: Key,
    readonly rules: HouseRules,
  ) {}

  to(key: Key): Step | undefined {
    if (this.last && this.lastKey === key) return this.last
    const step = this.next.get(key)
    if (!step) return undefined
    this.lastKey = key
    this.last = step
    return step
  }
}

/** What was asked on the way to a step. */
interface Given {
  keys: Map<Probe, Key>
  /** Slots whose answers are known. */
  slots: Set<number>
}

/** Paths of one list of checks may take no more steps than this: what goes beyond is asked in full. */
const mostSteps = 4096

/**
 * What becomes of a list of checks, remembered along the answers that decide it. A log asks the same questions at
 * every bet and mostly gets the same answers: to walk the known path costs a fraction of evaluating each check, and
 * whatever is counted at its end is multiplied once, when the log has ended. An amount is no step of a path, only
 * whether a duty on it holds, so the paths are few.
 */
export class Paths {
  readonly leaves: Leaf[] = []
  private readonly roots = new Map<HouseRules, Step>()
  private lastRoot: Step | undefined
  private readonly probes: Probes
  private steps = 0

  constructor(
    private readonly program: Program,
    private readonly checks: readonly Compiled[],
    /** The kind of the bets that are asked, where it is known. */
    private readonly kind: string | undefined,
    private readonly most = mostSteps,
  ) {
    this.probes = new Probes(checks)
  }

  /** The end of the path of what the answers are about; undefined where there are too many paths to remember. */
  walk(answers: Answers, rules: HouseRules): Leaf | undefined {
    let step = this.lastRoot?.rules === rules ? this.lastRoot : this.rootOf(rules, answers)
    while (step?.probe) step = this.follow(step, step.probe, answers)
    return step?.leaf
  }

  private follow(step: Step, probe: Probe, answers: Answers): Step | undefined {
    // An answer that led on before is found at once; whether a check tells it from others is looked up only then.
    if (probe.kind === 'selection') {
      const next = step.to(answers.at(probe.slot))
      if (next) return next
    }
    const key = this.probes.find(probe, answers)
    if (key === undefined && probe.kind === 'duties') return undefined
    return step.to(key) ?? this.grow(step, key, answers)
  }

  private rootOf(rules: HouseRules, answers: Answers): Step | undefined {
    const step = this.roots.get(rules) ?? this.made(new Step(undefined, undefined, rules), answers)
    if (step) this.roots.set(rules, step)
    this.lastRoot = step
    return step
  }

  private grow(from: Step, key: Key, answers: Answers): Step | undefined {
    const step = this.made(new Step(from, key, from.rules), answers)
    if (step) from.next.set(key, step)
    return step
  }

  private made(step: Step, answers: Answers): Step | undefined {
    if (this.steps >= this.most) return undefined
    this.steps++
    const given: Given = { keys: new Map(), slots: new Set() }
    for (let s = step; s.before; s = s.before) {
      const asked = s.before.probe as Probe
      for (const [i, part] of asked.parts.entries()) give(given, part, this.probes.outcome(s.key, i))
      if (!asked.parts.length) give(given, asked, s.key)
    }
    const found = this.decide(given, answers)
    if ('findings' in found) step.leaf = found
    else step.probe = found
    return step
  }

  /** What the answers given so far decide, or what must be asked next. */
  private decide(given: Given, answers: Answers): Leaf | Probe {
    const { variants } = this.program
    const leaf: Leaf = {
      id: this.leaves.length,
      violated: false,
      findings: [],
      readings: [],
      violatedUnder: [],
    }
    for (const [at, c] of this.checks.entries()) {
      const declared = this.found(c, -1, given, answers)
      if ('kind' in declared) return declared
      const { finding, cell } = declared
      if (finding === 'violated') leaf.violated = true
      else if (finding !== 'unselected')
        leaf.findings.push({ at, cell, lacks: finding === 'holds' ? undefined : finding })
      const open = new Set<Probe>()
      for (const variant of c.varied.flatMap((v) => v.variants)) {
        const varied = this.found(c, variant, given, answers)
        if ('kind' in varied) {
          if (varied.kind !== 'duty') return varied
          open.add(varied)
          continue
        }
        const differs = varied.finding === finding ? 0 : 1
        const same = leaf.readings.find((r) => r.clause === c.clause && r.variant === variant)
        if (same) same.differs += differs
        else leaf.readings.push({ clause: c.clause, variant, differs })
        const under = c.clause * variants.length + variant
        if (varied.finding === 'violated' && !leaf.violatedUnder.includes(under))
          leaf.violatedUnder.push(under)
      }
      if (open.size) return this.probes.together([...open])
    }
    this.leaves.push(leaf)
    return leaf
  }

  /** As `evaluate` has it, from the keys of the answers. */
  private found(
    c: Compiled,
    variant: number,
    given: Given,
    answers: Answers,
  ): { finding: Finding; cell: number } | Probe {
    let unanswered: Absent | Undeclared | undefined
    let cell = 0
    for (const [n, s] of c.ofItem.entries()) {
      const fact = c.asks[n] as number
      const slot = this.slotOf(fact, variant, given, answers)
      if (typeof slot !== 'number') return slot
      const isKind = this.kind !== undefined && fact === this.program.kindFact
      const selection = this.probes.selection(fact, slot)
      if (!isKind && !given.keys.has(selection)) return selection
      const key = isKind ? this.kind : given.keys.get(selection)
      if (isUnanswered(key)) {
        if (s.covering) cell = Number.NaN
        else unanswered ??= key
        continue
      }
      const i = key === undefined || key === other ? undefined : s.cellOf.get(key as Value)
      if (i !== undefined) cell += i * s.stride
      else if (s.covering) cell = Number.NaN
      else return { finding: 'unselected', cell: 0 }
    }
    const slots: number[] = []
    for (const fact of c.asks.slice(c.ofItem.length)) {
      const slot = this.slotOf(fact, variant, given, answers)
      if (typeof slot !== 'number') return slot
      slots.push(slot)
    }
    const duty = this.probes.duty(c, slots as [number, number?])
    if (!given.keys.has(duty)) return duty
    const outcome = given.keys.get(duty) as Outcome
    return { finding: outcome === 'unselected' ? outcome : (unanswered ?? outcome), cell }
  }

  /** Where the answer to a fact is found; or, of one asked as declared, what must be known of it before. */
  private slotOf(fact: number, variant: number, given: Given, answers: Answers): number | Probe {
    const declared = answers.slotOf(fact)
    if (!answers.moves(fact, variant)) return declared
    const slot = answers.slotOf(fact, variant)
    if (!given.slots.has(declared)) return slot
    const settings = this.probes.settingsRead(declared)
    const bits = given.keys.get(settings) as number | undefined
    if (bits === undefined) return settings
    return (bits & answers.bitOf(slot)) === 0 ? declared : slot
  }
}

const give = ({ keys, slots }: Given, probe: Probe, key: Key) => {
  const { kind, slot, expected } = probe
  keys.set(probe, key)
  if (kind !== 'settings') slots.add(slot)
  // What is expected was asked only where the duty arose.
  if (expected !== undefined && (key === 'holds' || key === 'violated')) slots.add(expected)
}
