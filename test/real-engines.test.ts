import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Card, parseCard, rankOf } from '../src/baccarat/card'
import { reference as engine } from '../src/engines/reference'
import { inPackage, root } from '../src/root'
import { clauseOf, fileOf, judge, violationsIn } from './support/command'

interface Expected {
  rounds: number
  violating: number
  clauses: Record<string, number>
}

const readExpected = (dir: string) =>
  JSON.parse(fs.readFileSync(path.join(dir, 'expected.json'), 'utf8')) as Record<string, Expected>
const adapterOf = (name: string) => inPackage('examples', 'adapters', `${name}.json`)

/** Logs of real engines, trimmed to what shows their faults; whole where a folder of them is at hand. */
const trimmed = inPackage('examples', 'logs')
const whole = process.env.REAL_LOGS ?? path.join(root, '..', 'shared', 'real-logs')
const logs = [trimmed, ...(fs.existsSync(path.join(whole, 'expected.json')) ? [whole] : [])].flatMap((dir) =>
  Object.entries(readExpected(dir)).map(([name, expected]) => ({
    name,
    expected,
    rounds: expected.rounds,
    file: path.join(
      dir,
      fs.existsSync(path.join(dir, `${name}.ndjson`)) ? `${name}.ndjson` : `${name}.ndjson.gz`,
    ),
  })),
)

describe.each(logs)('$name, $rounds rounds', ({ name, expected, file }) => {
  test('violates exactly the clauses that an independent count found, in as many rounds', async () => {
    const { code, verdicts, stderr } = await judge([file, '--adapter', adapterOf(name)])
    expect(stderr).toBe('')
    expect(verdicts.inputs[0]?.rounds).toBe(expected.rounds)
    expect(violationsIn(verdicts)).toEqual(expected.clauses)
    // Without ids and a head a log cannot show that it is complete: nothing here is conformant.
    expect(code).toBe(expected.violating ? 1 : 3)
  })
})

test('engine-09 gives the Banker its cards first, where the order of dealing is mapped too', async () => {
  const { verdicts } = await judge([
    path.join(trimmed, 'engine-09.ndjson'),
    '--adapter',
    adapterOf('engine-09-with-stack'),
  ])
  expect(violationsIn(verdicts)['7.1.a']).toBe(verdicts.inputs[0]?.rounds)
})

interface Line {
  p: string[]
  b: string[]
  pt?: number | null
  bt?: number | null
  o?: string | null
  pair?: { p?: boolean | null; b?: boolean | null } | null
  net?: Record<string, number | null> | null
  stake?: number | null
}

/** What a stake of 1 wins, by outcome and bet. */
const wins: Record<string, Record<string, number>> = {
  player: { P: 1, B: -1, T: -1 },
  banker: { P: -1, B: 0.95, T: -1 },
  tie: { P: 0, B: 0, T: 8 },
}

/** Whether the reference engine would have played, stated and paid the round so. */
const isRight = (line: Line): boolean => {
  const cardsOf = (names: string[]) => names.map((name) => parseCard(name) as Card)
  const [playerCards, bankerCards] = [cardsOf(line.p), cardsOf(line.b)]
  const [player, banker] = [playerCards.map(rankOf), bankerCards.map(rankOf)]
  const firstTwo = banker.slice(0, 2)
  const outcome = engine.outcome(player, banker)
  const net = Object.entries(line.net ?? {})
  const same = (stated: unknown, right: unknown) =>
    stated === undefined || stated === null || stated === right
  return (
    player.length === (engine.playerDraws(player.slice(0, 2), firstTwo) ? 3 : 2) &&
    banker.length === (engine.bankerDraws(player, firstTwo) ? 3 : 2) &&
    same(line.pt, engine.total(player)) &&
    same(line.bt, engine.total(banker)) &&
    same(line.o, { player: 'P', banker: 'B', tie: 'T' }[outcome]) &&
    same(line.pair?.p, engine.isPair(playerCards)) &&
    same(line.pair?.b, engine.isPair(bankerCards)) &&
    net.every(
      ([bet, won]) => won === null || Math.abs(won - (wins[outcome]?.[bet] ?? 0) * (line.stake ?? 0)) < 1e-9,
    )
  )
}

const faulty = logs.filter((l) => l.expected.violating)
const read = (file: string) => {
  const bytes = fs.readFileSync(file)
  return (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString().trimEnd().split('\n')
}

describe.each(faulty)('$name, $rounds rounds, without the wrong ones', ({ name, expected, file }) => {
  test('violates nothing, and does not pass what it violated: some cells are not reached any more', async () => {
    const good = read(file).filter((line) => isRight(JSON.parse(line) as Line))
    expect(good.length).toBe(expected.rounds - expected.violating)
    const { code, verdicts } = await judge([
      fileOf('good.ndjson', `${good.join('\n')}\n`),
      '--adapter',
      adapterOf(name),
    ])
    expect(violationsIn(verdicts)).toEqual({})
    expect(code).toBe(3)
    const statuses = Object.keys(expected.clauses).map((id) => clauseOf(verdicts, id).status)
    expect(statuses).toContain('not-exercised')
  })
})
