import { describe, expect, test } from 'vitest'
import type { Log, Round, RoundLogRecord } from '../src/log/round-log.generated'
import { fileOf, findingsIn, type Judged, judge, logOf } from './support/command'
import { compact, numbered } from './support/reference'

const judged = (records: readonly unknown[]): Promise<Judged> =>
  judge([fileOf('log.ndjson', logOf(records)), '--scope', 'engine', '--workers', '1'])

/** The same log with a record where each shoe begins and one where it ends. */
const withShoes = ([head, ...rounds]: readonly [Log, ...Round[]]): RoundLogRecord[] => [
  head,
  ...rounds.flatMap((round, i): RoundLogRecord[] => {
    const { table, shoe } = round
    const begins = rounds[i - 1]?.shoe !== shoe
    const ends = rounds[i + 1]?.shoe !== shoe
    return [
      ...(begins ? [{ type: 'shoe' as const, table, shoe }] : []),
      round,
      ...(ends ? [{ type: 'shoe-end' as const, table, shoe, reason: 'cut-card' as const }] : []),
    ]
  }),
]

describe('a log that is conformant', () => {
  test('has no finding', async () => {
    const { code, verdicts } = await judged(await compact())
    expect(verdicts.conclusion).toMatchObject({ status: 'conformant', reasons: [] })
    expect({ code, findings: findingsIn(verdicts) }).toEqual({ code: 0, findings: [] })
  })

  test('has none with the beginning and end of each shoe either', async () => {
    const { code, verdicts } = await judged(withShoes(await compact()))
    expect({ code, findings: findingsIn(verdicts) }).toEqual({ code: 0, findings: [] })
  })
})

type Change = (head: Log, rounds: Round[]) => readonly unknown[]
const at = 45

/** What is done to the log, the one finding that must come of it, how often, and at which lines. */
const faults: [string, Change, { kind: string; count: number; lines: number[] }][] = [
  [
    'a round that stands twice',
    (head, rounds) => [
      { ...head, rounds: rounds.length + 1 },
      ...rounds.slice(0, at),
      rounds[at - 1],
      ...rounds.slice(at),
    ],
    { kind: 'round-doubled', count: 1, lines: [at + 2] },
  ],
  [
    'three rounds in a row that are missing',
    (head, rounds) => {
      const more = numbered([...rounds.slice(0, at), ...rounds.slice(0, 3), ...rounds.slice(at)])
      return [{ ...head, rounds: rounds.length }, ...more.slice(0, at), ...more.slice(at + 3)]
    },
    { kind: 'round-missing', count: 3, lines: [at + 2] },
  ],
  [
    'a round that stands after the next',
    (head, rounds) => [head, ...rounds.slice(0, at), rounds[at + 1], rounds[at], ...rounds.slice(at + 2)],
    { kind: 'round-out-of-order', count: 1, lines: [at + 3] },
  ],
  [
    'a head that states one round too many',
    (head, rounds) => [{ ...head, rounds: rounds.length + 1 }, ...rounds],
    { kind: 'rounds-miscounted', count: 1, lines: [1] },
  ],
  [
    'a head that states one round too few',
    (head, rounds) => [{ ...head, rounds: rounds.length - 1 }, ...rounds],
    { kind: 'rounds-miscounted', count: 1, lines: [1] },
  ],
  [
    'a head that says that the log is not complete',
    (head, rounds) => [{ ...head, complete: false }, ...rounds],
    { kind: 'incomplete', count: 1, lines: [] },
  ],
  [
    'a head that does not say whether the log is complete',
    (head, rounds) => [{ ...head, complete: undefined }, ...rounds],
    { kind: 'completeness-unknown', count: 1, lines: [] },
  ],
  ['no head', (_, rounds) => rounds, { kind: 'completeness-unknown', count: 1, lines: [] }],
  [
    'a round without an id, the last of its shoe',
    (head, rounds) => [head, ...rounds.map((r) => (r.round === 'S2-30' ? { ...r, round: undefined } : r))],
    { kind: 'rounds-unnamed', count: 1, lines: [] },
  ],
  [
    'a shoe without its end',
    (head, rounds) => withShoes([head, ...rounds]).filter((r) => r.type !== 'shoe-end' || r.shoe !== 'S2'),
    { kind: 'shoe-cut-off', count: 1, lines: [34] },
  ],
  [
    'a shoe without its beginning',
    (head, rounds) => withShoes([head, ...rounds]).filter((r) => r.type !== 'shoe' || r.shoe !== 'S2'),
    { kind: 'shoe-cut-off', count: 1, lines: [34] },
  ],
  [
    'a last round of a shoe that stands after the first of the next',
    (head, rounds) => [head, ...rounds.slice(0, 29), rounds[30], rounds[29], ...rounds.slice(31)],
    { kind: 'shoe-reopened', count: 2, lines: [32, 33] },
  ],
  [
    'a round that is dated before the one before it',
    (head, rounds) => [
      head,
      ...rounds.map((r, i) => ({ ...r, time: `2026-01-0${i === at ? 1 : 2}T08:00:00+08:00` })),
    ],
    { kind: 'round-out-of-order', count: 1, lines: [at + 2] },
  ],
]

describe('one fault of the log itself is found, bars conformant, and is no violation', () => {
  test.each(faults)('%s', async (_, change, expected) => {
    const [head, ...rounds] = await compact()
    const { code, verdicts } = await judged(change(head, rounds))
    expect(
      verdicts.log.findings.map(({ kind, count, first }) => ({
        kind,
        count,
        lines: first.map((p) => p.line),
      })),
    ).toEqual([expected])
    expect(verdicts.log.findings.every((f) => f.bars)).toBe(true)
    expect(verdicts.conclusion).toMatchObject({ status: 'incomplete', exit: 3, violations: 0 })
    expect(verdicts.conclusion.reasons).toHaveLength(1)
    expect(code).toBe(3)
  })
})
