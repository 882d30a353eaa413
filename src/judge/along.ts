import { Context } from '../log/context'
import type { Place } from '../log/place'
import type { Shoe, ShoeEnd } from '../log/round-log.generated'
import type { House } from '../rulebook/house-rules'
import { type Setting, settings } from '../rulebook/settings'
import { instantOf } from '../time'
import type { Around, Sighted } from '../trails/trail'
import type { Program } from './compile'
import { Recorder } from './recorder'
import {
  type ChangeStep,
  eachStep,
  type RoundStep,
  type Step,
  type Steps,
  type Trails,
  trailsOf,
} from './steps'
import { SubjectPass } from './subjects'
import type { Tally } from './tally'

/** Where a declared house rule is pinned to: no record of the log. */
export const houseRulesPlace: Place = { input: -1, line: 0, offset: 0, length: 0 }

/** Judges what lies beyond single rounds: follows tables, shoes and bets through the log, one record after the other. */
export class Along {
  private readonly context = new Context()
  private readonly recorder: Recorder
  private readonly subjects: SubjectPass
  private readonly trails: Trails

  constructor(
    program: Program,
    private readonly house: House,
    private readonly only: number | undefined,
    /** As a lane has it. */
    mostSteps?: number,
  ) {
    this.recorder = new Recorder(program, () => '', mostSteps)
    this.subjects = new SubjectPass(program, this.recorder)
    this.trails = trailsOf(program)
  }

  /** Visits the steps of a block, as a lane of the same program observed them. */
  each(steps: Steps, visit: (step: Step) => void): void {
    eachStep(steps, this.trails, visit)
  }

  follow(step: Step, stacked: boolean): void {
    if (step.kind === 'change') this.change(step, stacked)
    else this.round(step, stacked)
  }

  private round(step: RoundStep, stacked: boolean) {
    const { shoeSeen, tieSeen, laidSeen } = step
    const { shoes, ties, layouts } = this.trails
    if (!shoeSeen && !tieSeen && !laidSeen) return
    const around = this.around(step, step.at, stacked)
    const at: Sighted = { place: step.place, table: step.table, shoe: step.shoe, id: step.id }
    const asked = this.only === undefined || this.only === step.place.line
    if (shoes && shoeSeen) {
      const dealt = shoes.follow(at, shoeSeen, around)
      if (asked) this.subjects.judge('dealt-round', dealt, around.rules)
    }
    if (ties && tieSeen) {
      const bets = ties.follow(at, tieSeen, around)
      if (asked) this.subjects.judge('tie-bet', bets, around.rules)
    }
    if (layouts && laidSeen) {
      const laid = layouts.follow(at, laidSeen)
      if (asked) this.subjects.judge('laid-round', laid, around.rules)
    }
  }

  private change({ place, record }: ChangeStep, stacked: boolean) {
    this.context.apply(record)
    const shoe = record.type === 'table' ? undefined : record.shoe
    const at: Sighted = { place, table: record.table, shoe, id: undefined }
    const { rules, table: tableRecord } = this.around(at, instantOf(record.time ?? ''), stacked)
    if (record.type !== 'table') this.trails.shoes?.shoe(at, record)
    if (this.only !== undefined && this.only !== place.line) return
    if (record.type === 'table') this.subjects.judge('table', [{ ...at, record }], rules)
    else if (record.type === 'shoe')
      this.subjects.judge('shoe', [{ ...at, record: record as Shoe, tableRecord }], rules)
    else this.subjects.judge('shoe-end', [{ ...at, record: record as ShoeEnd }], rules)
  }

  private around(at: Sighted, when: number | undefined, stacked: boolean): Around {
    return { rules: this.house.at(at.table, when), ...this.context.at(at.table, at.shoe), stacked }
  }

  /** Judges the options that the house declares, and gives the tally. */
  end(): Tally {
    for (const d of this.house.file?.settings ?? []) {
      if (!settings[d.setting as Setting]?.option) continue
      const option = {
        place: houseRulesPlace,
        table: undefined,
        shoe: undefined,
        id: undefined,
        setting: d.setting,
        authorisation: d.authorisation,
      }
      this.subjects.judge('option', [option], this.house.at(d.tables?.[0], instantOf(d.from ?? '')))
    }
    return this.recorder.tally
  }
}
