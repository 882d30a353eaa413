import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import zlib from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Adapter } from '../src/adapters/adapter.generated'
import { play } from '../src/engines/reference'
import type { Check } from '../src/judge/check'
import { inPackage } from '../src/root'
import { folder, logOf } from './support/command'
import { plan } from './support/plan'

// As it is built: its threads are compiled files.
const { judgeLog } = createRequire(__filename)(
  inPackage('dist', 'src', 'judge', 'run.js'),
) as typeof import('../src/judge/run')

let checks: Check[] = []
beforeAll(async () => {
  checks = await plan()
}, 60_000)

interface Given {
  adapter?: Adapter
  keepGoing?: boolean
}
const adapterOf = (name: string) =>
  JSON.parse(fs.readFileSync(inPackage('examples', 'adapters', `${name}.json`), 'utf8')) as Adapter

/** All that a pass over files gives, or the error that ends it, however many threads the log is thought to be worth. */
const outcome = async (files: string[], workers: number, given: Given) => {
  const names = files.map((file) => path.basename(file))
  try {
    const { program: _, ...judged } = await judgeLog({
      checks,
      files,
      names,
      workers,
      bytesPerThread: 1,
      ...given,
    })
    return judged
  } catch (error) {
    return (error as Error).message
  }
}

/** A log of several blocks with each kind of fault that a whole log can have, as lines. */
const lines = (): string[] => {
  const records = logOf(
    play({ seed: 'threads', shoes: 24, tables: 4, demonstrations: 1, misdeals: 0.02, exposedCards: 0.02 }),
  )
  return records
    .trimEnd()
    .split('\n')
    .map((line, i) => (i % 97 === 5 ? line.replace('"playerTotal":', '"playerTotal":1') : line))
    .map((line, i) => (i % 211 === 7 ? line.replace('"table"', '"tabel"') : line))
    .filter((_, i) => i % 131 !== 11)
}
const spoilt = (all: readonly string[]) =>
  all.map((line, i) =>
    i % 300 === 299 ? ['', '{"type":"round"}', 'x', '{"type":"shoe-end"'][(i / 300) & 3] : line,
  )
/**
 * A few of the lines, and before them what holds for them: one table again and again, the others now and then, each time
 * with the Banker's win paid otherwise; shoes that end and are opened again, of which the rounds name none.
 */
const redeclared = (all: readonly string[], i: number): string[] => {
  const of = (type: string) =>
    all.filter((line) => line.startsWith(`{"type":"${type}"`)).map((l) => JSON.parse(l))
  const mode = i % 2 ? 'commission' : 'half-on-six'
  const tables = of('table').flatMap((table, n) =>
    new Array(n === 0 ? 50 : Number(i % 7 === n)).fill({ ...table, mode }),
  )
  const shoes = of('shoe').slice(0, 4)
  const ends = shoes.map(({ table, shoe }) => ({ type: 'shoe-end', table, shoe }))
  const rounds = all.slice(20 + 4 * i, 24 + 4 * i).map((l) => ({ ...JSON.parse(l), shoe: undefined }))
  return [...tables, ...(i % 5 === 1 ? ends : i % 5 === 3 ? shoes : []), ...rounds].map((r) =>
    JSON.stringify(r),
  )
}
/** The line with its type at its end, and so much room within that blocks hold few. */
const turned = (line: string) =>
  JSON.stringify((({ type, ...rest }) => ({ ...rest, type }))(JSON.parse(line)))
const wide = (line: string, bytes: number) => line.replace('{', `{"pad":"${'x'.repeat(bytes)}",`)

describe('in one thread or several, there comes the same of', () => {
  const dir = () => folder('threads')
  const written = (...texts: (string | Buffer)[]): string[] => {
    const home = dir()
    return texts.map((text, i) => {
      fs.writeFileSync(path.join(home, `${i}.log`), text)
      return path.join(home, `${i}.log`)
    })
  }
  const all = lines()
  const half = all.length >> 1
  const text = `${all.join('\n')}\n`
  const keepGoing = true
  test.each<[string, () => string[], Given]>([
    ['a plain log', () => written(text), {}],
    ['a log with records that cannot be read', () => written(spoilt(all).join('\n')), { keepGoing }],
    ['the first of them, which ends it', () => written(spoilt(all).join('\r\n')), {}],
    [
      'a bad record before a line that is too long',
      () => written(`${all.slice(0, 2000).join('\n')}\nx\n{"a":"${'x'.repeat(17 << 20)}"}\n`),
      {},
    ],
    [
      'rounds that from some place on do not begin with their type',
      () => written([...all.slice(0, half), ...all.slice(half).map(turned)].join('\n')),
      {},
    ],
    [
      'records wider than a block',
      () =>
        written(
          all
            .slice(0, 40)
            .map((l) => wide(l, 700_000))
            .join('\n'),
        ),
      {},
    ],
    [
      'a file for every few records',
      () => written(...Array.from({ length: 90 }, (_, i) => all.slice(20 * i, 20 * i + 20).join('\n'))),
      {},
    ],
    [
      'tables and shoes that are declared again before every few rounds, each time otherwise',
      () => written(...Array.from({ length: 400 }, (_, i) => redeclared(all, i).join('\n'))),
      {},
    ],
    ['a JSON array', () => written(`[${all.join(',\n')}]`), {}],
    ['a compressed log', () => written(zlib.gzipSync(text)), {}],
    ...['engine-05', 'engine-09', 'engine-10'].map((name): [string, () => string[], Given] => [
      `the rounds of ${name}, which an adapter maps`,
      () => [inPackage('examples', 'logs', `${name}.ndjson`)],
      { adapter: adapterOf(name) },
    ]),
    ...['one-line-per-bet-net', 'rounds-under-their-table'].map((name): [string, () => string[], Given] => [
      `vendors' records: ${name}`,
      () => [inPackage('examples', 'vendor-formats', `${name}.json`)],
      { adapter: adapterOf(name) },
    ]),
  ])(
    '%s',
    async (_, files, given) => {
      const paths = files()
      const one = await outcome(paths, 1, given)
      for (const workers of [2, 3]) expect(await outcome(paths, workers, given)).toEqual(one)
    },
    60_000,
  )
})
