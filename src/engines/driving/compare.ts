import { type Card, parseCard, rankOf, suitOf } from '../../baccarat/card'
import { parseMoney } from '../../baccarat/money'
import type { Bet, Round, Table } from '../../log/round-log.generated'
import type { StackedBet, StackedRound } from '../../playbook/playbook.generated'

/**
 * What shows that a round is not the one that was asked for. No rule is broken by it, but an engine that plays other
 * cards or settles other bets than it was given has shown nothing, so each bars the conclusion conformant.
 */
export const departures = {
  'bet-left-out': 'bets were offered that the answered round does not list',
  'bet-altered': 'bets of the answered round have another stake, bettor or mode than was offered',
  'bet-added': 'the answered round lists bets that were not offered',
  'bet-refused': 'bets within the limits were offered and not accepted',
  'cards-not-of-the-stack': 'the hands hold other cards than the first of the stack',
  'cards-out-of-order': 'the cards were recorded in another order than that of the stack',
  'round-not-settled': 'the engine gave out as void, or as a demonstration, a round that it was to play',
} as const

export type DepartureKind = keyof typeof departures

/** How an answered round departs from what was asked. */
export const departuresOf = (answer: Round, asked: StackedRound, table: Table): DepartureKind[] => {
  const found = new Set<DepartureKind>()
  if ((answer.status ?? 'settled') !== 'settled') found.add('round-not-settled')
  compareBets(answer.bets ?? [], asked.bets, table, found)
  compareCards(answer, asked.stack.map(parse), found)
  return [...found]
}

const compareBets = (
  answered: readonly Bet[],
  offered: readonly StackedBet[],
  table: Table,
  found: Set<DepartureKind>,
) => {
  const left = [...answered]
  const taken = (holds: (bet: Bet) => boolean): Bet | undefined => {
    const i = left.findIndex(holds)
    return i < 0 ? undefined : left.splice(i, 1)[0]
  }
  const unmatched = offered.filter((o) => {
    const match = taken((bet) => isSame(bet, o))
    if (match && (match.status ?? 'accepted') !== 'accepted' && isWithin(o, table)) found.add('bet-refused')
    return !match
  })
  // A bet outside the limits may be refused or not be listed: it was not taken.
  for (const o of unmatched.filter((o) => isWithin(o, table)))
    found.add(taken((bet) => bet.bet === o.bet) ? 'bet-altered' : 'bet-left-out')
  if (left.length) found.add('bet-added')
}

/** The bet that was offered, settled or not. A bettor or a mode that the answer does not name is no departure. */
export const isSame = (bet: Bet, offered: StackedBet): boolean =>
  bet.bet === offered.bet &&
  (bet.bettor ?? offered.bettor) === offered.bettor &&
  (bet.mode ?? offered.mode) === offered.mode &&
  parseMoney(bet.stake ?? '') === parseMoney(offered.stake)

const isWithin = ({ bet, stake }: StackedBet, { limits }: Table): boolean => {
  const amount = parseMoney(stake) ?? 0
  const { minimum, maximum } = limits?.[bet] ?? {}
  return (
    amount >= (parseMoney(minimum ?? '') ?? 0) &&
    amount <= (parseMoney(maximum ?? '') ?? Number.MAX_SAFE_INTEGER)
  )
}

const compareCards = (answer: Round, stack: readonly Card[], found: Set<DepartureKind>) => {
  const held = [...answer.player, ...answer.banker].map(parse)
  if (!areOf(held, stack.slice(0, held.length))) found.add('cards-not-of-the-stack')
  const dealt = (answer.events ?? []).flatMap((e) => (e.event === 'card' && e.card ? [parse(e.card)] : []))
  if (!dealt.every((card, i) => isLike(card, stack[i]))) found.add('cards-out-of-order')
}

const parse = (name: string): Card => parseCard(name) as Card

/** The same card, as far as both say. */
const isLike = (card: Card, other: Card | undefined): boolean =>
  other !== undefined &&
  rankOf(card) === rankOf(other) &&
  (suitOf(card) === 0 || suitOf(other) === 0 || suitOf(card) === suitOf(other))

/** Whether the cards are just those, in any order. Cards that give their suit are looked for first. */
const areOf = (cards: readonly Card[], among: readonly Card[]): boolean => {
  const left = [...among]
  return [...cards]
    .sort((a, b) => suitOf(b) - suitOf(a))
    .every((card) => {
      const exact = left.indexOf(card)
      const i = exact >= 0 ? exact : left.findIndex((other) => isLike(card, other))
      if (i >= 0) left.splice(i, 1)
      return i >= 0
    })
}
