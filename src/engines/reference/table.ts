import { formatMoney } from '../../baccarat/money'
import type { RoundLogRecord, Table } from '../../log/round-log.generated'
import type { Bettor, Offer } from './accept'
import { Betting, placeBets, placeEveryBet, seatBettors } from './bettors'
import { Dealing, drawMishaps, mostBurned } from './dealing'
import type { Engine } from './engine'
import type { House } from './options'
import { createRng, type Rng } from './rng'
import { holdersOf, type Place, resultOf, roundRecord, settleBets } from './round'
import { Shoe } from './shoe'

/** A record and its second since the log's start. */
export interface Timed {
  at: number
  record: RoundLogRecord
}

const opening = Date.parse('2026-01-01T08:00:00Z')
/** A second of the log as Macau's clock shows it. */
export const clockTime = (second: number): string =>
  `${new Date(opening + second * 1000).toISOString().slice(0, 19)}+08:00`

/** One table of a log: its bettors, its clock, and its shoes one after another. */
export class GamingTable {
  private readonly bettors: Bettor[]
  private readonly chance: Rng
  private clock: number
  /** Bets that a tie left on the layout. */
  private carried: Offer[] = []

  constructor(
    private readonly engine: Engine,
    private readonly house: House,
    private readonly seed: string,
    private readonly name: string,
    index: number,
  ) {
    this.bettors = seatBettors(name, house)
    this.chance = createRng(`${seed}/${name}`)
    this.clock = 11 * index
  }

  /** The table's records in order; lean tables tell of rounds alone. */
  *play(shoes: number): Generator<Timed> {
    if (!this.house.lean) yield this.timed(tableRecord(this.engine, this.house, this.name, this.time()))
    for (let i = 1; i <= shoes; i++) yield* this.playShoe(`${this.name}-${i}`, i === shoes)
  }

  private *playShoe(id: string, lastShoe: boolean): Generator<Timed> {
    const { engine, house, name } = this
    const machine = house.device === 'automatic-shuffler'
    // Each shoe has its own stream, so that what an engine does with one shoe changes no other.
    const cards = createRng(`${this.seed}/${id}`)
    let shoe = this.load(cards)
    const events = [...engine.preparation(house, cards), ...engine.openingBurn(shoe, house)]
    if (!house.lean)
      yield this.timed({
        type: 'shoe',
        table: name,
        shoe: id,
        time: this.time(240),
        decks: house.decks,
        device: house.device,
        events,
      })

    let number = 0
    const demonstrations = engine.demonstrations(house)
    while (number < demonstrations) yield this.timed(this.demonstrate(shoe, id, ++number))

    const reserve = 6 + (house.roundBurns > 0 ? mostBurned : 0)
    let cut = false
    let left = machine ? house.machineRounds : Number.POSITIVE_INFINITY
    while (left > 0 && shoe.remaining >= reserve) {
      const dealing = new Dealing(shoe, house, drawMishaps(house, cards))
      const place = this.place(id, ++number)
      const betting = new Betting(engine, house, place.round)
      if (house.lean) placeEveryBet(betting, this.bettors, house, this.chance)
      else placeBets(betting, this.bettors, this.carried, house, this.chance)
      engine.playCards(dealing)
      cut ||= dealing.cutCard
      left = dealing.cutCard ? engine.roundsAfterCutCard(house) : left - 1
      const last = left <= 0 || (!machine && shoe.remaining < reserve)
      const another = !last || (!lastShoe && house.tieAtLastRound === 'next-shoe')
      yield this.timed(this.settle(dealing, place, betting, another))
      if (machine && left > 0) shoe = this.load(cards)
    }
    if (!house.lean)
      yield this.timed({
        type: 'shoe-end',
        table: name,
        shoe: id,
        time: this.time(15),
        reason: machine ? 'house' : cut ? 'cut-card' : 'exhausted',
        reshuffled: engine.reshuffles,
      })
  }

  private load(rng: Rng): Shoe {
    const { engine, house } = this
    const cards = engine.fullSet(house.decks)
    engine.shuffle(cards, rng)
    return new Shoe(cards, house.device === 'shoe' ? engine.cutCardBehind(house) : undefined)
  }

  private demonstrate(shoe: Shoe, id: string, number: number): RoundLogRecord {
    const place = this.place(id, number)
    const dealing = new Dealing(shoe, this.house)
    this.engine.showCards(dealing)
    const record = roundRecord(place, 'demonstration', dealing, resultOf(this.engine, dealing))
    return { ...record, betsComplete: true, bets: [] }
  }

  private settle(dealing: Dealing, place: Place, betting: Betting, another: boolean): RoundLogRecord {
    const { engine, house } = this
    const isVoid = dealing.voided !== undefined
    const result = isVoid ? undefined : resultOf(engine, dealing)
    const { placed } = betting
    const { bets, carried } = settleBets(engine, placed, result, house, this.chance, another && !house.lean)
    this.carried = carried.flatMap(({ next }) => next ?? [])
    if (!isVoid) dealing.note({ event: 'settlement' })
    engine.returnCards(dealing)
    const record = roundRecord(place, isVoid ? 'void' : 'settled', dealing, result)
    if (!house.lean && !isVoid && engine.allowsHolding(house)) record.holders = holdersOf(engine, placed)
    if (!house.lean) record.betsComplete = true
    record.bets = bets
    return record
  }

  private place(shoe: string, number: number): Place & { round: string } {
    const named = { table: this.name, shoe, round: `${shoe}-${number}` }
    this.clock += 25 + this.chance.below(30)
    return this.house.lean ? named : { ...named, time: clockTime(this.clock) }
  }

  private time(passed = 0): string {
    this.clock += passed
    return clockTime(this.clock)
  }

  private timed(record: RoundLogRecord): Timed {
    return { at: this.clock, record: this.engine.write(record) }
  }
}

const tableRecord = (engine: Engine, house: House, table: string, time: string): Table => ({
  type: 'table',
  table,
  time,
  device: house.device,
  layouts: 1,
  seats: house.seats,
  reservedBoxes: engine.reservedBoxes(house),
  currency: house.currency,
  unit: formatMoney(house.unit),
  mode: house.mode,
  limits: Object.fromEntries(
    Object.entries(house.limits).map(([kind, { minimum, maximum }]) => [
      kind,
      { minimum: formatMoney(minimum), maximum: formatMoney(maximum) },
    ]),
  ),
  differential: formatMoney(house.differential),
  holding: house.holding,
  dealing: 'drawn',
})
