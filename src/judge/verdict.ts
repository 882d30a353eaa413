import { harness } from '../root'
import type { AttestationsFile } from '../rulebook/attestations.generated'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { ClauseEntry, RuleSet } from '../rulebook/register'
import type { WaiversFile } from '../rulebook/waivers.generated'
import { exemptionOf } from './applies'
import { type Check, cellCount, digestOf } from './check'
import { conclude } from './conclusion'
import { sha256Of } from './digest'
import type { Judged } from './run'
import { clauseStatus, type Surroundings, worst } from './status'
import type { CheckTally, ClauseTally } from './tally'
import { checkVerdict } from './verdict-checks'
import { attestationsOf, settingsInForce } from './verdict-house'
import { logOf } from './verdict-log'
import type { ArticleVerdict, ClauseVerdict, Finding, ReadingCompared, Verdicts } from './verdicts.generated'
import { Waiving } from './waiving'

export interface VerdictOptions {
  rules: RuleSet
  checks: readonly Check[]
  scope: 'engine' | 'full'
  subject?: { name: string; version: string | null }
  house?: { name: string; file: HouseRulesFile }
  adapter?: { name: string; digest: string }
  attestations?: { name: string; file: AttestationsFile }
  waivers?: { name: string; file: WaiversFile }
  /** The day by which waivers expire, as YYYY-MM-DD. */
  today: string
  /** Flags that a replay of one record needs, beside its file and line. */
  replayFlags?: string
  commit?: string | null
  /** Why this run cannot conclude, whatever was judged: a filter, a single round. */
  partial?: string
  /** What was found about the log while it was made: by driving an engine. */
  findings?: readonly Finding[]
  /** The engine under test never answered, or broke the protocol in some round. */
  engineFailed?: boolean
  /** How a record is made and judged again, where that is not by reading its file. */
  replay?: (record: string) => string
}

/** From counts to verdicts: the same counts give the same bytes. */
export const verdictsOf = (judged: Judged, options: VerdictOptions): Verdicts => {
  const { rules, checks, scope, house, adapter } = options
  const engine = judged.head?.engine
  const subject = options.subject ?? { name: engine?.name ?? null, version: engine?.version ?? null }
  const builds = [subject.version, engine?.version, engine?.build].filter((b): b is string => b != null)
  const waiving = new Waiving(options.waivers?.file, builds, options.today)
  const articles = articlesOf(judged, options, waiving)
  const log = logOf(judged, options.findings)
  const waivers = waiving.outcomes()
  const { partial, engineFailed } = options
  const { conclusion } = conclude({ articles, log, scope, judged, rules, waivers, partial, engineFailed })
  return {
    format: 'baccarat-compliance/verdicts/1',
    harness: { ...harness, commit: options.commit ?? null },
    subject,
    scope,
    ruleSet: {
      name: rules.name,
      title: rules.title,
      wording: rules.wording,
      digest: digestOf(checks),
      checks: checks.length,
      cells: checks.reduce((n, c) => n + cellCount(c), 0),
      changed: rules.changes.map(({ clause, change, reason }) => ({ clause, change, reason })),
    },
    houseRules: {
      name: house?.name ?? null,
      digest: house ? sha256Of(JSON.stringify(house.file)) : null,
      settings: settingsInForce(rules, house?.file),
    },
    inputs: judged.inputs.map(({ name, bytes, sha256, records, rounds, bad }) => ({
      name,
      bytes,
      sha256,
      records,
      rounds,
      bad,
      adapter: adapter ?? null,
    })),
    ...(options.attestations && { attestations: attestationsOf(options.attestations) }),
    ...(options.waivers && {
      waivers: {
        name: options.waivers.name,
        digest: sha256Of(JSON.stringify(options.waivers.file)),
        entries: waivers,
      },
    }),
    log,
    conclusion,
    articles,
  }
}

const articlesOf = (judged: Judged, options: VerdictOptions, waiving: Waiving): ArticleVerdict[] => {
  const { rules, scope, house, attestations } = options
  const situation = { traits: judged.traits, house: house?.file, rules }
  const known = new Map<string, ClauseVerdict>()
  const entries = rules.articles.flatMap((a) => a.clauses)
  const verdictOf = (entry: ClauseEntry): ClauseVerdict => {
    let v = known.get(entry.id)
    if (!v) {
      const causes =
        entry.kind === 'summary'
          ? (entry.through ?? []).map(
              (id) => verdictOf(entries.find((e) => e.id === id) as ClauseEntry).status,
            )
          : []
      const attestation = attestations?.file.entries.find((a) => a.clause === entry.id)
      v = clauseVerdict(entry, judged, options, waiving, {
        inScope: scope === 'full' || (entry.engine ?? false),
        causes,
        exempt: exemptionOf(entry, situation),
        attested: attestation && `${attestation.attestedBy}, ${attestation.at}: ${attestation.statement}`,
      })
      known.set(entry.id, v)
    }
    return v
  }
  return rules.articles.map(({ article, title, heading, clauses }) => {
    const verdicts = clauses.map(verdictOf)
    return { article, title, heading, status: worst(verdicts.map((v) => v.status)), clauses: verdicts }
  })
}

const clauseVerdict = (
  entry: ClauseEntry,
  judged: Judged,
  options: VerdictOptions,
  waiving: Waiving,
  around: Omit<Surroundings, 'waived'>,
): ClauseVerdict => {
  const { program, tally } = judged
  const checks = program.checks
    .filter((c) => c.check.clause === entry.id)
    .map((c) => checkVerdict(c, tally.checks[c.index] as CheckTally, entry, judged, options))
  const counted = tally.clauses[program.clauses.indexOf(entry.id)]
  const exercised = checks.reduce((n, c) => n + c.exercised, 0)
  const violations = counted?.violations ?? 0
  return {
    id: entry.id,
    statement: entry.statement,
    statementZh: entry.statementZh,
    kind: entry.kind,
    level: entry.level,
    ...clauseStatus(entry, checks, { ...around, waived: waiving.of(entry.id, checks) }),
    violations,
    exercised,
    rate: violations === 0 && exercised > 0 ? Number(Math.min(1, 3 / exercised).toPrecision(3)) : null,
    readings: counted ? readingsOf(judged, counted) : [],
    checks,
  }
}

const readingsOf = ({ program }: Judged, counted: ClauseTally): ReadingCompared[] =>
  Object.entries(counted.readings).map(([v, { violations, differs }]) => ({
    ...(program.variants[Number(v)] as { setting: string; reading: string }),
    violations,
    differs,
  }))
