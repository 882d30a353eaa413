import { createRequire } from 'node:module'
import { describe, expect, test, vi } from 'vitest'
import { inPackage } from '../src/root'
import { run } from './support/command'
import { driveSix, type Respond, serving } from './support/driving'

const { roundOf, welcome } = createRequire(__filename)(inPackage('test', 'engines', 'support.js')) as {
  roundOf: (question: { stack: string[]; bets: object[] }) => object
  welcome: object
}

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

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
