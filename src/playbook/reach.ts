import { formatCard } from '../baccarat/card'
import type { Hand, HandName } from '../baccarat/hand'
import { parseMoney } from '../baccarat/money'
import { Absent, type Value } from '../facts'
import { ask, type Compiled, type Program } from '../judge/compile'
import { Bet, type Round } from '../log/round'
import type { RoundEvent, Table } from '../log/round-log.generated'
import type { HouseRules } from '../rulebook/house-rules'
import { dealingOrder, roundOf } from './deals'

/** Every cell of a plan, by check and place in it, as one number. */
export class Cells {
  readonly first: number[] = []
  readonly total: number

  constructor(readonly program: Program) {
    let n = 0
    for (const c of program.checks) {
      this.first.push(n)
      n += c.cells
    }
    this.total = n
  }

  of(c: Compiled, cell: number): number {
    return (this.first[c.index] as number) + cell
  }
}

/** The bets that some scenario of the plan selects by kind. */
export const kindsOf = (program: Program): string[] => [
  ...new Set(program.checks.flatMap((c) => c.kinds ?? []).filter((k) => !k.startsWith('other:'))),
]

/** A stacked round as an honest engine would answer it, as far as the cells of a plan can ask. */
export const answered = (
  player: Hand,
  banker: Hand,
  kinds: readonly string[],
  table: Table,
  rules: HouseRules,
): Round => {
  const round = roundOf(player, banker)
  round.rules = rules
  round.tableRecord = table
  round.events = dealingOrder(player, banker).map(
    ({ rank, to }, i): RoundEvent => ({
      event: 'card',
      to: to as HandName,
      card: formatCard(rank),
      position: i + 1,
    }),
  )
  round.bets = kinds.map((kind) => {
    const bet = new Bet()
    bet.round = round
    bet.kind = kind
    bet.bettor = 'b1'
    bet.stake = parseMoney('100')
    return bet
  })
  return round
}

/** The cells of some checks that a round reaches. */
export const cellsReached = (cells: Cells, checks: readonly Compiled[], round: Round): number[] => {
  const reached: number[] = []
  for (const c of checks) {
    if (c.level === 'subject' || c.check.rounds === 'void') continue
    for (const bet of c.level === 'bet' ? (round.bets ?? []) : [undefined]) {
      const cell = cellOf(c, round, bet)
      if (cell !== undefined) reached.push(cells.of(c, cell))
    }
  }
  return reached
}

const cellOf = (c: Compiled, round: Round, bet: Bet | undefined): number | undefined => {
  let cell = 0
  for (const s of [...c.ofHands, ...c.ofItem]) {
    const answer = ask(s.fact, round, bet, round.rules)
    const i = answer === undefined ? undefined : s.cellOf.get(answer as Value)
    if (i === undefined) return undefined
    cell += i * s.stride
  }
  return ask(c.duty, round, bet, round.rules) === undefined ? undefined : cell
}

/** Why a check's cells lie beyond any deal: the first question that no deal answers as it must. */
export const whyUnreached = (c: Compiled, sample: Round): string => {
  if (c.level === 'subject') return 'no deal carries a shoe, a table or the rounds around it'
  if (c.check.rounds === 'void') return 'no deal asks for a void round'
  for (const s of c.ofItem) {
    const answer = ask(s.fact, sample, sample.bets?.[0], sample.rules)
    if (answer instanceof Absent) return `no deal decides ${answer.field}`
    if (s.fact.scope !== 'bet' || s.fact.settings.length)
      if (answer === undefined || !s.cellOf.has(answer as Value))
        return `no deal makes it so: ${nameOf(c, s.fact.id)}`
  }
  const duty = ask(c.duty, sample, sample.bets?.[0], sample.rules)
  return duty === undefined ? 'its case arises in no deal' : 'no lawful deal reaches them'
}

const nameOf = (c: Compiled, id: string): string => {
  const s = c.check.selections.find((x) => JSON.stringify([x.fact, ...x.with]) === id)
  return s ? `${s.fact} is ${s.among.join(' or ')}` : id
}
