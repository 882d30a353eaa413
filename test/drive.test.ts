import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { inPackage } from '../src/root'
import { clauseOf, ended, fileOf, findingsIn, folder, run, start, violationsIn } from './support/command'
import {
  drive,
  driveSix,
  engine,
  left,
  playbookOf,
  type Respond,
  running,
  serving,
  six,
} from './support/driving'

const { roundOf, welcome } = createRequire(__filename)(inPackage('test', 'engines', 'support.js')) as {
  roundOf: (question: { stack: string[]; bets: object[] }) => object
  welcome: object
}

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

let solved: Promise<string> | undefined
/** The public playbook, computed once. */
const whole = (): Promise<string> => {
  solved ??= (async () => {
    const file = path.join(folder('solved'), 'playbook.json')
    expect(await run(['playbook', '--out', file])).toMatchObject({ code: 0 })
    return file
  })()
  return solved
}

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

  test('nothing listens', async () => {
    const url = await serving(
      () => {},
      async (free) => free,
    )
    const { code, sidecar } = await driveSix(['--url', url])
    expect(code).toBe(4)
    expect(sidecar.entries[0]).toMatchObject({ kind: 'unreachable', detail: 'nothing listens there' })
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

describe.concurrent('over HTTP', () => {
  const answering =
    (atRound3: Respond): Respond =>
    (question, response) => {
      if (question.message === 'deal' && question.seq === 3) return atRound3(question, response)
      const { seq } = question
      response.end(
        question.message === 'deal'
          ? JSON.stringify({ seq, round: roundOf(question) })
          : question.message === 'hello' && JSON.stringify(welcome),
      )
    }
  const honest: Respond = (question, response) =>
    response.end(JSON.stringify({ seq: question.seq, round: roundOf(question) }))

  test('an honest engine', async () => {
    const { code, sidecar } = await serving(answering(honest), (url) => driveSix(['--url', url]))
    expect({ code, found: sidecar.found }).toEqual({ code: 0, found: {} })
  })

  test('doctor', async () => {
    const { code, stdout } = await serving(answering(honest), (url) => run(['doctor', '--url', url]))
    expect(code).toBe(0)
    expect(stdout).toContain('ok     the engine answers: test 1.0.0')
  })

  test.each<[string, string, Respond]>([
    ['hangs up', 'unreachable', (_, response) => response.destroy()],
    ['hangs', 'no-answer', () => {}],
    ['is late', 'late-answer', (q, response) => setTimeout(() => honest(q, response), 1300)],
    ['says garbage', 'not-protocol', (_, response) => response.end('<h1>It works!</h1>')],
    ['says nothing', 'not-protocol', (_, response) => response.end()],
    ['fails', 'http-status', (_, response) => response.writeHead(500).end('{}')],
    ['sends elsewhere', 'http-status', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['answers another seq', 'wrong-seq', (_, response) => response.end('{"seq":9,"round":{}}')],
    ['answers at length', 'long-line', (_, response) => response.end('x'.repeat(2 ** 21))],
  ])('an engine that %s: %s', async (_, kind, respond) => {
    const { code, sidecar, records } = await serving(answering(respond), (url) =>
      driveSix(['--url', url, '--deadline', '1000']),
    )
    expect(sidecar.entries).toMatchObject([{ kind, round: 3 }])
    expect({ code, records: records.length }).toEqual({ code: 4, records: 7 })
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

describe.concurrent('judged', () => {
  test('a wrong rule is a violation, with a command that deals its round again', async () => {
    const wrong = engine('draws-on-banker-7')
    const { code, verdicts, sidecar } = await drive(['--engine', wrong, '--seed', 'a seed'])
    expect(code).toBe(1)
    expect(sidecar.found).toEqual({})
    expect(Object.keys(violationsIn(verdicts as NonNullable<typeof verdicts>))).toEqual(['9.4.5'])
    const [evidence] = clauseOf(verdicts as NonNullable<typeof verdicts>, '9.4.5').checks.flatMap(
      (c) => c.evidence,
    )
    const [, round] = /^baccarat-compliance drive --engine .* --round (\d+) --seed 'a seed'$/.exec(
      evidence?.replay ?? '',
    ) as RegExpExecArray
    const again = await drive(['--engine', wrong, '--seed', 'a seed', '--round', round as string])
    expect(again.code).toBe(1)
    expect(violationsIn(again.verdicts as NonNullable<typeof verdicts>)).toEqual({ '9.4.5': 1 })
  })

  test('a broken protocol is exit 4 and no violation; a wrong rule beside it is exit 1', async () => {
    const six4 = await drive(['--engine', engine('crashes-at-round-3'), '--playbook', playbookOf(six)])
    expect(six4.code).toBe(4)
    expect(six4.verdicts?.conclusion).toMatchObject({ status: 'incomplete', exit: 4, violations: 0 })
    expect(six4.verdicts?.log.findings).toContainEqual({
      kind: 'engine-crash',
      message: 'the engine ended without an answer: round 3: exit code 3',
      count: 1,
      bars: true,
      first: [],
    })
    expect(six4.stdout).toContain('the engine ended without an answer: round 3')
  })

  test('a bet left out bars the conclusion, and its place in the log is told', async () => {
    const { code, verdicts, records } = await drive([
      '--engine',
      engine('leaves-a-bet-out-at-round-3'),
      '--playbook',
      await whole(),
    ])
    expect(code).toBe(3)
    const finding = verdicts?.log.findings.find((f) => f.kind === 'engine-bet-left-out')
    expect(finding).toMatchObject({ bars: true, count: 1, first: [{ input: 'drive.ndjson', round: 'P-3' }] })
    const line = finding?.first[0]?.line as number
    expect(records[line - 1]).toMatchObject({ round: 'P-3' })
  })

  test('the log is judged alike when it is judged alone', async () => {
    const { out, verdicts } = await drive(['--engine', engine('honest'), '--playbook', await whole()])
    const again = folder('again')
    const log = path.join(out, 'drive.ndjson')
    const { code } = await run(['judge', log, '--scope', 'engine', '--out', again])
    expect(code).toBe(0)
    expect(JSON.parse(fs.readFileSync(path.join(again, 'verdicts.json'), 'utf8'))).toEqual(verdicts)
  })

  test('cards by chance are dealt beyond the playbook', async () => {
    const { code, records, sidecar } = await drive([
      '--engine',
      engine('honest'),
      '--rounds',
      '50',
      '--playbook',
      await whole(),
    ])
    expect({ code, found: sidecar.found }).toEqual({ code: 0, found: {} })
    expect(records).toHaveLength(2 + sidecar.playbook.rounds)
  })
})

describe.concurrent('the example engines are conformant', () => {
  const tsNode = inPackage('node_modules', 'ts-node', 'dist', 'bin.js')
  test.each([
    ['Python', `python3 "${inPackage('examples', 'engines', 'engine.py')}"`],
    ['TypeScript', `node "${tsNode}" "${inPackage('examples', 'engines', 'engine.ts')}"`],
  ])('%s', async (_, command) => {
    const args = ['--engine', command, '--deadline', '30000']
    expect(await run(['doctor', ...args])).toMatchObject({ code: 0, stderr: '' })
    const { code, sidecar, verdicts } = await drive([...args, '--playbook', await whole()])
    expect({ code, found: sidecar.found }).toEqual({ code: 0, found: {} })
    expect(verdicts?.conclusion).toMatchObject({ status: 'conformant', reasons: [], violations: 0 })
  })

  test.each(['engine.py', 'engine.ts'])('%s is short', (name) => {
    const text = fs.readFileSync(inPackage('examples', 'engines', name), 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThan(120)
  })
})

describe.concurrent('doctor', () => {
  test.each([
    ['honest', 0, ['The engine is ready to be driven.']],
    ['prints-a-banner', 4, ['Acme Baccarat 3.1', 'standard output is for answers alone']],
    ['crashes-at-start', 4, ['exit code 7']],
    ['speaks-its-own-json', 4, ['player is missing', 'needs --adapter']],
    ['lacks-pair-bets', 4, ['it lacks bet:player-pair']],
    ['ignores-bye', 4, ['did not end when it was told to']],
  ])('%s: exit %i', async (name, code, sentences) => {
    const result = await run(['doctor', '--engine', engine(name), ...deadline])
    expect(result.code).toBe(code)
    for (const sentence of sentences) expect(result.stdout).toContain(sentence)
  })
})

describe.concurrent('wrong usage is exit 2', () => {
  test.each([
    [[], 'one of --engine "COMMAND" and --url URL'],
    [['--engine', 'a', '--url', 'http://127.0.0.1:1/'], 'one of --engine "COMMAND" and --url URL'],
    [['--engine', 'a "b'], '--engine leaves a quote open'],
    [['--url', 'ftp://127.0.0.1/'], '--url takes an address'],
    [['--engine', 'a', '--playbook', 'missing.json'], 'missing.json: no such file'],
    [['--engine', 'a', '--seed', 'x', '--playbook', 'missing.json'], 'only one of them'],
    [['--engine', 'a', '--deadline', 'soon'], '--deadline takes a whole number'],
  ])('drive %j', async (args, message) => {
    const { code, stderr } = await run(['drive', ...args])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
  })

  test('a playbook made by hand is checked beyond its schema', async () => {
    const [first, ...rest] = six.rounds as [(typeof six.rounds)[0], ...typeof six.rounds]
    const cases: [(typeof six.rounds)[0], string][] = [
      [{ ...first, round: 2 }, 'rounds[0].round is 2'],
      [{ ...first, stack: [...first.stack, '11H'] }, 'rounds[0].stack holds "11H"'],
      [{ ...first, bets: [{ bettor: 'b1', bet: 'tie', stake: '1,000' }] }, 'a stake of "1,000"'],
    ]
    for (const [wrong, message] of cases) {
      const file = playbookOf({ ...six, rounds: [wrong, ...rest] })
      const { code, stderr } = await run(['drive', '--engine', 'a', '--playbook', file])
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
    }
  })
})

test('playbook: the file can be driven, and the sheet has a row a round', async () => {
  const dir = folder('playbook')
  const [out, sheet] = [path.join(dir, 'p.json'), path.join(dir, 'p.md')]
  const { code, stderr } = await run(['playbook', '--seed', 'x', '--out', out, '--sheet', sheet])
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('certification') })
  const playbook = JSON.parse(fs.readFileSync(out, 'utf8')) as typeof six
  expect(fs.readFileSync(sheet, 'utf8').match(/^\| \d+ \|/gm)).toHaveLength(playbook.rounds.length)
  const { code: driven, sidecar } = await drive(['--engine', engine('honest'), '--playbook', out])
  expect(driven).toBe(0)
  expect(stderr).toContain(sidecar.playbook.sha256)
})
