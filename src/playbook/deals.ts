import { card } from '../baccarat/card'
import type { Hand, HandName } from '../baccarat/hand'
import type { HandFact, Value } from '../facts'
import { holds } from '../judge/check'
import { ask, type Compiled, type Program } from '../judge/compile'
import { handFactsOf } from '../judge/groups'
import { Round } from '../log/round'
import { defaultRules } from '../rulebook/house-rules'

/**
 * Hands that no question about both hands can tell apart, and among them those that no question at all can. What
 * concerns one hand alone is chosen after the pairing of the two.
 */
export interface HandClass {
  kinds: Hand[][]
  /** All of them. */
  hands: Hand[]
}

/** A Player's class and a Banker's that the plan's own duties let stand together. */
export interface LawfulDeal {
  player: HandClass
  banker: HandClass
}

const ranks = Array.from({ length: 13 }, (_, i) => i + 1)

const everyHand = function* (): Generator<Hand> {
  for (const a of ranks)
    for (const b of ranks) {
      yield [a, b]
      for (const c of ranks) yield [a, b, c]
    }
}

const classesOf = (coarse: readonly HandFact[], fine: readonly HandFact[]): HandClass[] => {
  const classes = new Map<string, Map<string, Hand[]>>()
  const answers = (facts: readonly HandFact[], hand: Hand) =>
    JSON.stringify(facts.map((f) => f.read(hand) ?? null))
  for (const hand of everyHand()) {
    const key = answers(coarse, hand)
    const kinds = classes.get(key) ?? new Map<string, Hand[]>()
    classes.set(key, kinds)
    const kind = answers(fine, hand)
    kinds.set(kind, [...(kinds.get(kind) ?? []), hand])
  }
  return [...classes.values()].map((kinds) => ({
    kinds: [...kinds.values()],
    hands: [...kinds.values()].flat(),
  }))
}

/** The hands that a check asks about: one of them alone, or both (or neither). */
export const about = (c: Compiled): HandName | 'both' => {
  const hands = new Set(handFactsOf(c).map((f) => f.of))
  return hands.size === 1 ? ([...hands][0] as HandName) : 'both'
}

/**
 * The deals that keep every duty of the plan which the hands alone decide: the tableau, as the features state it.
 * No second statement of it is needed to know what a stack of cards must become.
 */
export const lawfulDeals = (program: Program): LawfulDeal[] => {
  const duties = program.checks.filter((c) => c.level === 'hands' && c.check.rounds === 'settled')
  const all = program.checks.flatMap(handFactsOf)
  const coarse = [...program.checks.filter((c) => about(c) === 'both'), ...duties].flatMap(handFactsOf)
  const of = (facts: readonly HandFact[], hand: HandName) => [...new Set(facts.filter((f) => f.of === hand))]
  const players = classesOf(of(coarse, 'player'), of(all, 'player'))
  const bankers = classesOf(of(coarse, 'banker'), of(all, 'banker'))
  const deals: LawfulDeal[] = []
  for (const player of players)
    for (const banker of bankers)
      if (isLawful(duties, anyOf(player), anyOf(banker))) deals.push({ player, banker })
  return deals
}

/** One hand of a class. */
export const anyOf = (c: HandClass): Hand => c.kinds[0]?.[0] as Hand

const isLawful = (duties: readonly Compiled[], player: Hand, banker: Hand): boolean => {
  const round = roundOf(player, banker)
  return duties.every((c) => {
    const selected = c.ofHands.every((s) => {
      const answer = ask(s.fact, round, undefined, defaultRules)
      return s.covering || (answer !== undefined && s.cellOf.has(answer as Value))
    })
    if (!selected) return true
    const actual = ask(c.duty, round, undefined, defaultRules)
    const expected = c.expected ? ask(c.expected, round, undefined, defaultRules) : c.constant
    return (
      actual === undefined || expected === undefined || holds(c.relation, actual as Value, expected as Value)
    )
  })
}

/** A round of two hands of ranks, with nothing else known of it. */
export const roundOf = (player: Hand, banker: Hand): Round => {
  const round = new Round()
  round.player = player
  round.banker = banker
  round.playerCards = player.map((r) => card(r))
  round.bankerCards = banker.map((r) => card(r))
  round.rules = defaultRules
  return round
}

/** The order in which a round's cards leave the shoe, and the hand that each goes to. */
export const dealingOrder = (player: Hand, banker: Hand): { rank: number; to: HandName }[] =>
  [
    { rank: player[0], to: 'player' as const },
    { rank: banker[0], to: 'banker' as const },
    { rank: player[1], to: 'player' as const },
    { rank: banker[1], to: 'banker' as const },
    { rank: player[2], to: 'player' as const },
    { rank: banker[2], to: 'banker' as const },
  ].filter((c): c is { rank: number; to: HandName } => c.rank !== undefined)
