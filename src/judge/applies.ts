import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { ClauseEntry, RuleSet } from '../rulebook/register'
import { type Setting, settings } from '../rulebook/settings'

type Condition = NonNullable<ClauseEntry['applies']>[number]

/** What a log and its house are, as far as a clause's conditions ask. */
export interface Situation {
  /** What the log's tables say of themselves: `device:shoe`, `holding:allowed`. */
  traits: ReadonlySet<string>
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
  { device, holding, setting, reading, ruleSet }: Condition,
  { traits, house, rules }: Situation,
): string | undefined => {
  if (device !== undefined)
    return mayBe('device', device, traits)
      ? undefined
      : `no table of the log deals from ${deviceInWords[device]}`
  if (holding !== undefined)
    return mayBe('holding', holding, traits)
      ? undefined
      : `holding the cards is ${holding} at no table of the log`
  if (ruleSet !== undefined)
    return rules.changes.some((c) => c.change === 'elected' && rules.name === ruleSet)
      ? undefined
      : `only the rule set ${ruleSet} elects it`
  const inForce = readingsInForce(setting as Setting, house, rules)
  return inForce.some((r) => r === reading || r.startsWith(`${reading}:`))
    ? undefined
    : `the house reads ${setting} as ${inForce.join(' and ')}`
}

/** A log that does not say may be either: silence exempts from nothing. */
const mayBe = (trait: string, value: string, traits: ReadonlySet<string>): boolean =>
  traits.has(`${trait}:${value}`) || ![...traits].some((t) => t.startsWith(`${trait}:`))

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
