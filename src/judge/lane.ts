import { compileAdapter } from '../adapters/adapter'
import type { Adapter } from '../adapters/adapter.generated'
import { type Change, Context, changeOf } from '../log/context'
import { Decoder, type Item } from '../log/decode'
import type { Block } from '../log/framing'
import type { Place } from '../log/place'
import type { Log } from '../log/round-log.generated'
import type { Fault } from '../log/validate'
import { House, type HouseRules } from '../rulebook/house-rules'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { Sighted } from '../trails/trail'
import type { Check } from './check'
import { compile } from './compile'
import '../facts'
import { Pass } from './pass'
import { Recorder } from './recorder'
import { Observer, type Steps, type Trails, trailsOf } from './steps'
import type { Tally } from './tally'

/** All that a lane needs to judge: plain data, so that it can be sent to a thread. */
export interface LaneSetup {
  checks: Check[]
  adapter: Adapter | undefined
  house: HouseRulesFile | undefined
  /** What the rule set reads otherwise than by default. */
  readings: Partial<HouseRules>
  /** false only to measure what the schema costs. */
  schema: boolean
  /** Judge only the round at this line, to look at it alone. */
  only?: number | undefined
  /** How much is remembered of what answers lead to; the tally is the same whatever it is. */
  mostSteps?: number
}

/** What the coordinator must know of a block, in the log's order, before its rounds can be judged. */
export interface Decoded {
  records: number
  /** Records that the adapter passed over. */
  skipped: number
  rounds: number
  bets: number
  statuses: { settled: number; void: number; demonstration: number; assumed: number }
  steps: Steps
  heads: { place: Place; record: Log }[]
  faults: { place: Place; fault: Fault }[]
}

/** Decodes blocks, and judges them once what is in force at their start is known. */
export class Lane {
  private readonly decoder: Decoder
  private readonly recorder: Recorder
  private readonly pass: Pass
  private readonly trails: Trails
  private readonly house: House
  private skipped = 0
  private readonly only: number | undefined
  private readonly context = new Context()
  private readonly waiting = new Map<number, { items: Item[]; block: Block | undefined }>()
  private judging: Block | undefined

  constructor(setup: LaneSetup) {
    this.decoder = new Decoder(setup.adapter && compileAdapter(setup.adapter), setup.schema)
    const program = compile(setup.checks)
    this.recorder = new Recorder(program, (about) => this.rawOf(about), setup.mostSteps)
    this.pass = new Pass(program, this.recorder)
    this.trails = trailsOf(program)
    this.only = setup.only
    this.house = new House(setup.house, setup.readings)
  }

  /** Decodes block `k`; without a block, what an adapter still holds at an input's end. */
  decode(k: number, block: Block | undefined): Decoded {
    const items = block ? this.decoder.decode(block) : this.decoder.end()
    this.waiting.set(k, { items, block })
    return this.summary(items)
  }

  /** Judges block `k`, after the changes that other lanes met since this one's last block. */
  judge(k: number, before: readonly Change[]): void {
    for (const change of before) this.context.apply(change)
    const { items, block } = this.waiting.get(k) as { items: Item[]; block: Block | undefined }
    this.judging = block
    for (const item of items) {
      const change = changeOf(item)
      if (change) this.context.apply(change)
      if (item.kind !== 'round') continue
      const { round } = item
      if (this.only !== undefined && round.place.line !== this.only) continue
      this.context.enter(round)
      round.rules = this.house.at(round.table, round.at)
      this.pass.round(round)
    }
    this.waiting.delete(k)
  }

  private rawOf({ raw, place }: Sighted & { raw?: string | undefined }): string {
    const { bytes, offset } = this.judging ?? { bytes: new Uint8Array(), offset: 0 }
    const from = place.offset - offset
    return raw ?? Buffer.from(bytes.buffer, from, place.length).toString().trimEnd()
  }

  finish(): Tally {
    this.pass.end()
    return this.recorder.tally
  }

  private summary(items: readonly Item[]): Decoded {
    const observer = new Observer(this.trails)
    const heads: Decoded['heads'] = []
    const faults: Decoded['faults'] = []
    const statuses: Decoded['statuses'] = { settled: 0, void: 0, demonstration: 0, assumed: 0 }
    let rounds = 0
    let bets = 0
    for (const item of items) {
      if (item.kind === 'fault') faults.push(item)
      else if (item.kind === 'log') heads.push(item)
      else if (item.kind === 'round') {
        const { round } = item
        rounds++
        bets += round.bets?.length ?? 0
        statuses[round.status]++
        if (round.statusAssumed) statuses.assumed++
        observer.round(round)
      } else observer.change(item.place, item.record)
    }
    const skipped = this.decoder.skipped - this.skipped
    this.skipped = this.decoder.skipped
    return { records: items.length, skipped, rounds, bets, statuses, steps: observer.end(), heads, faults }
  }
}
