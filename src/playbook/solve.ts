import { type Card, card, formatCard } from '../baccarat/card'
import type { Hand } from '../baccarat/hand'
import { type Check, digestOf } from '../judge/check'
import { compile } from '../judge/compile'
import '../facts'
import type { Mode, Table } from '../log/round-log.generated'
import { defaultRules, type HouseRules } from '../rulebook/house-rules'
import { type Chosen, cover } from './cover'
import { about, anyOf, dealingOrder, type LawfulDeal, lawfulDeals } from './deals'
import type { Playbook, StackedRound } from './playbook.generated'
import { pick, type Random, randomFrom, shuffle } from './random'
import { answered, Cells, cellsReached, placingsOf, whyUnreached } from './reach'
import { Stakes } from './stakes'

export interface SolveOptions {
  ruleSet: string
  /** Certification: chooses among equivalent stacks, and the order. Without one: the public practice rounds. */
  seed?: string
  readings?: Partial<HouseRules>
  /** What the table that the rounds are played at declares: its limits, its unit, its mode. */
  table?: Partial<Table>
}

/** A card left in the shoe for each draw that a wrong engine might make. */
const spare = 4

/**
 * A small set of stacked rounds that reaches every cell of a plan that a deal can reach. Greedy: each round reaches
 * the most cells that are still missing. What the cards must become is read from the plan's own duties.
 */
export const solve = (
  checks: readonly Check[],
  { ruleSet, seed, readings = {}, table: declared = {} }: SolveOptions,
): Playbook => {
  const random = randomFrom(seed ?? 'practice')
  const program = compile(checks)
  const cells = new Cells(program)
  const rules = { ...defaultRules, ...readings }
  const mode = rules.commissionMode as Mode
  const table: Table = {
    ...{ type: 'table', table: 'playbook', currency: 'MOP', unit: '0.01', mode },
    ...declared,
  }
  const placings = placingsOf(program, table, rules)
  const stakes = new Stakes(program, placings, table, rules)
  const deals = lawfulDeals(program)
  const of = (hand: 'player' | 'banker' | 'both') => program.checks.filter((c) => about(c) === hand)
  const checksOf = { player: of('player'), banker: of('banker'), both: of('both') }
  const round = (player: Hand, banker: Hand) => answered(player, banker, placings, table, rules)
  const any = anyOf((deals[0] as LawfulDeal).player)
  const { chosen, reached } = cover(
    deals,
    {
      ofDeal: ({ player, banker }) => cellsReached(cells, checksOf.both, round(anyOf(player), anyOf(banker))),
      ofKind: (hand, [some = any]) =>
        cellsReached(cells, checksOf[hand], hand === 'player' ? round(some, any) : round(any, some)),
    },
    seed === undefined ? undefined : random,
  )
  const ordered = seed === undefined ? chosen : shuffle(chosen, random)
  const example = round(any, anyOf((deals[0] as LawfulDeal).banker))
  return {
    format: 'baccarat-compliance/playbook/1',
    ruleSet,
    plan: digestOf(checks),
    mode: seed === undefined ? 'practice' : 'certification',
    table: { ...table },
    rounds: ordered.map((deal, i) => stacked(deal, i, stakes, random)),
    unreached: program.checks.flatMap((c) => {
      const missing = Array.from({ length: c.cells }, (_, i) => cells.of(c, i)).filter(
        (n) => !reached.has(n),
      ).length
      if (!missing) return []
      return [
        {
          clause: c.check.clause,
          scenario: c.check.scenario,
          cells: missing,
          reason: whyUnreached(c, example),
        },
      ]
    }),
  }
}

const stacked = ({ player, banker }: Chosen, i: number, stakes: Stakes, random: Random): StackedRound => {
  const order = dealingOrder(pick(player, random), pick(banker, random)).map((c) => c.rank)
  const ranks = [...order, ...Array.from({ length: 6 - order.length + spare }, () => 1 + random(13))]
  return {
    round: i + 1,
    stack: withSuits(ranks, random).map(formatCard),
    bets: stakes.of(i),
  }
}

/** Suits at random, but no card more often than the smallest shoe holds it. */
const withSuits = (ranks: readonly number[], random: Random): Card[] => {
  const seen = new Map<Card, number>()
  return ranks.map((rank) => {
    for (;;) {
      const c = card(rank, 1 + random(4))
      const n = seen.get(c) ?? 0
      if (n >= 6) continue
      seen.set(c, n + 1)
      return c
    }
  })
}
