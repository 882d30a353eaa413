import { Buffer, isAscii, isUtf8 } from 'node:buffer'
import { canonicalRound } from './canonical'
import type { Block } from './framing'
import { lint } from './lint'
import type { Place } from './place'
import type { Round } from './round'
import type { Log, RoundLogRecord, Round as RoundRecord, Shoe, ShoeEnd, Table } from './round-log.generated'
import { scanRound } from './scan'
import { type Fault, faultOf } from './validate'

/** What a record of a log became: a round, a record that sets what is in force, or a fault. */
export type Item =
  | { kind: 'round'; place: Place; round: Round }
  | { kind: 'log'; place: Place; record: Log }
  | { kind: 'table'; place: Place; record: Table }
  | { kind: 'shoe'; place: Place; record: Shoe }
  | { kind: 'shoe-end'; place: Place; record: ShoeEnd }
  | { kind: 'fault'; place: Place; fault: Fault }

/** Vendor records in, canonical records out; see the adapters. */
export interface Mapping {
  map(record: unknown): unknown[]
  flush(): unknown[]
  readonly sequential: boolean
  /** Records that the adapter passed over, so far. */
  readonly skipped?: number
}

/**
 * A block of which just so much is decoded as must be known before others are judged: in order, rounds that are not
 * decoded yet, and what other records became.
 */
export interface Scouted {
  block: Block | undefined
  parts: (Rounds | Item)[]
}
/** A stretch of the block's spans, by their indexes. */
interface Rounds {
  kind: 'rounds'
  from: number
  to: number
}

/** A record that begins so is a round, whatever follows: a second `type` in it would be a fault. */
const asRounds = [Buffer.from('{"type":"round"'), Buffer.from('{"type": "round"')] as const

/** Turns blocks into items: JSON, the adapter, the schema, then the canonical round. */
export class Decoder {
  /** The lines that a grouping adapter has not given back yet. */
  private held: { place: Place; text: string } | undefined
  /** A canonical round is known by how it begins, and can be read at once; all else takes the steps one by one. */
  readonly scans: boolean
  private bytes: Buffer = Buffer.alloc(0)

  constructor(
    private readonly mapping: Mapping | undefined,
    private readonly checks = true,
  ) {
    this.scans = !mapping && checks
  }

  /** What all records of a block became. */
  decode(block: Block): Item[] {
    const items: Item[] = []
    this.each(this.scout(block), (item) => void items.push(item))
    return items
  }

  /** Decodes the records of a block that are no rounds; what rounds become is left until they are visited. */
  scout(block: Block): Scouted {
    this.open(block)
    const parts: Scouted['parts'] = []
    let rounds: Rounds | undefined
    for (let i = 0; i < block.spans.length; i += 3)
      if (this.scans && this.isRound(block.spans[i] as number)) {
        if (!rounds) {
          rounds = { kind: 'rounds', from: i, to: i }
          parts.push(rounds)
        }
        rounds.to = i + 3
      } else {
        rounds = undefined
        this.take(block, i, parts)
      }
    return { block, parts }
  }

  /** Visits what the records of a block became, in their order. */
  each({ block, parts }: Scouted, visit: (item: Item) => void): void {
    if (block) this.open(block)
    const items: Item[] = []
    for (const part of parts) {
      if (part.kind !== 'rounds') {
        visit(part)
        continue
      }
      for (let i = part.from; i < part.to; i += 3) {
        this.take(block as Block, i, items)
        for (const item of items) visit(item)
        items.length = 0
      }
    }
  }

  private open({ bytes }: Block) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  private isRound(from: number): boolean {
    return this.begins(asRounds[0], from) || this.begins(asRounds[1], from)
  }

  private begins(start: Buffer, from: number): boolean {
    const { bytes } = this
    for (let i = 0; i < start.length; i++) if (bytes[from + i] !== start[i]) return false
    return true
  }

