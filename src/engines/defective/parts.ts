import { type Card, parseCard, pointsOf, rankOf, suitOf } from '../../baccarat/card'
import { type Money, scale } from '../../baccarat/money'
import type { Bet, Round, RoundLogRecord, Shoe, ShoeEvent, Table } from '../../log/round-log.generated'
import { createEngine, type Engine, reference } from '../reference'

/** What faults of one kind have in common. */

/** An engine that writes its settled rounds otherwise than it played them. */
export const stating = (change: (round: Round) => Partial<Round>): Engine =>
  createEngine({
    write: (record) =>
      record.type === 'round' && record.status === 'settled' ? { ...record, ...change(record) } : record,
  })

/** An engine that prepares its shoes otherwise: the steps of article 2.1 up to the burn. */
export const preparing = (change: (events: readonly ShoeEvent[]) => ShoeEvent[]): Engine =>
  createEngine({
    preparation(house, rng) {
      return change(reference.preparation.call(this, house, rng))
    },
  })

/** An engine that writes the records of its shoes otherwise. */
export const shoesWith = (change: (shoe: Shoe) => Partial<Shoe>): Engine =>
  createEngine({
    write: (record) => (record.type === 'shoe' ? { ...record, ...change(record) } : record),
  })

type Kind = 'player' | 'banker' | 'tie' | 'pair'

/** An engine that returns something else for a bet of one kind that won, lost or is undecided. */
export const returning = (
  kind: Kind,
  when: 'won' | 'lost' | 'undecided',
  amount: (stake: Money, returned: Money, commission: Money) => Money,
): Engine =>
  createEngine({
    settle(bet, stake, result, terms) {
      const settled = reference.settle.call(this, bet, stake, result, terms)
      const asked = (bet.endsWith('-pair') ? 'pair' : bet) === kind && this.verdict(bet, result) === when
      return asked
        ? { ...settled, returned: amount(stake, settled.returned, settled.commission ?? 0) }
        : settled
    },
  })

/** The rounds of a log through a change that sees one after the other; undefined leaves a round out. */
export const rounds = (change: () => (round: Round) => Round | undefined) =>
  function* (played: Iterable<RoundLogRecord>): Generator<RoundLogRecord> {
    const changed = change()
    for (const record of played) {
      const next = record.type === 'round' ? changed(record) : record
      if (next) yield next
    }
  }

/** A bet that the house took, as a log has it at the least. */
export const taken = (bettor: string | undefined, bet: string, stake: string, returned = '0'): Bet => ({
  bettor,
  bet,
  stake,
  returned,
  status: 'accepted',
})

/** A round with more bets, where it is settled. */
export const withBets =
  (more: (round: Round) => Bet[]) =>
  (round: Round): Round =>
    round.status === 'settled' ? { ...round, bets: [...(round.bets ?? []), ...more(round)] } : round

/** The records of a log's tables written otherwise. */
export const tablesWith = (change: (table: Table) => Partial<Table>) =>
  function* (played: Iterable<RoundLogRecord>): Generator<RoundLogRecord> {
    for (const record of played) yield record.type === 'table' ? { ...record, ...change(record) } : record
  }

/** A round that no tie's stakes go into or come from. */
export const isPlain = ({ outcome, bets, status }: Round): boolean =>
  status === 'settled' && outcome !== 'tie' && !bets?.some((bet) => bet.from !== undefined)

/** A log without some of its plain rounds, the others numbered anew and the head's count put right. */
export const leavingOut = (unwanted: (round: Round) => boolean) =>
  function* (played: Iterable<RoundLogRecord>): Generator<RoundLogRecord> {
    const kept = [...played].filter((r) => !(r.type === 'round' && isPlain(r) && unwanted(r)))
    const numbers = new Map<string | undefined, number>()
    for (const record of kept) {
      if (record.type === 'log') yield { ...record, rounds: kept.filter((r) => r.type === 'round').length }
      else if (record.type === 'round') {
        const n = (numbers.get(record.shoe) ?? 0) + 1
        numbers.set(record.shoe, n)
        yield { ...record, round: `${record.shoe}-${n}` }
      } else yield record
    }
  }

/** Bettors whose stake a tie gave back whole make no bet in the round after it. */
export const sittingOut = rounds(() => {
  let out: (string | undefined)[] = []
  return (round) => {
    if (round.status === 'demonstration') return round
    const bets = round.bets?.filter((bet) => bet.from !== undefined || !out.includes(bet.bettor))
    const isMain = (kind?: string) => kind === 'player' || kind === 'banker'
    out =
      round.outcome === 'tie'
        ? (bets ?? []).flatMap((b) => (isMain(b.bet) && b.returned === b.stake ? [b.bettor] : []))
        : []
    return bets?.length === round.bets?.length ? round : { ...round, bets, holders: undefined }
  }
})

/** Points of cards before the tens are dropped. */
export const sumOf = (cards: readonly (string | number)[]): number =>
  cards.reduce<number>((n, c) => n + pointsOf(rankOf(typeof c === 'string' ? (parseCard(c) ?? 0) : c)), 0)

export const isRed = (card: Card): boolean => suitOf(card) === 2 || suitOf(card) === 3

/** One unit of the currency. */
export const unit: Money = scale
