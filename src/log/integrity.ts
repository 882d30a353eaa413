import type { Place } from './place'
import { MetIds, type RoundId, textOf } from './round-id'

/** Something found about the log itself. Each that bars keeps a conclusion from being `conformant`. */
export interface LogFinding {
  kind: FindingKind
  count: number
  first: (Place & { round: string | undefined })[]
}
export const findingKinds = {
  'round-doubled': 'a round id stands twice within its shoe',
  'round-missing': "a shoe's numbering of its rounds skips some",
  'round-out-of-order': 'rounds are not in the order in which they were dealt',
  'shoe-reopened': 'rounds of a shoe stand after the shoe was ended or another was begun at its table',
  'shoe-cut-off': 'a shoe has rounds but no end, or no beginning, though the log records others',
  'rounds-miscounted': "the log's head states another number of rounds than it holds",
} as const
export type FindingKind = keyof typeof findingKinds

/** One record as the order of a log sees it. */
export interface Passed {
  kind: 'round' | 'shoe' | 'shoe-end'
  place: Place
  table: string | undefined
  shoe: string | undefined
  id: RoundId | undefined
  /** When it was dealt, in milliseconds since 1970. */
  at: number | undefined
}

interface ShoeState {
  name: string | undefined
  ids: MetIds
  last: number | undefined
  /** The shoe numbers its own rounds: it was seen to start at 1, so that a gap is a missing round. */
  dense: boolean
  begun: boolean
  ended: boolean
  rounds: number
  /** Numbers that were skipped so far, with the round that skipped them; and how many in all. */
  missing: Map<number, Pick<Passed, 'place' | 'id'>>
  skipped: number
  first: Place
}
interface TableState {
  shoe: ShoeState | undefined
  at: number | undefined
}

/** Missing numbers that are remembered, in case they come later: more than any shoe deals. */
const window = 4096
const shown = 3
/** Where a finding about the whole log points to. */
const head: Place = { input: 0, line: 1, offset: 0, length: 0 }

/**
 * Follows tables and shoes through a log, in its order, and keeps what does not fit. Memory is bounded by the tables
 * and one short string a shoe.
 */
export class Integrity {
  readonly tables = new Map<string, TableState>()
  shoes = 0
  rounds = 0
  unnamed = 0
  private readonly closed = new Set<string>()
  private readonly found = new Map<FindingKind, LogFinding>()
  private recordsEnds = false
  private recordsBegins = false
  private readonly unended = { place: head, count: 0 }
  private readonly unbegun = { place: head, count: 0 }

  step(step: Passed): void {
    const key = step.table ?? ''
    const table: TableState = this.tables.get(key) ?? { shoe: undefined, at: undefined }
    this.tables.set(key, table)
    if (step.kind === 'round') this.round(step, table)
    else if (step.kind === 'shoe') {
      this.recordsBegins = true
      if (table.shoe && table.shoe.name !== step.shoe) this.close(table.shoe)
      if (step.shoe !== undefined && this.closed.has(step.shoe)) this.add('shoe-reopened', step)
      table.shoe = this.open(step, true)
    } else {
      this.recordsEnds = true
      const state = this.byName(step.shoe) ?? table
      if (state.shoe && state.shoe.name === step.shoe) {
        state.shoe.ended = true
        this.close(state.shoe)
        state.shoe = undefined
      }
    }
  }

  private byName(shoe: string | undefined): TableState | undefined {
    for (const t of this.tables.values()) if (t.shoe?.name === shoe) return t
    return undefined
  }

  private round(step: Passed, table: TableState) {
    this.rounds++
    let shoe = table.shoe
    if (!shoe || shoe.name !== step.shoe) {
      if (shoe) this.close(shoe)
      if (step.shoe !== undefined && this.closed.has(step.shoe)) this.add('shoe-reopened', step)
      shoe = this.open(step, false)
      table.shoe = shoe
    }
    shoe.rounds++
    if (step.at !== undefined) {
      if (table.at !== undefined && step.at < table.at) this.add('round-out-of-order', step)
      table.at = step.at
    }
    if (step.id === undefined) this.unnamed++
    else this.number(step.id, step, shoe)
  }

  private number(id: RoundId, step: Passed, shoe: ShoeState) {
    if (!shoe.ids.add(id)) return this.add('round-doubled', step)
    const n = id.number
    if (Number.isNaN(n)) return
    if (shoe.last === undefined) {
      shoe.dense = step.shoe !== undefined && (n === 1 || (textOf(id).startsWith(step.shoe) && shoe.begun))
      if (shoe.dense && n > 1) this.skip(shoe, 1, n - 1, step)
    } else if (n < shoe.last) {
      this.add('round-out-of-order', step)
      // It was taken for missing when a later one came first.
      if (shoe.missing.delete(n)) shoe.skipped--
    } else if (shoe.dense && n > shoe.last + 1) this.skip(shoe, shoe.last + 1, n - 1, step)
    shoe.last = Math.max(shoe.last ?? n, n)
  }

  private skip(shoe: ShoeState, from: number, to: number, step: Passed) {
    shoe.skipped += to - from + 1
    for (let n = from; n <= to && shoe.missing.size < window; n++) shoe.missing.set(n, step)
  }

  private open(step: Passed, begun: boolean): ShoeState {
    this.shoes++
    return {
      name: step.shoe,
      ids: new MetIds(),
      last: undefined,
      dense: false,
      begun,
      ended: false,
      rounds: 0,
      missing: new Map(),
      skipped: 0,
      first: step.place,
    }
  }

  private close(shoe: ShoeState) {
    if (shoe.name !== undefined) this.closed.add(shoe.name)
    const [gap] = shoe.missing.values()
    if (gap) this.add('round-missing', gap, shoe.skipped)
    if (!shoe.ended && shoe.rounds && this.unended.count++ === 0) this.unended.place = shoe.first
    if (!shoe.begun && shoe.rounds && this.unbegun.count++ === 0) this.unbegun.place = shoe.first
  }

  private add(kind: FindingKind, step: Pick<Passed, 'place' | 'id'>, count = 1) {
    const f: LogFinding = this.found.get(kind) ?? { kind, count: 0, first: [] }
    this.found.set(kind, f)
    f.count += count
    if (f.first.length < shown) f.first.push({ ...step.place, round: step.id && textOf(step.id) })
  }

  /** What was found, once the log has ended. `stated`: the number of rounds that its head gives. */
  end(stated: number | undefined): LogFinding[] {
    for (const t of this.tables.values()) if (t.shoe) this.close(t.shoe)
    const cut = (this.recordsEnds ? this.unended.count : 0) + (this.recordsBegins ? this.unbegun.count : 0)
    if (cut) {
      const place = this.recordsEnds && this.unended.count ? this.unended.place : this.unbegun.place
      this.add('shoe-cut-off', { place, id: undefined }, cut)
    }
    if (stated !== undefined && stated !== this.rounds)
      this.add('rounds-miscounted', { place: head, id: undefined }, Math.abs(stated - this.rounds))
    return (Object.keys(findingKinds) as FindingKind[]).flatMap((kind) => this.found.get(kind) ?? [])
  }
}
