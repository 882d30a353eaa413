import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { ClauseEntry, RuleSet } from '../rulebook/register'
import { type Setting, settings } from '../rulebook/settings'

type Condition = NonNullable<ClauseEntry['applies']>[number]

/** What a log and its house are, as far as a clause's conditions ask. */
export interface Situation {
  /** Devices that the log names; none where it is silent. */
  devices: ReadonlySet<string>
  house: HouseRulesFile | undefined
  rules: RuleSet
}

/** Why a clause does not apply, or undefined where it does or may. */
export const exemptionOf = (clause: ClauseEntry, situation: Situation): string | undefined => {
  const removed = situation.rules.changes.find((c) => c.clause === clause.id && c.change === 'removed')
  if (removed) return `removed by the rule set: ${removed.reason}`
  const unmet = (clause.applies ?? []).map((c) => unmetBy(c, situation))
  return unmet.length && unmet.every((why) => why !== undefined) ? unmet.join('; and ') : undefined
}

const unmetBy = (
  { device, setting, reading, ruleSet }: Condition,
  { devices, house, rules }: Situation,
): string | undefined => {
  // A log that names no device may come from any: silence exempts from nothing.
  if (device !== undefined)
    return devices.size === 0 || devices.has(device)
      ? undefined
      : `no table of the log deals from ${deviceInWords[device]}`
  if (ruleSet !== undefined)
    return rules.changes.some((c) => c.change === 'elected' && rules.name === ruleSet)
      ? undefined
      : `only the rule set ${ruleSet} elects it`
  const inForce = readingsInForce(setting as Setting, house, rules)
  return inForce.some((r) => r === reading || r.startsWith(`${reading}:`))
    ? undefined
    : `the house reads ${setting} as ${inForce.join(' and ')}`
}

const deviceInWords = { shoe: 'a dealing shoe', 'automatic-shuffler': 'an automatic shuffler' } as const

/** Every reading of a setting that holds at some table and time. */
const readingsInForce = (setting: Setting, house: HouseRulesFile | undefined, rules: RuleSet): string[] => {
  const declared = (house?.settings ?? []).filter((d) => d.setting === setting)
  const everywhere = declared.some((d) => !d.tables && !d.from && !d.to)
  return [
    ...new Set([
      ...declared.map((d) => d.reading),
      ...(everywhere ? [] : [rules.readings[setting] ?? settings[setting].default]),
    ]),
  ]
}
