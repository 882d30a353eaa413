import type { Answer, Fact, Subject } from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import type { Setting } from '../rulebook/settings'
import { ask, type Program } from './compile'
import { numberOf, Watch } from './watch'

/** A place for the answer to a question, as declared or under a variant that it may depend on. */
interface Slot {
  /** The question, asked of the round, or of the bet or subject at hand. */
  read: (of: unknown, rules: HouseRules) => Answer
  /** Asked of the bet or subject at hand; else of the round, whose answer outlives it. */
  ofItem: boolean
  /** Depends on no setting. */
  plain: boolean
  /** -1: as the house declares its rules. */
  variant: number
  /** Of a variant's setting, its bit among those that the answer may depend on. */
  bit: number
  /** The slot of the same question as declared. */
  declared: number
}

/**
 * The answers to a program's questions about the thing at hand. Each question is asked once, whichever checks ask it,
 * and again under another reading only where its answer depends on that setting.
 */
export class Answers {
  private readonly slots: Slot[] = []
  /** By variant, from -1, and fact: the slot of the answer. */
  private readonly slotAt: Int32Array
  /** By slot: the answer given, and when. */
  private readonly given: Answer[]
  private readonly when: Float64Array
  /** By fact: the settings that its answer may depend on, and as bits those that were read when it was last asked. */
  private readonly settings: readonly (readonly number[])[]
  private readonly read: Int32Array
  private now = 0
  private sinceRound = 0
  private sinceOf = 0
  private round: Round | undefined
  private of: Bet | Subject | undefined
  private rules: HouseRules | undefined
  private readonly watch = new Watch()
  private watched: HouseRules | undefined
  private others: readonly HouseRules[] = []
  private readonly othersOf = new Map<HouseRules, readonly HouseRules[]>()

  constructor(private readonly program: Program) {
    const { facts, variants } = program
    for (const [n, fact] of facts.entries()) this.slots.push(slotFor(fact, n))
    this.slotAt = new Int32Array(facts.length * (variants.length + 1))
    for (let variant = -1; variant < variants.length; variant++)
      for (const [n, fact] of facts.entries()) {
        const at = fact.settings.indexOf(variants[variant]?.setting as Setting)
        this.slotAt[(variant + 1) * facts.length + n] =
          at < 0 ? n : this.slots.push({ ...slotFor(fact, n), variant, bit: 1 << at }) - 1
      }
    this.when = new Float64Array(this.slots.length).fill(-1)
    this.given = new Array<Answer>(this.slots.length).fill(undefined)
    this.settings = facts.map((fact) => fact.settings.map(numberOf))
    this.read = new Int32Array(facts.length)
  }

  /** What is asked of from here on, and the house rules in force. */
  about(round: Round | undefined, of: Bet | Subject | undefined, rules: HouseRules): void {
    if (round !== this.round || rules !== this.rules) this.sinceRound = this.sinceOf = ++this.now
    else if (of !== this.of) this.sinceOf = ++this.now
    if (rules !== this.rules) {
      this.others = this.variantsOf(rules)
      this.watched = this.watch.over(rules)
    }
    this.round = round
    this.of = of
    this.rules = rules
  }

  /** Where the answer to a fact is found as the house declares its rules or, given one, under a variant. */
  slotOf(fact: number, variant = -1): number {
    return this.slotAt[(variant + 1) * this.program.facts.length + fact] as number
  }

  /** The answer to a fact as the house declares its rules or, given one, under a variant. */
  to(fact: number, variant = -1): Answer {
    return this.at(this.slotOf(fact, variant))
  }

  /** The answer that belongs in a slot. */
  at(slot: number): Answer {
    const asked = this.slots[slot] as Slot
    if ((this.when[slot] as number) < (asked.ofItem ? this.sinceOf : this.sinceRound)) {
      const of = asked.ofItem ? this.of : this.round
      this.given[slot] = asked.plain
        ? asked.read(of, this.rules as HouseRules)
        : asked.variant < 0
          ? this.asDeclared(asked, of)
          : this.underVariant(asked, of)
      this.when[slot] = this.now
    }
    return this.given[slot]
  }

  private asDeclared({ read, declared }: Slot, of: unknown): Answer {
    this.watch.begin()
    const answer = read(of, this.watched as HouseRules)
    this.read[declared] = this.watch.readOf(this.settings[declared] as number[])
    return answer
  }

  private underVariant({ read, variant, bit, declared }: Slot, of: unknown): Answer {
    const answer = this.at(declared)
    const rules = this.others[variant] as HouseRules
    if (rules === this.rules || ((this.read[declared] as number) & bit) === 0) return answer
    return read(of, rules)
  }

  /** Of a question that was asked as declared: the settings that were read for its answer, as bits. */
  settingsRead(fact: number): number {
    return this.read[fact] as number
  }

  /** The bit of a variant's setting. */
  bitOf(slot: number): number {
    return (this.slots[slot] as Slot).bit
  }

  /** Whether a variant may change the answer to a fact: it depends on the setting, and the house declares otherwise. */
  moves(fact: number, variant: number): boolean {
    return variant >= 0 && this.slotOf(fact, variant) !== fact && this.others[variant] !== this.rules
  }

  /** Whether the answer to a fact is the same under a variant. */
  same(fact: number, variant: number): boolean {
    return this.others[variant] === this.rules || this.to(fact) === this.to(fact, variant)
  }

  private variantsOf(rules: HouseRules): readonly HouseRules[] {
    let all = this.othersOf.get(rules)
    if (!all) {
      all = this.program.variants.map(({ setting, reading }) =>
        rules[setting] === reading ? rules : { ...rules, [setting]: reading },
      )
      this.othersOf.set(rules, all)
    }
    return all
  }
}

const slotFor = (fact: Fact, declared: number): Slot => ({
  read: readerOf(fact),
  ofItem: fact.scope === 'bet' || fact.scope === 'subject',
  plain: fact.settings.length === 0,
  variant: -1,
  bit: 0,
  declared,
})

/** A question as one function of whatever it is asked of: to look first what that is would be to look at every use. */
const readerOf = (fact: Fact): Slot['read'] =>
  fact.scope === 'hand' || fact.scope === 'hands'
    ? (round, rules) => ask(fact, round as Round, undefined, rules)
    : (fact.read as Slot['read'])
