import os from 'node:os'
import { compileAdapter } from '../adapters/adapter'
import type { Adapter } from '../adapters/adapter.generated'
import { changesOf } from '../log/context'
import { Decoder, type Scouted } from '../log/decode'
import { type Block, blocks } from '../log/framing'
import { Integrity, type LogFinding } from '../log/integrity'
import type { Place } from '../log/place'
import { recordsAt } from '../log/reread'
import type { Log } from '../log/round-log.generated'
import { blockSize, Slots } from '../log/slots'
import { type Digest, InputError, type Room, readChunks, sizeOf } from '../log/source'
import type { Fault } from '../log/validate'
import { House, type HouseRules } from '../rulebook/house-rules'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import { instantOf } from '../time'
import { Along } from './along'
import type { Check } from './check'
import { compile, type Program } from './compile'
import type { Summary } from './lane'
import { Lanes, type OpenLane } from './lanes'
import type { Step } from './steps'
import { merge, type Tally } from './tally'

export interface RunOptions {
  checks: Check[]
  /** Files in the log's order; '-' is standard input. */
  files: readonly string[]
  /** How each is called in the report. */
  names: readonly string[]
  adapter?: Adapter
  house?: HouseRulesFile
  /** What the rule set reads otherwise than by default. */
  readings?: Partial<HouseRules>
  /** Judging threads, of which this one is the first. Default: as many as cores, at most 8. */
  workers?: number
  /**
   * Bytes of the log for each of them: until its code is compiled, a thread is so slow that a short log is judged sooner
   * without it.
   */
  bytesPerThread?: number
  /** Count and list records that cannot be read, and judge the rest. */
  keepGoing?: boolean
  /** Both false only to measure what they cost. */
  schema?: boolean
  /** Judge only the round at this line. */
  only?: number | undefined
  hash?: boolean
  onProgress?(done: { rounds: number; bytes: number }): void
  signal?: AbortSignal
}

export interface InputRead extends Digest {
  name: string
  records: number
  rounds: number
  bad: number
}

/** All that a pass over a log gave: counts and places, not yet verdicts. */
export interface Judged {
  program: Program
  tally: Tally
  inputs: InputRead[]
  head: Log | undefined
  statuses: Summary['statuses']
  bets: number
  tables: number
  shoes: number
  unnamed: number
  /** What the log's tables and shoes say of themselves: `device:shoe`, `holding:allowed`. */
  traits: Set<string>
  findings: LogFinding[]
  bad: { count: number; first: { place: Place; fault: Fault }[] }
  interrupted: boolean
  /** Records that the adapter passed over. */
  skipped: number
}

/** What an adapter declares stands in no line of the log. */
export const adapterPlace: Place = { input: -2, line: 0, offset: 0, length: 0 }

/** Blocks that may have been judged and wait to be followed, for one before them takes longer. */
const mostAhead = 64
const faultsShown = 20

/**
 * Streams a log through all checks. Blocks are decoded and judged in parallel; what crosses their borders (what is in
 * force, the order of rounds) is followed here, in the log's order, so that any cut gives the same result.
 */
export const judgeLog = async (options: RunOptions): Promise<Judged> => new Run(options).judge()

class Run {
  private readonly lanes: Lanes
  private scouter: Decoder | undefined
  private readonly integrity = new Integrity()
  /** Bytes of the files, as far as that is known before they are read. */
  private readonly size: number
  private readonly slots = new Slots()
  private begun: Promise<unknown> = Promise.resolve()
  private followed: Promise<void> = Promise.resolve()
  private failed: Error | undefined
  private wake: (() => void) | undefined
  private next = 0
  private done = 0
  private readonly along: Along
  private readonly judged: Judged

  constructor(private readonly options: RunOptions) {
    const { checks, adapter, house, readings = {}, schema = true, only } = options
    const { workers = Math.min(8, os.availableParallelism()), bytesPerThread = 32 << 20 } = options
    this.size = options.files.reduce((n, file) => n + (sizeOf(file) ?? 0), 0)
    this.lanes = new Lanes(
      { checks, adapter, house, readings, schema, only },
      workers,
      bytesPerThread,
      this.size,
      adapter !== undefined && isSequential(adapter),
    )
    const scouter = new Decoder(undefined, schema)
    if (!adapter && scouter.scans) this.scouter = scouter
    const program = compile(checks)
    this.along = new Along(program, new House(house, readings), only)
    this.judged = {
      program,
      tally: { checks: [], clauses: [] },
      inputs: options.names.map((name) => ({ name, bytes: 0, sha256: '', records: 0, rounds: 0, bad: 0 })),
      head: undefined,
      statuses: { settled: 0, void: 0, demonstration: 0, assumed: 0 },
      bets: 0,
      tables: 0,
      shoes: 0,
      unnamed: 0,
      traits: new Set(),
      findings: [],
      bad: { count: 0, first: [] },
      interrupted: false,
      skipped: 0,
    }
    for (const record of adapter ? compileAdapter(adapter).head : [])
      if (record.type === 'log') this.judged.head = record
      else {
        this.lanes.declare(record)
        this.step({ kind: 'change', place: adapterPlace, record })
      }
  }

