import { formatMoney, type Money, parseMoney } from '../baccarat/money'
import type { Value } from '../facts'
import { Absent, Undeclared } from '../facts/fact'
import { holds } from '../judge/check'
import { ask, type Compiled, type Program } from '../judge/compile'
import type { Bet, Round } from '../log/round'
import type { Table } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import type { StackedBet } from './playbook.generated'
import { answered, anyHand, type Placing } from './reach'

/** Stakes that show how an engine rounds: 5 % of each, and 0.54 or 0.94 of it, fall beside the usual units. */
const telling = ['15', '25', '50', '105', '1000']

/** Who offers what the table's limits forbid: nobody whose other bets would suffer by it. */
const outsider = 'b9'

/**
 * What is staked in the rounds of a playbook. Where the table declares limits: stakes that keep every duty of the plan
 * that stakes can break, the limits themselves among them, and each round one bet more that lies just outside a limit.
 */
export class Stakes {
  private readonly lawful: readonly (readonly string[])[]
  private readonly outside: readonly StackedBet[]
  private readonly duties: readonly Compiled[]

  constructor(
    program: Program,
    private readonly placings: readonly Placing[],
    private readonly table: Table,
    private readonly rules: HouseRules,
  ) {
    this.duties = program.checks.filter(
      (c) =>
        c.check.rounds !== 'void' && c.ofHands.length === 0 && (c.level === 'round' || c.level === 'bet'),
    )
    this.lawful = placings.map((placing) => {
      const { minimum, maximum } = limitsOf(table, placing.bet)
      const all = [...telling, ...[minimum, maximum].flatMap((m) => (m ? [formatMoney(m)] : []))]
      const kept = [...new Set(all)].filter(
        (stake) =>
          amount(stake) >= (minimum ?? 0) &&
          amount(stake) <= (maximum ?? Number.MAX_SAFE_INTEGER) &&
          this.keeps([placing], [stake], 'bet'),
      )
      return kept.length ? kept : telling
    })
    this.outside = [...new Set(placings.map((p) => p.bet))].flatMap((bet) => {
      const { minimum, maximum } = limitsOf(table, bet)
      const unit = parseMoney(table.unit ?? '') ?? 1
      const beyond = [
        ...(maximum === undefined ? [] : [maximum + unit]),
        ...(minimum !== undefined && minimum > unit ? [minimum - unit] : []),
      ]
      return beyond.map((stake) => ({ bettor: outsider, bet, stake: formatMoney(stake) }))
    })
  }

  /** The bets of a round, by its place from 0. */
  of(round: number): StackedBet[] {
    const stakes = this.together(round)
    const outside = this.outside[round % this.outside.length]
    return [
      ...this.placings.map(({ bettor, bet, mode }, k) => ({
        bettor,
        bet,
        stake: stakes[k] as string,
        ...(mode && { mode }),
      })),
      ...(outside ? [outside] : []),
    ]
  }

  /** A stake for each bet: each of its own in turn, moved on until they are lawful together; at worst the least of each. */
  private together(round: number): string[] {
    const longest = Math.max(...this.lawful.map((all) => all.length))
    for (let moved = 0; moved < longest; moved++) {
      const stakes = this.lawful.map((all, k) => all[(round + k + (k ? moved : 0)) % all.length] as string)
      if (this.keeps(this.placings, stakes, 'bet', 'round')) return stakes
    }
    return this.lawful.map((all) => all.reduce((a, b) => (amount(b) < amount(a) ? b : a)))
  }

  /** Whether bets of such stakes break no duty of some levels. */
  private keeps(
    placings: readonly Placing[],
    stakes: readonly string[],
    ...levels: ('bet' | 'round')[]
  ): boolean {
    const round = answered(anyHand, anyHand, placings, this.table, this.rules)
    const bets = round.bets as Bet[]
    round.betsComplete = true
    for (const [k, bet] of bets.entries()) bet.stake = amount(stakes[k] as string)
    return levels.every((level) =>
      this.duties
        .filter((c) => c.level === level)
        .every((c) => !(level === 'round' ? [undefined] : bets).some((bet) => breaks(c, round, bet))),
    )
  }
}

const amount = (text: string): Money => parseMoney(text) as Money

const limitsOf = ({ limits }: Table, bet: string): { minimum?: Money; maximum?: Money } => {
  const { minimum, maximum } = limits?.[bet] ?? {}
  return {
    ...(minimum !== undefined && { minimum: amount(minimum) }),
    ...(maximum !== undefined && { maximum: amount(maximum) }),
  }
}

const breaks = (c: Compiled, round: Round, bet?: Bet): boolean => {
  const answers = c.asks.map((_, n) => {
    const fact = n < c.ofItem.length ? c.ofItem[n]?.fact : n === c.ofItem.length ? c.duty : c.expected
    return fact && ask(fact, round, bet, round.rules)
  })
  const selected = c.ofItem.every((s, n) => s.covering || s.cellOf.has(answers[n] as Value))
  const [actual, expected = c.constant] = answers.slice(c.ofItem.length)
  if (!selected || actual === undefined || isOpen(actual) || isOpen(expected)) return false
  return !holds(c.relation, actual, expected)
}

const isOpen = (answer: unknown): answer is Absent | Undeclared =>
  answer instanceof Absent || answer instanceof Undeclared
