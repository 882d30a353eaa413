import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inLogOrder, inputNames } from './order-files'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'order-files-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

/** Files whose first round has these fields, by name. */
const files = (rounds: Record<string, object>): string[] => {
  const folder = fs.mkdtempSync(path.join(dir, 'log-'))
  return Object.entries(rounds).map(([name, fields]) => {
    const file = path.join(folder, name)
    fs.writeFileSync(
      file,
      `{"type":"log"}\n${JSON.stringify({ type: 'round', player: [], banker: [], ...fields })}\n`,
    )
    return file
  })
}
const order = async (given: readonly string[]) => (await inLogOrder(given)).map((f) => path.basename(f))
const bothWays = async (given: readonly string[]) => {
  const found = await order(given)
  expect(await order([...given].reverse())).toEqual(found)
  return found
}

describe('the files of a log are read in its own order', () => {
  test('by the time of their first round, in whatever offset', async () => {
    const given = files({
      'a.ndjson': { time: '2026-01-01T10:00:00+08:00', shoe: '1' },
      'b.ndjson': { time: '2026-01-01T01:59:59Z', shoe: '2' },
      'c.ndjson': { time: '2025-12-31T23:00:00-08:00', shoe: '3' },
    })
    expect(await bothWays(given)).toEqual(['b.ndjson', 'a.ndjson', 'c.ndjson'])
  })

  test('by their first shoe where a time is missing, its numbers as numbers', async () => {
    const given = files({
      'a.ndjson': { shoe: 'T1-10' },
      'b.ndjson': { shoe: 'T1-9', time: '2026-01-01T10:00:00+08:00' },
      'c.ndjson': { shoe: 'T1-100' },
    })
    expect(await bothWays(given)).toEqual(['b.ndjson', 'a.ndjson', 'c.ndjson'])
  })

  test('by name where neither tells, its numbers as numbers', async () => {
    expect(
      await bothWays(files({ 'log10.ndjson': {}, 'log9.ndjson': {}, 'log1.ndjson': { shoe: '7' } })),
    ).toEqual(['log1.ndjson', 'log9.ndjson', 'log10.ndjson'])
  })

  test('by name where the times are equal', async () => {
    const time = '2026-01-01T10:00:00+08:00'
    expect(await bothWays(files({ 'z.ndjson': { time }, 'y.ndjson': { time } }))).toEqual([
      'y.ndjson',
      'z.ndjson',
    ])
  })

  test('one file alone is not opened', async () => {
    expect(await inLogOrder(['nowhere.ndjson'])).toEqual(['nowhere.ndjson'])
  })
})

test('an input is called by its file name, or by its path where two share one', () => {
  expect(inputNames(['x/a.ndjson', 'b.ndjson', '-'])).toEqual(['a.ndjson', 'b.ndjson', 'standard-input'])
  expect(inputNames(['x/a.ndjson', 'y/a.ndjson', 'b.ndjson'])).toEqual([
    'x/a.ndjson',
    'y/a.ndjson',
    'b.ndjson',
  ])
})