  async judge(): Promise<Judged> {
    const { files, names, hash = true, signal } = this.options
    try {
      for (const [i, file] of files.entries()) {
        const digest = this.judged.inputs[i] as InputRead
        const chunks = (room: Room) => readChunks(file, digest, { hash, signal, room })
        try {
          for await (const block of blocks(chunks, i, names[i] as string, this.slots)) {
            await this.submit(i, signal?.aborted ? wholeRecords(block) : block)
            if (signal?.aborted) break
          }
        } catch (error) {
          // An input cut by the interruption is no fault of the input.
          if (!(signal?.aborted && error instanceof InputError) || this.failed) throw error
        }
        if (this.options.adapter && isSequential(this.options.adapter) && !signal?.aborted)
          await this.submit(i, undefined)
        if (signal?.aborted) break
      }
      await this.followed
      if (this.failed) throw this.failed
      const tallies = await this.lanes.finish()
      // A lane answers in order: what failed while it judged is known by now.
      if (this.failed) throw this.failed
      this.judged.tally = [...tallies, this.along.end()].reduce(merge)
    } catch (error) {
      // What is wrong with the log is told by its first fault, however much of it had been read.
      await this.followed
      throw this.failed ?? error
    } finally {
      await this.lanes.stop()
    }
    await this.fillRecords()
    return this.end(signal?.aborted ?? false)
  }

  /** Evidence that was found along the log has no record yet. */
  private async fillRecords(): Promise<void> {
    const bare = this.judged.tally.checks.flatMap((t) =>
      t.evidence.filter((s) => s.record === '' && s.place.input >= 0),
    )
    for (const input of new Set(bare.map((s) => s.place.input))) {
      const here = bare.filter((s) => s.place.input === input)
      const records = await recordsAt(
        this.options.files[input] as string,
        here.map((s) => s.place),
      )
      for (const s of here) s.record = records.get(s.place.offset) ?? ''
    }
  }

  private end(interrupted: boolean): Judged {
    const { judged, integrity } = this
    judged.findings = integrity.end(judged.head?.rounds)
    judged.tables = integrity.tables.size
    judged.shoes = integrity.shoes
    judged.unnamed = integrity.unnamed
    judged.interrupted = interrupted
    return judged
  }

  private async submit(input: number, block: Block | undefined): Promise<void> {
    const lane = await this.freeLane()
    const k = this.next++
    const { handle } = lane
    lane.busy++
    const scouted = block && this.scouted(block)
    const scouting = scouted ? Promise.resolve(changesOf(scouted.parts)) : handle.scout(k, block)
    scouting.catch(() => {})
    // A block is judged as soon as the changes before it are known, and followed when all before it have been.
    const begun = this.begun.then(async () => {
      const before = this.lanes.begin(lane, k, await scouting)
      const judging = handle.judge(k, before, scouted)
      const release = () => {
        lane.busy--
        if (block) this.slots.give(block.bytes)
        this.wake?.()
      }
      judging.then(release, () => {})
      return { judging }
    })
    this.begun = begun.catch(() => {})
    this.followed = this.followed.then(async () => {
      if (this.failed) return
      try {
        this.follow(input, await (await begun).judging)
        this.done = k + 1
        this.wake?.()
      } catch (error) {
        this.fail(error as Error)
      }
    })
  }

  /**
   * Records as they are here can be scouted here: to ask a lane would hold up the blocks after it. Not where rounds had
   * to be decoded to be known as such: these are worth to be kept, and to be decoded in parallel.
   */
  private scouted(block: Block): Scouted | undefined {
    const scouted = this.scouter?.scout(block)
    if (!scouted?.parts.some((part) => part.kind === 'round')) return scouted
    this.scouter = undefined
    return undefined
  }

  private async freeLane(): Promise<OpenLane> {
    for (;;) {
      if (this.failed) throw this.failed
      const ahead = this.next - this.done
      const bytes = Math.max(this.size, this.next * blockSize)
      const lane = ahead < mostAhead ? this.lanes.free(bytes, !this.scouter) : undefined
      if (lane) return lane
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  private fail(error: Error) {
    this.failed ??= error
    this.wake?.()
  }

  /** Takes up, in the log's order, what a block says beyond its own rounds. */
  private follow(input: number, d: Summary) {
    const { judged } = this
    const read = judged.inputs[input] as InputRead
    for (const fault of d.faults) this.bad(fault, read)
    for (const { place, record } of d.heads) {
      if (!judged.head) judged.head = record
      else if (JSON.stringify(judged.head) !== JSON.stringify(record))
        this.bad(
          {
            place,
            fault: { field: 'type', message: 'is a second head of the log, and differs from the first' },
          },
          read,
        )
    }
    this.along.each(d.steps, (step) => this.step(step))
    read.records += d.records
    read.rounds += d.rounds
    judged.bets += d.bets
    judged.skipped += d.skipped
    for (const key of ['settled', 'void', 'demonstration', 'assumed'] as const)
      judged.statuses[key] += d.statuses[key]
    this.options.onProgress?.({ rounds: this.integrity.rounds, bytes: read.bytes })
  }

  private step(step: Step) {
    this.along.follow(step, this.judged.head?.origin === 'stacked')
    if (step.kind === 'round') return this.integrity.step(step)
    const { record, place } = step
    if (record.type !== 'shoe-end' && record.device) this.judged.traits.add(`device:${record.device}`)
    if (record.type === 'table' && record.holding) this.judged.traits.add(`holding:${record.holding}`)
    if (record.type === 'table') return
    const { type, table, shoe, time = '' } = record
    this.integrity.step({ kind: type, place, table, shoe, id: undefined, at: instantOf(time) })
  }

  private bad(fault: { place: Place; fault: Fault }, read: InputRead) {
    const { bad } = this.judged
    if (!this.options.keepGoing)
      throw new InputError(`${read.name}:${fault.place.line}: ${fault.fault.field} ${fault.fault.message}`)
    read.bad++
    bad.count++
    if (bad.first.length < faultsShown) bad.first.push(fault)
  }
}

/** What was interrupted may end within a record. */
const wholeRecords = (block: Block): Block =>
  block.open ? { ...block, spans: block.spans.subarray(0, -3) } : block

const isSequential = (adapter: Adapter): boolean => compileAdapter(adapter).sequential
