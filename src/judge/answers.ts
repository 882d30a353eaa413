import type { Answer, Fact, Subject } from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { ask, type Program } from './compile'

/**
 * The answers to a program's questions about the thing at hand. Each question is asked once, whichever checks ask it,
 * and again under another reading only where it depends on that setting.
 */
export class Answers {
  private readonly facts: readonly Fact[]
  /** By variant and fact: whether the answer may depend on it. */
  private readonly depends: Uint8Array
  /** As declared, then by variant: the answers given, and when. */
  private readonly given: Answer[]
  private readonly when: Float64Array
  private now = 0
  private sinceRound = 0
  private sinceOf = 0
  private round: Round | undefined
  private of: Bet | Subject | undefined
  private rules: HouseRules | undefined
  private others: readonly HouseRules[] = []
  private readonly othersOf = new Map<HouseRules, readonly HouseRules[]>()

  constructor(private readonly program: Program) {
    const { facts, variants } = program
    this.facts = facts
    this.depends = Uint8Array.from(
      variants.flatMap((v) => facts.map((f) => (f.settings.includes(v.setting) ? 1 : 0))),
    )
    this.when = new Float64Array(facts.length * (variants.length + 1)).fill(-1)
    this.given = new Array<Answer>(this.when.length).fill(undefined)
  }

  /** What is asked of from here on, and the house rules in force. */
  about(round: Round | undefined, of: Bet | Subject | undefined, rules: HouseRules): void {
    if (round !== this.round || rules !== this.rules) this.sinceRound = this.sinceOf = ++this.now
    else if (of !== this.of) this.sinceOf = ++this.now
    if (rules !== this.rules) this.others = this.variantsOf(rules)
    this.round = round
    this.of = of
    this.rules = rules
  }

  /** The answer to a fact as the house declares its rules or, given one, under a variant. */
  to(fact: number, variant = -1): Answer {
    const count = this.facts.length
    const at =
      variant >= 0 && this.depends[variant * count + fact] === 1 ? (variant + 1) * count + fact : fact
    const asked = this.facts[fact] as Fact
    const since = asked.scope === 'bet' || asked.scope === 'subject' ? this.sinceOf : this.sinceRound
    if ((this.when[at] as number) < since) {
      const rules = at === fact ? this.rules : this.others[variant]
      this.given[at] = ask(asked, this.round, this.of, rules as HouseRules)
      this.when[at] = this.now
    }
    return this.given[at]
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