  /** Decodes the record at a span. */
  private take({ input, offset, spans }: Block, at: number, items: (Item | Rounds)[]) {
    const { bytes } = this
    const from = spans[at] as number
    const to = spans[at + 1] as number
    const place = { input, line: spans[at + 2] as number, offset: offset + from, length: to - from }
    const round = this.scans ? scanRound(bytes, from, to, place) : undefined
    if (round) return void items.push({ kind: 'round', place, round })
    const record = bytes.subarray(from, to)
    const encoding = isAscii(record) ? 'latin1' : isUtf8(record) ? 'utf8' : undefined
    if (encoding) this.record(record.toString(encoding), place, items)
    else items.push(faulty(place, '(record)', 'is not UTF-8'))
  }

  /** Records that the adapter passed over, so far. */
  get skipped(): number {
    return this.mapping?.skipped ?? 0
  }

  /** What an adapter that groups lines still holds at the end of an input. */
  end(): Item[] {
    const items: Item[] = []
    const held = this.held
    this.held = undefined
    if (this.mapping && held)
      this.mapped(() => (this.mapping as Mapping).flush(), held.place, held.text, items)
    return items
  }

  private record(text: string, place: Place, items: (Item | Rounds)[]) {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      if (text.trim() === '') return
      items.push(faulty(place, '(record)', whyNotJson(text)))
      return
    }
    const doubt = lint(text)
    if (doubt) items.push(faulty(place, '(record)', `is ambiguous: ${doubt}`))
    else if (!this.mapping) this.canonical(value, place, items)
    else if (!this.mapping.sequential)
      this.mapped(() => (this.mapping as Mapping).map(value), place, text, items)
    else this.grouped(this.mapping, value, place, text, items)
  }

  /** A group of lines is named by its first: what comes back now began at the line that is held. */
  private grouped(mapping: Mapping, value: unknown, place: Place, text: string, items: (Item | Rounds)[]) {
    const began = this.held ?? { place, text }
    const faults = items.length
    const gave = this.mapped(() => mapping.map(value), began.place, began.text, items)
    if (gave === 'records') this.held = { place, text }
    else if (gave === 'nothing')
      this.held = this.held ? { place: began.place, text: `${began.text}\n${text}` } : began
    // A line that does not fit leaves the group before it as it is; the fault is that line's own.
    else (items[faults] as Item).place = place
  }

  private mapped(
    run: () => unknown[],
    place: Place,
    raw: string,
    items: (Item | Rounds)[],
  ): 'records' | 'nothing' | 'fault' {
    try {
      const records = run()
      for (const record of records)
        this.canonical(record, place, items, this.mapping?.sequential ? raw : undefined)
      return records.length ? 'records' : 'nothing'
    } catch (error) {
      const { field, problem, message } = error as Error & { field?: string; problem?: string }
      if (field === undefined) throw error
      items.push(faulty(place, field, problem ?? message))
      return 'fault'
    }
  }

  private canonical(record: unknown, place: Place, items: (Item | Rounds)[], raw?: string) {
    const fault = this.checks ? faultOf(record) : undefined
    const item: Item = fault ? { kind: 'fault', place, fault } : itemOf(record as RoundLogRecord, place)
    if (item.kind === 'round') item.round.raw = raw
    items.push(item)
  }
}

const itemOf = (record: RoundLogRecord, place: Place): Item =>
  record.type === 'round'
    ? { kind: 'round', place, round: canonicalRound(record as RoundRecord, place) }
    : ({ kind: record.type, place, record } as Item)

const faulty = (place: Place, field: string, message: string): Item => ({
  kind: 'fault',
  place,
  fault: { field, message },
})

const whyNotJson = (text: string): string => {
  const start = text.trimStart()[0]
  const opens = (text.match(/[{[]/g) ?? []).length
  const closes = (text.match(/[}\]]/g) ?? []).length
  return (start === '{' || start === '[') && opens > closes
    ? 'is not JSON: the line is cut short'
    : 'is not JSON'
}
