import { card, formatCard } from '../../baccarat/card'
import type { Check } from '../../judge/check'
import { compile } from '../../judge/compile'
import { dealingOrder, type LawfulDeal, lawfulDeals } from '../../playbook/deals'
import type { Playbook, StackedBet, StackedRound } from '../../playbook/playbook.generated'
import { randomFrom } from '../../playbook/random'

/** A bet of each kind and mode that the playbook offers, at the stake that it offers first. */
const oneOfEach = ({ rounds }: Playbook): StackedBet[] => {
  const kinds = new Map<string, StackedBet>()
  for (const { bets } of rounds)
    for (const bet of bets) {
      const key = `${bet.bet} ${bet.mode ?? ''}`
      if (!kinds.has(key)) kinds.set(key, bet)
    }
  return [...kinds.values()]
}

const stackSize = 10
const decks = 8

/** Further rounds of cards by chance, as they would come from a full shoe of eight decks, numbered on. */
export const randomRounds = (playbook: Playbook, count: number, seed: string): StackedRound[] => {
  const below = randomFrom(`rounds ${seed}`)
  const bets = oneOfEach(playbook)
  return Array.from({ length: count }, (_, i) => {
    const shoe = Array.from({ length: decks * 52 }, (_, c) => c)
    const stack = Array.from({ length: stackSize }, () => {
      const [drawn] = shoe.splice(below(shoe.length), 1) as [number]
      return formatCard(card(1 + (drawn % 13), 1 + (Math.floor(drawn / 13) % 4)))
    })
    return { round: playbook.rounds.length + i + 1, stack, bets }
  })
}

/** Every ordered sequence of ranks that a lawful round can take, by the plan's own duties. */
export interface Exhaustive {
  size: number
  rounds(): Generator<StackedRound>
}

/**
 * Numbered on from the playbook. The cards to spare are those that a wrong engine would draw.
 */
export const exhaustive = (playbook: Playbook, checks: readonly Check[]): Exhaustive => {
  const deals = lawfulDeals(compile(checks))
  const bets = oneOfEach(playbook)
  const first = playbook.rounds.length
  return {
    size: deals.reduce((n, { player, banker }) => n + player.hands.length * banker.hands.length, 0),
    *rounds() {
      let round = first
      for (const ranks of sequences(deals)) yield { round: ++round, stack: stackOf(ranks, round), bets }
    },
  }
}

function* sequences(deals: readonly LawfulDeal[]): Generator<number[]> {
  for (const { player, banker } of deals)
    for (const p of player.hands)
      for (const b of banker.hands) yield dealingOrder(p, b).map(({ rank }) => rank)
}

const stackOf = (ranks: readonly number[], round: number): string[] =>
  Array.from({ length: stackSize }, (_, i) => {
    const rank = ranks[i] ?? 1 + ((round * 7 + i * 5) % 13)
    return formatCard(card(rank, 1 + (i % 4)))
  })
