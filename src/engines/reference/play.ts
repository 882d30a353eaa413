import type { BetKind } from '../../baccarat/bet'
import { sideBetKinds } from '../../baccarat/bet'
import type { Card } from '../../baccarat/card'
import { parseMoney } from '../../baccarat/money'
import type { Bet, Log, Round, RoundLogRecord } from '../../log/round-log.generated'
import { Dealing } from './dealing'
import { type Engine, reference } from './engine'
import { type House, type Options, resolve } from './options'
import { pay, resultOf, roundRecord } from './round'
import { Shoe } from './shoe'
import { clockTime, GamingTable, type Timed } from './table'

/**
 * A whole log, as a vendor that records everything would export it: log, tables, then each table's shoes and
 * rounds by time. The same options give the same records. It is played twice, first to count its rounds.
 * @throws RangeError naming an option that cannot be played
 */
export function* play(options: Options, engine: Engine = reference): Generator<RoundLogRecord> {
  const house = resolve(options)
  const seed = String(options.seed)
  let rounds = 0
  let end = 0
  for (const { at, record } of playTables(house, seed, engine)) {
    end = at
    if (record.type === 'round') rounds++
  }
  yield engine.write(head(options, house, engine, rounds, end))
  for (const { record } of playTables(house, seed, engine)) yield record
}

const head = (options: Options, house: House, engine: Engine, rounds: number, end: number): Log => ({
  type: 'log',
  origin: options.origin ?? 'simulated',
  complete: true,
  rounds,
  exportedBy: 'baccarat-compliance',
  engine: { name: engine.name, version: engine.version },
  ...(house.lean ? undefined : { from: clockTime(0), to: clockTime(end) }),
})

/** A bet to settle; its other fields are handed back as they came. */
export type StackedBet = Bet & { bet: string; stake: string }

/** The house as far as one stacked round needs it; by default it takes every bet that it can settle. */
export type StackedTerms = Pick<Options, 'device' | 'mode' | 'commissionRounding' | 'lean' | 'sideBets'>

/**
 * One stacked round: the cards of the stack in the order offered, as many as the engine asks for. Bets keep the
 * fields that they came with; a kind that the engine does not offer is refused, and a tie returns the stakes.
 * @throws RangeError where the stack runs out, or a stake is no amount
 */
export const deal = (
  stack: readonly Card[],
  bets: readonly StackedBet[],
  engine: Engine = reference,
  terms: StackedTerms = {},
): Round => {
  const house = resolve({ sideBets: sideBetKinds, ...terms })
  const dealing = new Dealing(new Shoe(stack), house)
  engine.playCards(dealing)
  const isVoid = dealing.voided !== undefined
  const result = resultOf(engine, dealing)
  if (!isVoid) dealing.note({ event: 'settlement' })
  engine.returnCards(dealing)
  const record = roundRecord({}, isVoid ? 'void' : 'settled', dealing, isVoid ? undefined : result)
  record.betsComplete = true
  record.bets = bets.map((bet): Bet => {
    const kind = bet.bet as BetKind
    const stake = parseMoney(bet.stake)
    if (stake === undefined) throw new RangeError(`a stake of ${JSON.stringify(bet.stake)} is no amount`)
    const agreed = bet.mode ? { ...house, mode: bet.mode } : house
    if (!engine.isOffered(kind, agreed)) return { ...bet, status: 'refused' }
    if (isVoid) return pay({ ...bet }, { returned: engine.refund(kind, stake) })
    return pay({ ...bet }, engine.settle(kind, stake, result, agreed))
  })
  return engine.write(record) as Round
}

/** The tables' records merged by time; of equal times, the earlier table's first. */
function* playTables(house: House, seed: string, engine: Engine): Generator<Timed> {
  const { shoes, tables } = house
  const waiting = Array.from({ length: tables }, (_, i) => {
    const table = new GamingTable(engine, house, seed, `T${i + 1}`, i)
    return table.play(Math.ceil((shoes - i) / tables))
  }).flatMap((records) => {
    const first = records.next()
    return first.done ? [] : [{ records, next: first.value }]
  })
  while (waiting.length > 0) {
    const earliest = waiting.reduce((a, b) => (b.next.at < a.next.at ? b : a))
    yield earliest.next
    const following = earliest.records.next()
    if (following.done) waiting.splice(waiting.indexOf(earliest), 1)
    else earliest.next = following.value
  }
}
