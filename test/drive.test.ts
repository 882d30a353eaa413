import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { ended, fileOf, findingsIn, folder, start } from './support/command'
import { driveSix, engine, left, playbookOf, running, six } from './support/driving'

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

/** Long enough for an engine to start on a machine that does other work. */
const deadline = ['--deadline', '3000']

test('an honest engine: every round is in the log as it was asked for, and nothing is left behind', async () => {
  const { code, stderr, records, sidecar, pids, out } = await driveSix(['--engine', engine('honest')])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(fs.readdirSync(out).sort()).toEqual(['drive.json', 'drive.ndjson', 'playbook.json', 'stderr.txt'])
  const [head, table, ...rounds] = records
  expect(head).toMatchObject({
    type: 'log',
    origin: 'stacked',
    playbook: sidecar.playbook.sha256,
    complete: true,
    rounds: 6,
    engine: { name: 'test', version: '1.0.0' },
  })
  expect(table).toEqual(six.table)
  expect(rounds.map((r) => [r.type, r.table, r.shoe, r.round])).toEqual(
    six.rounds.map(({ round }) => ['round', 'playbook', 'playbook', `P-${round}`]),
  )
  expect(sidecar).toMatchObject({ rounds: { asked: 6, inTheLog: 6, dealtAgain: 6 }, found: {} })
  expect(pids).toHaveLength(2)
  expect(running(pids)).toEqual([])
})

describe.concurrent('what breaks the protocol costs the round that it touches, and is named', () => {
  test.each([
    ['crashes-at-round-3', 'crash', 1],
    ['hangs-at-round-3', 'no-answer', 1],
    ['says-garbage-at-round-3', 'not-protocol', 0],
    ['ends-in-a-partial-line-at-round-3', 'partial-line', 1],
    ['answers-another-seq-at-round-3', 'wrong-seq', 0],
    ['answers-late-at-round-3', 'late-answer', 0],
    ['answers-round-3-twice', 'doubled-answer', 0],
    ['repeats-round-3-after-round-5', 'doubled-answer', 0],
    ['writes-a-long-line-at-round-3', 'long-line', 0],
    ['writes-without-end-at-round-3', 'endless-output', 1],
    ['writes-lines-without-end-at-round-3', 'endless-output', 1],
    ['closes-stdout-at-round-3', 'closed-output', 1],
    ['answers-no-form-at-round-3', 'bad-answer', 0],
    ['forgets-the-banker-at-round-3', 'bad-round', 0],
  ])('%s: %s', async (name, kind, restarts) => {
    const args = ['--engine', engine(name, '3500'), ...deadline]
    const { code, records, sidecar, stderr, pids } = await driveSix(args)
    expect(sidecar.entries).toMatchObject([{ kind, round: 3 }])
    expect(code).toBe(4)
    expect(stderr).toContain('round 3: the engine')
    expect(sidecar).toMatchObject({ restarts, complete: false, found: { [kind]: 1 } })
    expect(records[0]).toMatchObject({ complete: false, rounds: 5 })
    expect(records.slice(2).map((r) => r.round)).toEqual(['P-1', 'P-2', 'P-4', 'P-5', 'P-6'])
    expect(pids.length).toBeGreaterThan(0)
    expect(running(pids)).toEqual([])
  })
})

describe.concurrent('an engine that never answers ends the run at once', () => {
  test.each([
    ['crashes-at-start', 'crash', 'no licence was found'],
    ['answers-on-stderr', 'no-answer', '"name":"test"'],
    ['prints-a-banner', 'not-protocol', 'Acme Baccarat 3.1'],
    ['speaks-protocol-2', 'bad-answer', 'it speaks protocol 2'],
  ])('%s: %s, and its standard error is shown', async (name, kind, shown) => {
    const { code, stderr, sidecar, pids } = await driveSix(['--engine', engine(name), ...deadline])
    expect(code).toBe(4)
    expect(sidecar).toMatchObject({ engine: null, restarts: 0, found: { [kind]: 1, 'rounds-not-asked': 6 } })
    expect(stderr).toContain(shown)
    expect(running(pids)).toEqual([])
  })

  test('a program that there is not', async () => {
    const { code, stderr, sidecar } = await driveSix(['--engine', 'no-such-engine --fast'])
    expect(code).toBe(4)
    expect(stderr).toContain('the engine could not be started: no-such-engine: there is no such program')
    expect(sidecar.found).toEqual({ 'not-started': 1, 'rounds-not-asked': 6 })
  })
})

describe.concurrent('restarts are bounded', () => {
  test('an engine that crashes at every round is begun anew so often and no more', async () => {
    const args = ['--engine', engine('crashes-at-every-round'), '--restarts', '2']
    const { code, sidecar, records, pids } = await driveSix(args)
    expect(code).toBe(4)
    expect(sidecar).toMatchObject({ restarts: 2, found: { crash: 3, 'rounds-not-asked': 3 } })
    expect(records).toHaveLength(2)
    expect(pids).toHaveLength(3)
  })

  test('so is the time for all rounds', async () => {
    const { code, sidecar } = await driveSix(['--engine', engine('is-slow'), '--total', '1'])
    expect(code).toBe(3)
    expect(sidecar.entries).toMatchObject([{ kind: 'rounds-not-asked' }])
    expect(sidecar).toMatchObject({ complete: false })
  })
})

