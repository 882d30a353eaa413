import { findingKinds } from '../log/integrity'
import type { Place as LogPlace } from '../log/place'
import { adapterPlace, type Judged } from './run'
import type { Finding, Place, Verdicts } from './verdicts.generated'

export const placeOf = (
  { input, line, offset }: LogPlace,
  round: string | undefined,
  { inputs }: Judged,
): Place => ({
  input: inputs[input]?.name ?? (input === adapterPlace.input ? 'adapter' : 'house rules'),
  line,
  offset,
  round: round ?? null,
})

export const logOf = (judged: Judged, driven: readonly Finding[] = []): Verdicts['log'] => {
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
