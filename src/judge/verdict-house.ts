import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { RuleSet } from '../rulebook/register'
import { type Setting, settingNames, settings } from '../rulebook/settings'
import { sha256Of } from './digest'
import type { VerdictOptions } from './verdict'
import type { SettingInForce, Verdicts } from './verdicts.generated'

/** What holds where the house declares nothing: the rule set's reading, else the default. */
const assumed = (
  entry: Pick<SettingInForce, 'setting' | 'question' | 'clauses'>,
  rules: RuleSet,
  setting: Setting,
  reading: string,
): SettingInForce => {
  const elected = rules.readings[setting]
  return elected === undefined
    ? { ...entry, reading, declared: false }
    : { ...entry, reading: elected, declared: true, basis: `the rule set ${rules.name}` }
}

export const attestationsOf = ({
  name,
  file,
}: NonNullable<VerdictOptions['attestations']>): Verdicts['attestations'] => ({
  name,
  digest: sha256Of(JSON.stringify(file)),
  entries: file.entries.map(({ clause, statement, attestedBy, at, evidence }) => ({
    clause,
    statement,
    attestedBy,
    at,
    evidence: { name: evidence.name, sha256: evidence.sha256, verified: evidence.file !== undefined },
  })),
})

export const settingsInForce = (rules: RuleSet, house: HouseRulesFile | undefined): SettingInForce[] => {
  const known = new Set(rules.articles.flatMap((a) => a.clauses.map((c) => c.id)))
  return settingNames
    .filter((s) => settings[s].clauses.some((c) => known.has(c)))
    .flatMap((setting): SettingInForce[] => {
      const { question, clauses, default: reading } = settings[setting]
      const entry = { setting, question, clauses: clauses.filter((c) => known.has(c)) }
      const declared = (house?.settings ?? []).filter((d) => d.setting === setting)
      const everywhere = declared.some((d) => !d.tables && !d.from && !d.to)
      return [
        ...declared.map((d) => ({
          ...entry,
          reading: d.reading,
          declared: true,
          basis: `${d.basis} (since ${d.since})`,
          ...(d.tables && { tables: d.tables }),
          ...(d.from && { from: d.from }),
          ...(d.to && { to: d.to }),
        })),
        ...(everywhere ? [] : [assumed(entry, rules, setting, reading)]),
      ]
    })
}
