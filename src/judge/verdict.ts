import type { FactRef, Value } from '../facts'
import { factOf } from '../facts'
import { findingKinds } from '../log/integrity'
import type { Place as LogPlace } from '../log/place'
import { harness } from '../root'
import type { AttestationsFile } from '../rulebook/attestations.generated'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import type { ClauseEntry, RuleSet } from '../rulebook/register'
import { type Setting, settingNames, settings } from '../rulebook/settings'
import type { WaiversFile } from '../rulebook/waivers.generated'
import { exemptionOf } from './applies'
import { type Check, cellCount, digestOf } from './check'
import type { Compiled } from './compile'
import { conclude } from './conclusion'
import { sha256Of } from './digest'
import { adapterPlace, type Judged } from './run'
import { checkStatus, clauseStatus, type Surroundings, worst } from './status'
import type { CheckTally, ClauseTally, Sighting } from './tally'
import type {
  ArticleVerdict,
  CheckVerdict,
  ClauseVerdict,
  Evidence,
  Finding,
  Place,
  ReadingCompared,
  SettingInForce,
  Verdicts,
} from './verdicts.generated'
import { fingerprintsOf, Waiving } from './waiving'

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

const checkVerdict = (
  c: Compiled,
  t: CheckTally,
  entry: ClauseEntry,
  judged: Judged,
  options: VerdictOptions,
): CheckVerdict => {
  const { check } = c
  const missed = t.cells.flatMap((n, i) => (n ? [] : [cellInWords(check, i)]))
  const counted = {
    exercised: t.exercised,
    violations: t.violations,
    absent: byCount(t.absent).map(([field, count]) => ({ field, count })),
    undeclared: byCount(t.undeclared).map(([setting, count]) => ({ setting, count })),
    cells: { total: t.cells.length, hit: t.cells.length - missed.length, missed },
  }
  const contingent =
    entry.kind === 'contingent' || entry.kind === 'permission' ? 'clause' : check.contingent && 'scenario'
  return {
    scenario: check.scenario,
    values: check.values,
    uri: check.uri,
    line: check.line,
    hint: check.hint,
    duty: check.duty.text,
    status: checkStatus(counted, contingent),
    ...counted,
    fingerprints: fingerprintsOf(check, t.violated),
    evidence: t.evidence.map((s) => evidenceOf(s, check, judged, options)),
    witnesses: t.witnesses.flatMap((w, i) =>
      w ? [{ cell: cellInWords(check, i), place: placeOf(w.place, w.round, judged) }] : [],
    ),
  }
}

const byCount = (counts: Record<string, number>) =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))

/** A cell as its answers, in the order of the scenario's sentences. */
export const cellInWords = (check: Check, cell: number): string => caseInWords(check, cell) || check.duty.text

const caseInWords = (check: Check, cell: number): string => {
  let rest = cell
  const words: string[] = []
  for (const s of check.selections) {
    const answer = s.among[rest % s.among.length] as Value
    rest = Math.floor(rest / s.among.length)
    if (s.among.length > 1) words.push(answerInWords(s, answer))
  }
  return words.join(', ')
}

const answerInWords = (ref: FactRef, answer: Value): string => {
  const fact = factOf(ref)
  const who = ref.with[0] === 'player' ? 'Player ' : ref.with[0] === 'banker' ? 'Banker ' : ''
  return `${who}${ref.fact} ${fact.show(answer)}`
}

const placeOf = (
  { input, line, offset }: LogPlace,
  round: string | undefined,
  { inputs }: Judged,
): Place => ({
  input: inputs[input]?.name ?? (input === adapterPlace.input ? 'adapter' : 'house rules'),
  line,
  offset,
  round: round ?? null,
})

const evidenceOf = (s: Sighting, check: Check, judged: Judged, options: VerdictOptions): Evidence => {
  const place = placeOf(s.place, s.round, judged)
  const again = [
    'baccarat-compliance',
    'judge',
    shellWord(place.input),
    '--line',
    place.line,
    options.replayFlags,
  ]
  const replay = options.replay?.(s.record) ?? again.filter(Boolean).join(' ')
  return {
    place,
    case: Number.isNaN(s.cell) ? '' : caseInWords(check, s.cell),
    expected: s.expected,
    actual: s.actual,
    conformsUnder: s.conformsUnder,
    record: s.record,
    replay: s.place.input < 0 ? '' : replay,
  }
}

export const shellWord = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

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

const attestationsOf = ({
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

const settingsInForce = (rules: RuleSet, house: HouseRulesFile | undefined): SettingInForce[] => {
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

const logOf = (judged: Judged, driven: readonly Finding[] = []): Verdicts['log'] => {
  const { statuses, head, unnamed } = judged
  const rounds = { settled: statuses.settled, void: statuses.void, demonstration: statuses.demonstration }
  const assumptions: string[] = []
  if (statuses.assumed)
    assumptions.push(`${statuses.assumed} rounds state no status and are taken as settled`)
  if (judged.skipped)
    assumptions.push(`${judged.skipped} records are no rounds, as the adapter has it, and were passed over`)
  if (unnamed) assumptions.push(`${unnamed} rounds have no id and are named by file and line`)
  return {
    origin: head?.origin ?? null,
    complete: head?.complete ?? null,
    tables: judged.tables,
    shoes: judged.shoes,
    rounds,
    bets: judged.bets,
    assumptions,
    findings: [...findingsOf(judged), ...driven],
  }
}

const findingsOf = (judged: Judged): Finding[] => {
  const { head, unnamed, bad, findings } = judged
  const found: Finding[] = findings.map(({ kind, count, first }) => ({
    kind,
    message: findingKinds[kind],
    count,
    bars: true,
    first: first.map((p) => placeOf(p, p.round, judged)),
  }))
  const say = (kind: string, message: string, count = 1, first: Place[] = []) =>
    found.push({ kind, message, count, bars: true, first })
  if (bad.count)
    say(
      'bad-record',
      `records could not be read and were left out; the first: ${bad.first
        .slice(0, 3)
        .map(({ place, fault }) => `line ${place.line}: ${fault.field} ${fault.message}`)
        .join('; ')}`,
      bad.count,
      bad.first.map(({ place }) => placeOf(place, undefined, judged)),
    )
  const twins = judged.inputs.filter(
    (a, i) => a.sha256 && judged.inputs.findIndex((b) => b.sha256 === a.sha256) < i,
  )
  if (twins.length)
    say(
      'input-doubled',
      `inputs have the same bytes as others: ${twins.map((t) => t.name).join(', ')}`,
      twins.length,
    )
  if (head?.complete === false) say('incomplete', 'the log states that it is not complete')
  else if (head?.complete === undefined)
    say('completeness-unknown', 'the log does not state whether it is complete')
  if (unnamed)
    say('rounds-unnamed', 'rounds have no id, so that the log cannot show that none is missing', unnamed)
  if (judged.interrupted) say('interrupted', 'the run was interrupted before the end of the log')
  return found
}
