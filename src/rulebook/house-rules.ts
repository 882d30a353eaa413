import { instantOf } from '../time'
import type { DeclaredReading, HouseRulesFile } from './house-rules.generated'
import { type Setting, settingNames, settings } from './settings'

/** One reading for every setting. */
export type HouseRules = Readonly<Record<Setting, string>>

export const defaultRules: HouseRules = Object.freeze(
  Object.fromEntries(settingNames.map((s) => [s, settings[s].default])),
) as HouseRules

/**
 * The house rules of a log: those of each table and period. Rounds without table or time fall under what is
 * declared for all tables and all times.
 */
export class House {
  private readonly cache = new Map<string, HouseRules>()
  private readonly periods: boolean

  private readonly assumed: HouseRules

  /** `readings`: what a rule set holds in place of the defaults. */
  constructor(
    readonly file: HouseRulesFile | undefined,
    readings: Partial<HouseRules> = {},
  ) {
    this.assumed = Object.keys(readings).length
      ? Object.freeze({ ...defaultRules, ...readings })
      : defaultRules
    this.periods = file?.settings.some((d) => d.from !== undefined || d.to !== undefined) ?? false
  }

  /** The rules in force at a table at a time, in milliseconds since 1970. The same object for the same rules, so that it can be compared. */
  at(table: string | undefined, when: number | undefined): HouseRules {
    if (!this.file) return this.assumed
    const here = this.file.settings.filter((d) => holds(d, table, this.periods ? when : undefined))
    const key = here.map((d) => `${d.setting}=${d.reading}`).join('\n')
    let rules = this.cache.get(key)
    if (!rules) {
      rules = { ...this.assumed, ...Object.fromEntries(here.map((d) => [d.setting, d.reading])) }
      this.cache.set(key, rules)
    }
    return rules
  }
}

const holds = (d: DeclaredReading, table: string | undefined, when: number | undefined): boolean => {
  if (d.tables && (table === undefined || !d.tables.includes(table))) return false
  if (d.from === undefined && d.to === undefined) return true
  if (when === undefined) return false
  const at = (time: string) => instantOf(time) as number
  return (d.from === undefined || when >= at(d.from)) && (d.to === undefined || when < at(d.to))
}
