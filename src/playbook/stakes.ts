import { formatMoney, type Money, parseMoney } from '../baccarat/money'
import { Answers } from '../judge/answers'
import { type Compiled, evaluate, type Program } from '../judge/compile'
import type { Bet, Round } from '../log/round'
import type { Table } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import { FileError } from '../schemas'
import type { StackedBet } from './playbook.generated'
import { answered, anyHand, type Placing } from './reach'

/** Stakes that show how an engine rounds: 5 % of each, and 0.54 or 0.94 of it, fall beside the usual units. */
const telling = ['15', '25', '50', '105', '1000']

/** A log holds no amount of more than eleven digits: what is won with the greatest stake must still be one. */
const most = parseMoney('1000000000') as Money

/** Who offers what the table's limits forbid: nobody whose other bets would suffer by it. */
const outsider = 'b9'

/**
 * What is staked in the rounds of a playbook. Where the table declares limits: stakes that keep every duty of the plan
 * that stakes can break, the limits themselves among them, and each round one bet more, just outside a limit, that a
 * duty of the plan forbids. Throws FileError where the table leaves no lawful stake.
 */
export class Stakes {
  /** By placing, the lawful stakes of the bet for itself. */
  private readonly lawful: readonly (readonly string[])[]
  private readonly outside: readonly StackedBet[]
  private readonly answers: Answers
  private readonly ofBets: readonly Compiled[]
  private readonly ofRounds: readonly Compiled[]
  /** The placings on a hand, and the stakes on them that are lawful together. */
  private readonly onHands: readonly number[]
  private readonly together: readonly (readonly string[])[]

  constructor(
    program: Program,
    private readonly placings: readonly Placing[],
    private readonly table: Table,
    private readonly rules: HouseRules,
  ) {
    this.answers = new Answers(program)
    const asked = program.checks.filter((c) => c.check.rounds !== 'void' && c.ofHands.length === 0)
    this.ofBets = asked.filter((c) => c.level === 'bet')
    this.ofRounds = asked.filter((c) => c.level === 'round')
    this.lawful = placings.map((placing, k) => {
      const kept = this.candidates(placing).filter((stake) => this.isTaken(k, stake))
      if (!kept.length)
        throw new FileError(
          `the table leaves no stake on ${placing.bet} that keeps its limits and the house's rules`,
        )
      return kept
    })
    this.onHands = placings.flatMap(({ bet }, k) => (bet === 'player' || bet === 'banker' ? [k] : []))
    const combinations = this.onHands.reduce<string[][]>(
      (all, k) => all.flatMap((some) => (this.lawful[k] as string[]).map((stake) => [...some, stake])),
      [[]],
    )
    this.together = combinations.filter((stakes) => this.areTaken(this.leastBut(stakes)))
    if (!this.together.length)
      throw new FileError('the table leaves no stakes on both hands that keep its limits together')
    this.outside = this.outsideLimits()
  }

  /** The bets of a round, by its place from 0. */
  of(round: number): StackedBet[] {
    const stakes = this.lawful.map((all, k) => all[(round + k) % all.length] as string)
    const isLawful = this.together.some((some) =>
      some.every((stake, i) => stake === stakes[this.onHands[i] as number]),
    )
    if (!isLawful)
      for (const [i, stake] of (this.together[round % this.together.length] as string[]).entries())
        stakes[this.onHands[i] as number] = stake
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

  /** The telling stakes, the limits, and the least and most multiples between them of what a stake may have to be one of. */
  private candidates({ bet }: Placing): string[] {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = limitsOf(this.table, bet)
    const declared = amountIn(this.rules.bankerMultiple)
    const multiples = [minimum, declared].flatMap((unit) =>
      unit ? [unit * Math.max(1, Math.ceil(minimum / unit)), unit * Math.floor(maximum / unit)] : [],
    )
    const all = [...telling.map(amount), minimum, maximum, ...multiples]
    const within = all.filter((n) => n > 0 && n >= minimum && n <= Math.min(maximum, most))
    return [...new Set(within.map(formatMoney))]
  }

  /** Stakes just outside the limits, as far as a duty of the plan forbids them. */
  private outsideLimits(): StackedBet[] {
    const unit = parseMoney(this.table.unit ?? '') || 1
    return [...new Set(this.placings.map((p) => p.bet))].flatMap((bet) => {
      const { minimum, maximum } = limitsOf(this.table, bet)
      const beyond = [
        ...(maximum === undefined ? [] : [maximum + unit]),
        ...(minimum !== undefined && minimum > unit ? [minimum - unit] : []),
      ].map(formatMoney)
      const k = this.placings.findIndex((p) => p.bet === bet)
      return beyond
        .filter((stake) => isAmount(stake) && !this.isTaken(k, stake))
        .map((stake) => ({ bettor: outsider, bet, stake }))
    })
  }

  /** The given stakes on the hands, the least on everything else. */
  private leastBut(onHands: readonly string[]): string[] {
    const least = this.lawful.map((all) => all.reduce((a, b) => (amount(b) < amount(a) ? b : a)))
    for (const [i, stake] of onHands.entries()) least[this.onHands[i] as number] = stake
    return least
  }

  /** Whether a bet of such a stake breaks no duty, whatever is staked on the others. */
  private isTaken(k: number, stake: string): boolean {
    const round = this.round()
    const bet = round.bets?.[k] as Bet
    bet.stake = amount(stake)
    return !this.ofBets.some((c) => this.isBroken(c, round, bet))
  }

  /** Whether bets of such stakes break no duty that is asked of the round. */
  private areTaken(stakes: readonly string[]): boolean {
    const round = this.round()
    for (const [k, bet] of (round.bets ?? []).entries()) bet.stake = amount(stakes[k] as string)
    return !this.ofRounds.some((c) => this.isBroken(c, round))
  }

  private isBroken(c: Compiled, round: Round, bet?: Bet): boolean {
    this.answers.about(round, bet, round.rules)
    return evaluate(c, 0, this.answers, { cell: 0, actual: '', expected: '', asked: 0 }) === 'violated'
  }

  private round(): Round {
    const round = answered(anyHand, anyHand, this.placings, this.table, this.rules)
    round.betsComplete = true
    for (const bet of round.bets ?? []) bet.stake = undefined
    return round
  }
}

const amount = (text: string): Money => parseMoney(text) as Money
const isAmount = (text: string): boolean => parseMoney(text) !== undefined
/** The amount that a reading such as `unit:400` names. */
const amountIn = (reading: string): Money | undefined => parseMoney(reading.split(':')[1] ?? '')

const limitsOf = ({ limits }: Table, bet: string): { minimum?: Money; maximum?: Money } => {
  const { minimum, maximum } = limits?.[bet] ?? {}
  return {
    ...(minimum !== undefined && { minimum: amount(minimum) }),
    ...(maximum !== undefined && { maximum: amount(maximum) }),
  }
}
