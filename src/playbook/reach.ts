import { formatCard } from '../baccarat/card'
import type { Hand, HandName } from '../baccarat/hand'
import { parseMoney } from '../baccarat/money'
import { Absent, type Value } from '../facts'
import { ask, type Compiled, type Program } from '../judge/compile'
import { Bet, type Round } from '../log/round'
import type { Mode, RoundEvent, Table } from '../log/round-log.generated'
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

/** A bet to place in each round. The mode is given where the plan asks for more than the table's. */
export interface Placing {
  bet: string
  mode: Mode | undefined
  bettor: string
}

/**
 * The bets that some scenario of the plan selects by kind, where the house takes them; each in every mode that a
 * scenario must be shown in.
 */
export const placingsOf = (program: Program, table: Table, rules: HouseRules): Placing[] => {
  const kinds = new Set(program.checks.flatMap((c) => c.kinds ?? []).filter((k) => !k.startsWith('other:')))
  const all = [...kinds].flatMap((bet) => modesOf(program, bet).map((mode) => placing(bet, mode)))
  const { bets = [] } = answered(anyHand, anyHand, all, table, rules)
  return all.filter((_, i) => program.checks.some((c) => isSelected(c, bets[i] as Bet)))
}

/** A hand where the cards do not matter. */
export const anyHand: Hand = [10, 9]

const modesOf = (program: Program, kind: string): (Mode | undefined)[] => {
  const asked = program.checks
    .filter((c) => !c.check.contingent && c.kinds?.includes(kind))
    .flatMap((c) => c.check.selections.filter((s) => s.fact === 'commission mode').flatMap((s) => s.among))
  return asked.length ? ([...new Set(asked)] as Mode[]) : [undefined]
}

/** Nobody bets on both hands, nor in both modes; what leans on a bet on a hand is made by who has that. */
const placing = (bet: string, mode: Mode | undefined): Placing => {
  const place = bet.startsWith('player') ? 1 : bet.startsWith('banker') || bet.endsWith('-six') ? 2 : 3
  return { bet, mode, bettor: `b${mode === 'half-on-six' ? place + 3 : place}` }
}

/** Whether a check judges a bet, as far as that is not for the cards to decide. */
const isSelected = (c: Compiled, bet: Bet): boolean =>
  (c.kinds?.includes(bet.kind as string) ?? false) &&
  c.ofItem.every((s) => {
    const answer = s.fact.scope === 'bet' ? ask(s.fact, bet.round, bet, bet.round.rules) : undefined
    return s.fact.scope !== 'bet' || (answer !== undefined && s.cellOf.has(answer as Value))
  })

/** A stacked round as an honest engine would answer it, as far as the cells of a plan can ask. */
export const answered = (
  player: Hand,
  banker: Hand,
  placings: readonly Placing[],
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
  round.bets = placings.map(({ bet: kind, mode, bettor }) => {
    const bet = new Bet()
    bet.round = round
    bet.kind = kind
    bet.mode = mode
    bet.bettor = bettor
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
      if (bet && c.kinds?.includes(bet.kind as string) === false) continue
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
