import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { decompress } from 'fzstd'
import { describe, expect, test } from 'vitest'
import { play } from '../src/engines/reference'
import type { Verdicts } from '../src/judge/verdicts.generated'
import type { Round, RoundLogRecord } from '../src/log/round-log.generated'
import {
  clausesIn,
  fileOf,
  folder,
  type Judged,
  judge,
  logOf,
  scratch,
  violationsIn,
} from './support/command'
import { compact } from './support/reference'

/**
 * Three tables at once, with all that a table records, and faults strewn over it: what is in force, shoes and
 * evidence all cross the borders of the blocks that are judged apart.
 */
const records = (): RoundLogRecord[] => {
  const all = [
    ...play({
      seed: 'borders',
      shoes: 18,
      tables: 3,
      demonstrations: 1,
      misdeals: 0.02,
      exposedCards: 0.02,
      roundBurns: 0.05,
    }),
  ]
  let n = 0
  for (const record of all) {
    if (record.type !== 'round' || record.status !== 'settled' || ++n % 50) continue
    if (n % 100) record.playerTotal = ((record.playerTotal ?? 0) + 1) % 10
    else if (record.pairs) record.pairs.banker = !record.pairs.banker
  }
  return all
}

const kept = { log: '', records: [] as RoundLogRecord[] }
/** The log as a file, made once. */
const mixed = () => {
  if (!kept.log) {
    kept.records = records()
    kept.log = path.join(scratch(), 'mixed.ndjson')
    fs.writeFileSync(kept.log, logOf(kept.records))
  }
  return kept
}

