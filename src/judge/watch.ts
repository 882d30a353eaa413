import type { HouseRules } from '../rulebook/house-rules'
import { type Setting, settingNames } from '../rulebook/settings'

/**
 * House rules that note which of them are read. A question that was answered without reading a setting has the same
 * answer under every reading of it, and need not be asked again.
 */
export class Watch {
  private reading = 0
  /** By setting, in the order of their names: when it was last read. By number: a name is looked up at each use. */
  private readonly lastRead = new Float64Array(settingNames.length)
  private readonly watched = new Map<HouseRules, HouseRules>()
  private readonly View: new (
    rules: HouseRules,
  ) => object

  constructor() {
    const watch = this
    class View {
      readonly readings: readonly string[]
      constructor(rules: HouseRules) {
        this.readings = settingNames.map((setting) => rules[setting])
      }
    }
    for (const [at, setting] of settingNames.entries())
      Object.defineProperty(View.prototype, setting, {
        get(this: View) {
          watch.lastRead[at] = watch.reading
          return this.readings[at]
        },
      })
    this.View = View
  }

  /** The same rules, watched. */
  over(rules: HouseRules): HouseRules {
    const view = this.watched.get(rules) ?? (new this.View(rules) as HouseRules)
    this.watched.set(rules, view)
    return view
  }

  /** What is read from here on is told from what was read before. */
  begin(): void {
    this.reading++
  }

  /** Which of some settings were read since, as bits in their order. */
  readOf(settings: readonly number[]): number {
    let bits = 0
    for (let i = 0; i < settings.length; i++)
      if (this.lastRead[settings[i] as number] === this.reading) bits |= 1 << i
    return bits
  }
}

/** The number that a watch knows a setting by. */
export const numberOf = (setting: Setting): number => settingNames.indexOf(setting)
