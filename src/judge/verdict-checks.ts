import type { FactRef, Value } from '../facts'
import { factOf } from '../facts'
import type { ClauseEntry } from '../rulebook/register'
import type { Check } from './check'
import type { Compiled } from './compile'
import type { Judged } from './run'
import { checkStatus } from './status'
import type { CheckTally, Sighting } from './tally'
import type { VerdictOptions } from './verdict'
import { placeOf } from './verdict-log'
import type { CheckVerdict, Evidence } from './verdicts.generated'
import { fingerprintsOf } from './waiving'

export const checkVerdict = (
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
