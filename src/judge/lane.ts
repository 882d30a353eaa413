import { compileAdapter } from '../adapters/adapter'
import type { Adapter } from '../adapters/adapter.generated'
import { type Change, Context, changesOf } from '../log/context'
import { Decoder, type Scouted } from '../log/decode'
import type { Block } from '../log/framing'
import type { Place } from '../log/place'
import type { Round } from '../log/round'
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
import { Observer, type Steps, trailsOf } from './steps'
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

/** What a lane must know of the blocks before one: what other lanes met since its last, or anew what is in force. */
export interface Before {
  anew: boolean
  changes: Change[]
}

/** What the coordinator must know of a block that was judged, in the log's order. */
export interface Summary {
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

/** Judges blocks, each once what is in force at its start is known. */
export class Lane {
  private readonly decoder: Decoder
  private readonly recorder: Recorder
  private readonly pass: Pass
  private readonly observer: Observer
  private readonly house: House
  private skipped = 0
  private readonly only: number | undefined
  private context = new Context()
  private readonly waiting = new Map<number, Scouted>()
  private judging: Block | undefined

  constructor(setup: LaneSetup) {
    this.decoder = new Decoder(setup.adapter && compileAdapter(setup.adapter), setup.schema)
    const program = compile(setup.checks)
    this.recorder = new Recorder(program, (about) => this.rawOf(about), setup.mostSteps)
    this.pass = new Pass(program, this.recorder)
    this.observer = new Observer(trailsOf(program))
    this.only = setup.only
    this.house = new House(setup.house, setup.readings)
  }

  /**
   * Finds what block `k` changes for the rounds after it, where only the whole block's decoding shows that; without a
   * block, in what an adapter still holds at an input's end.
   */
  scout(k: number, block: Block | undefined): Change[] {
    const scouted = block ? this.decoder.scout(block) : { block, parts: this.decoder.end() }
    this.waiting.set(k, scouted)
    return changesOf(scouted.parts)
  }

  /**
   * Decodes and judges block `k`, which it scouted or which was scouted for it. Each round is judged while the processor
   * still holds what it was decoded into.
   */
  judge(k: number, before: Before, given?: Scouted): Summary {
    if (before.anew) this.context = new Context()
    for (const change of before.changes) this.context.apply(change)
    const scouted = given ?? (this.waiting.get(k) as Scouted)
    this.waiting.delete(k)
    this.judging = scouted.block
    const seen = {
      records: 0,
      rounds: 0,
      bets: 0,
      statuses: { settled: 0, void: 0, demonstration: 0, assumed: 0 },
      heads: [] as Summary['heads'],
      faults: [] as Summary['faults'],
    }
    this.decoder.each(scouted, (item) => {
      seen.records++
      if (item.kind === 'round') this.round(item.round, seen)
      else if (item.kind === 'fault') seen.faults.push(item)
      else if (item.kind === 'log') seen.heads.push(item)
      else {
        this.context.apply(item.record)
        this.observer.change(item.place, item.record)
      }
    })
    const skipped = this.decoder.skipped - this.skipped
    this.skipped = this.decoder.skipped
    return { ...seen, skipped, steps: this.observer.end() }
  }

  private round(round: Round, seen: Pick<Summary, 'rounds' | 'bets' | 'statuses'>) {
    seen.rounds++
    seen.bets += round.bets?.length ?? 0
    seen.statuses[round.status]++
    if (round.statusAssumed) seen.statuses.assumed++
    this.observer.round(round)
    if (this.only !== undefined && round.place.line !== this.only) return
    this.context.enter(round)
    round.rules = this.house.at(round.table, round.at)
    this.pass.round(round)
  }

  private rawOf({ raw, place }: Sighted & { raw?: string | undefined }): string {
    const { bytes, offset } = this.judging ?? { bytes: new Uint8Array(), offset: 0 }
    const from = place.offset - offset
    return (
      raw ??
      Buffer.from(bytes.buffer, bytes.byteOffset + from, place.length)
        .toString()
        .trimEnd()
    )
  }

  finish(): Tally {
    this.pass.end()
    return this.recorder.tally
  }
}