describe.concurrent('bad manners are told and touch no round', () => {
  test.each([
    ['ignores-bye', 'ignored-bye'],
    ['leaves-a-child', 'left-process'],
  ])('%s: %s', async (name, kind) => {
    const { code, sidecar, pids } = await driveSix(['--engine', engine(name)])
    expect({ code, found: sidecar.found, complete: sidecar.complete }).toEqual({
      code: 0,
      found: { [kind]: 2 },
      complete: true,
    })
    expect(running(pids)).toEqual([])
  })

  test('a child outlives a crash no more than its engine', async () => {
    const { code, sidecar, pids } = await driveSix(['--engine', engine('leaves-a-child-and-crashes')])
    expect({ code, restarts: sidecar.restarts }).toEqual({ code: 4, restarts: 1 })
    expect(pids).toHaveLength(6)
    expect(running(pids)).toEqual([])
  })
})

describe.concurrent('a round that is not the one asked for is found, and bars the conclusion conformant', () => {
  test.each([
    ['leaves-a-bet-out-at-round-3', 'bet-left-out'],
    ['halves-a-stake-at-round-3', 'bet-altered'],
    ['deals-its-own-cards-at-round-3', 'cards-not-of-the-stack'],
    ['voids-round-3', 'round-not-settled'],
    ['rejects-round-3', 'round-rejected'],
  ])('%s: %s', async (name, kind) => {
    const { code, sidecar } = await driveSix(['--engine', engine(name)])
    expect(code).toBe(3)
    expect(sidecar.entries).toContainEqual(expect.objectContaining({ kind, round: 3 }))
    expect(sidecar.complete).toBe(false)
  })

  test('remembers: another answer to the same stack', async () => {
    const { code, sidecar } = await driveSix(['--engine', engine('remembers')])
    expect({ code, found: sidecar.found }).toEqual({ code: 3, found: { 'answers-differ': 6 } })
  })

  test('lacks-pair-bets: unsupported rounds leave the log complete, as far as it goes', async () => {
    const { code, sidecar, records } = await driveSix(['--engine', engine('lacks-pair-bets')])
    expect({ code, found: sidecar.found }).toEqual({ code: 3, found: { 'round-unsupported': 6 } })
    expect(records[0]).toMatchObject({ complete: true, rounds: 0 })
  })
})

describe.concurrent('an engine with JSON of its own', () => {
  const adapter = () =>
    fileOf(
      'own.json',
      JSON.stringify({
        name: 'own',
        round: {
          round: 'id',
          player: 'result.p',
          banker: 'result.b',
          outcome: { at: 'result.winner', values: { P: 'player', B: 'banker', T: 'tie' } },
        },
      }),
    )

  test('is read through its adapter, and what it said is kept beside', async () => {
    const args = ['--engine', engine('speaks-its-own-json'), '--adapter', adapter()]
    const { code, records, sidecar } = await driveSix(args)
    // It settles no bets.
    expect({ code, found: sidecar.found }).toEqual({ code: 3, found: { 'bet-left-out': 6 } })
    expect(records[2]).toMatchObject({
      type: 'round',
      round: 'P-1',
      player: ['9H', '9C'],
      outcome: 'player',
      vendor: { id: 'same', result: { winner: 'P' } },
    })
    expect(records[2]).not.toHaveProperty('events')
  })

  test('a field that the adapter cannot map is named', async () => {
    const wrong = fileOf(
      'wrong.json',
      JSON.stringify({ name: 'wrong', round: { player: 'hands.p', banker: 'result.b' } }),
    )
    const args = ['--engine', engine('speaks-its-own-json'), '--adapter', wrong]
    const { code, sidecar } = await driveSix(args)
    expect(code).toBe(4)
    expect(sidecar.entries[0]).toMatchObject({ kind: 'bad-round', round: 1 })
    expect(sidecar.entries[0]?.detail).toContain('hands.p')
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s: what was dealt is judged and marked incomplete, and no process is left',
  async (signal) => {
    const out = folder('interrupted')
    const args = ['--engine', engine('is-slow'), '--playbook', playbookOf(six), '--out', out]
    const child = start(['drive', ...args])
    const end = ended(child)
    const spool = path.join(out, 'stderr.txt')
    // Once the engine runs, some rounds later.
    const runs = () => fs.existsSync(spool) && fs.readFileSync(spool, 'utf8').includes('pid')
    while (child.exitCode === null && !runs()) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 500))
    child.kill(signal)
    const { code, sidecar, records, verdicts, pids } = left(out, await end)
    expect(code).toBe(130)
    expect(sidecar).toMatchObject({ interrupted: true, complete: false })
    expect(records.length).toBeLessThan(8)
    expect(records[0]).toMatchObject({ complete: false })
    expect(verdicts?.conclusion).toMatchObject({ status: 'incomplete', exit: 130 })
    expect(verdicts && findingsIn(verdicts)).toContain('interrupted')
    expect(running(pids)).toEqual([])
  },
)