/** The log again and again, each time with other shoes and a year later: so long that a second thread is worth its start. */
const long = (): string => {
  const file = path.join(scratch(), 'long.ndjson')
  const text = fs.readFileSync(mixed().log, 'utf8')
  for (let n = 0; n * text.length < 40 << 20; n++)
    fs.appendFileSync(
      file,
      text.replaceAll('"time":"2026-', `"time":"${2026 + n}-`).replaceAll(/"(T\d+)-/g, `"$1-${n}-`),
    )
  return file
}

const bytesOf = ({ out }: Judged) => fs.readFileSync(path.join(out, 'verdicts.json'))

let first: Promise<Judged> | undefined
/** What the plain file gives, judged once. */
const plain = (): Promise<Judged> => {
  first ??= judge([mixed().log])
  return first
}

/** All that a verdict says but for how its input was stored and where in it records lie. */
const said = (v: Verdicts, lines = true) => ({
  status: v.conclusion.status,
  reasons: v.conclusion.reasons,
  log: v.log,
  clauses: clausesIn(v).map(({ checks, ...clause }) => ({
    ...clause,
    checks: checks.map(({ evidence, witnesses, ...check }) => ({
      ...check,
      evidence: evidence.map(({ place, replay: _, record: __, ...e }) => ({
        ...e,
        place: [place.round, lines && place.line],
      })),
      witnesses: witnesses.map(({ cell, place }) => [cell, place.round, lines && place.line]),
    })),
  })),
})
const withoutPlaces = (v: Verdicts) => {
  const all = said(v, false)
  return { ...all, log: { ...all.log, findings: all.log.findings.map(({ first: _, ...f }) => f) } }
}

/** Every place that the verdicts name is where that round's record lies in the text that was read. */
const pointsRight = (v: Verdicts, text: string) => {
  const bytes = Buffer.from(text)
  const starts = [0]
  for (let i = bytes.indexOf(10); i >= 0; i = bytes.indexOf(10, i + 1)) starts.push(i + 1)
  const evidence = clausesIn(v).flatMap((c) => c.checks.flatMap((k) => k.evidence))
  expect(evidence.length).toBeGreaterThan(0)
  for (const { place, record } of evidence) {
    const length = Buffer.byteLength(record)
    expect(bytes.subarray(place.offset, place.offset + length).toString()).toBe(record)
    expect((JSON.parse(record) as Round).round).toBe(place.round)
    expect(starts[place.line - 1]).toBeLessThanOrEqual(place.offset)
    expect(starts[place.line] ?? bytes.length).toBeGreaterThan(place.offset)
  }
}

describe('the same log gives the same verdicts', () => {
  test('judged twice: byte for byte', async () => {
    const again = await judge([mixed().log])
    expect(bytesOf(again).equals(bytesOf(await plain()))).toBe(true)
    expect(Object.keys(violationsIn(again.verdicts))).toEqual(['5.1', '5.2', '13.4.b'])
  })

  test('in two threads, of a log that is long enough for them: byte for byte', async () => {
    const log = long()
    const one = await judge([log, '--workers', '1'])
    const two = await judge([log, '--workers', '2'])
    expect(bytesOf(two).equals(bytesOf(one))).toBe(true)
    expect(Object.keys(violationsIn(two.verdicts))).toEqual(['5.1', '5.2', '13.4.b'])
  }, 120_000)

  test('from another folder: byte for byte', async () => {
    const result = await judge([path.basename(mixed().log)], { cwd: path.dirname(mixed().log) })
    expect(bytesOf(result).equals(bytesOf(await plain()))).toBe(true)
  })

  test('the places that it names are right', async () => {
    const text = fs.readFileSync(mixed().log, 'utf8')
    pointsRight((await plain()).verdicts, text)
  })
})

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** Three files of one log, named against its order. */
const threeFiles = (all: readonly unknown[], cuts: [number, number]): string[] => {
  const dir = folder('three')
  return [all.slice(0, cuts[0]), all.slice(cuts[0], cuts[1]), all.slice(cuts[1])].map((part, i) => {
    const file = path.join(dir, `${'cba'[i]}.ndjson`)
    fs.writeFileSync(file, logOf(part))
    return file
  })
}
const split: Record<string, { files: string[]; results: Map<string, Promise<Judged>> }> = {}
const inOrder =
  (name: string, make: () => string[] | Promise<string[]>) => async (order: readonly number[]) => {
    split[name] ??= { files: await make(), results: new Map() }
    const { files, results } = split[name]
    const key = order.join()
    const result = results.get(key) ?? judge(order.map((i) => files[i] as string))
    results.set(key, result)
    return result
  }

describe('a log in three files, whatever order they are named in', () => {
  const byTime = inOrder('time', () => {
    const all = mixed().records
    return threeFiles(all, [Math.floor(all.length / 3), Math.floor((2 * all.length) / 3)])
  })
  test.each(orders)('by time (%d, %d, %d): byte for byte, and as in one', async (...order) => {
    const result = await byTime(order)
    expect(bytesOf(result).equals(bytesOf(await byTime([0, 1, 2])))).toBe(true)
    expect(withoutPlaces(result.verdicts)).toEqual(withoutPlaces((await plain()).verdicts))
    expect(result.verdicts.inputs.map((i) => i.name)).toEqual(['c.ndjson', 'b.ndjson', 'a.ndjson'])
  })

  const byShoe = inOrder('shoe', async () => threeFiles(await compact(), [1 + 9 * 30, 1 + 10 * 30]))
  test.each([orders[0], orders[3], orders[5]] as number[][])(
    'by shoe (%d, %d, %d), S10 after S9',
    async (...order) => {
      const { verdicts, ...result } = await byShoe(order)
      expect(bytesOf({ verdicts, ...result }).equals(bytesOf(await byShoe([0, 1, 2])))).toBe(true)
      expect(verdicts.inputs.map((i) => i.name)).toEqual(['c.ndjson', 'b.ndjson', 'a.ndjson'])
      expect(verdicts.log.findings).toEqual([])
    },
  )
})

const zstd = (text: string): Buffer => {
  const { zstdCompressSync } = zlib as { zstdCompressSync?: (data: string) => Buffer }
  return (
    zstdCompressSync?.(text) ?? spawnSync('zstd', ['-q', '-c'], { input: text, maxBuffer: 1 << 28 }).stdout
  )
}
const canZstd = 'zstdCompressSync' in zlib || spawnSync('zstd', ['--version']).status === 0

/** The same records, stored otherwise: the lines stay where they are. */
const sameLines: [string, (text: string) => string | Buffer][] = [
  ['with CRLF at line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['after a byte-order mark', (text) => `\uFEFF${text}`],
  ['without a last line end', (text) => text.trimEnd()],
  ['with a blank last line', (text) => `${text}\n  \n`],
  ['compressed by gzip', (text) => zlib.gzipSync(text)],
  [
    'compressed by gzip in two members',
    (text) => Buffer.concat([zlib.gzipSync(text.slice(0, 1_500_001)), zlib.gzipSync(text.slice(1_500_001))]),
  ],
  ...(canZstd ? ([['compressed by zstd', zstd]] as [string, (text: string) => Buffer][]) : []),
]
/** Stored so that lines move. */
const otherLines: [string, (text: string) => string][] = [
  ['with blank lines between', (text) => text.replaceAll('\n', '\n\n \n')],
  ['as a JSON array on one line', (text) => `[${text.trimEnd().replaceAll('\n', ',')}]`],
  ['as a JSON array of a record a line', (text) => `[\n${text.trimEnd().replaceAll('\n', ',\n')}\n]\n`],
  ['as a JSON array, indented', (text) => JSON.stringify(recordsIn(text), null, 2)],
  [
    'as records indented, one after another',
    (text) =>
      recordsIn(text)
        .map((r) => JSON.stringify(r, null, 1))
        .join('\n'),
  ],
]
const recordsIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

describe('the same records stored otherwise give the same verdicts', () => {
  test.each(sameLines)('%s, at the same lines', async (_, store) => {
    const result = await judge([fileOf('stored', store(fs.readFileSync(mixed().log, 'utf8')))])
    const [as, was] = [said(result.verdicts), said((await plain()).verdicts)]
    expect(as.clauses).toEqual(was.clauses)
    expect(withoutPlaces(result.verdicts)).toEqual(withoutPlaces((await plain()).verdicts))
  })

  test.each(otherLines)('%s', async (_, store) => {
    const text = store(fs.readFileSync(mixed().log, 'utf8'))
    const { verdicts } = await judge([fileOf('stored', text)])
    expect(withoutPlaces(verdicts)).toEqual(withoutPlaces((await plain()).verdicts))
    pointsRight(verdicts, text)
  })

  test('through standard input', async () => {
    const { verdicts } = await judge(['-'], { input: fs.readFileSync(mixed().log) })
    expect(said(verdicts).clauses).toEqual(said((await plain()).verdicts).clauses)
    expect(verdicts.inputs[0]).toMatchObject({ name: 'standard-input' })
  })

  test('a zstd file that another program wrote', async () => {
    const file = path.join(__dirname, 'fixtures', 'small.ndjson.zst')
    const text = Buffer.from(decompress(fs.readFileSync(file)))
    const [compressed, not] = [await judge([file]), await judge([fileOf('small.ndjson', text)])]
    expect(said(compressed.verdicts)).toEqual({ ...said(not.verdicts), log: expect.anything() })
    expect(compressed.verdicts.log.rounds.settled).toBe(60)
  })
})
