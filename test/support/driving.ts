import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Verdicts } from '../../src/judge/verdicts.generated'
import type { Playbook } from '../../src/playbook/playbook.generated'
import { inPackage } from '../../src/root'
import { type Ended, fileOf, folder, run } from './command'

/** An engine of this folder as a command line. */
export const engine = (name: string, ...args: string[]): string =>
  ['node', inPackage('test', 'engines', `${name}.js`), ...args].map((word) => `"${word}"`).join(' ')

const kinds = ['player', 'banker', 'tie', 'player-pair', 'banker-pair']
const stacks = [
  '9H 7D 9C KS 2H 5D AS 3C 10D QH',
  '4C 4S 4D 4C 8S 3D 10C 2C AD 10H',
  '3S AD JS 2C AD 7H 9C 10H 6D 4D',
  '2D 2D 7S 6H 2S 2D AS 3C 3D 5S',
  '6S 2D AS 5H 2S 2D AS 3C 3D 5S',
  '5S 5D AS 5H 2S 2D AS 3C 3D 5S',
]

/** Six rounds, of which an engine may spoil the third. */
export const six: Playbook = {
  format: 'baccarat-compliance/playbook/1',
  ruleSet: 'macau',
  plan: '',
  mode: 'practice',
  table: { type: 'table', table: 'playbook', currency: 'MOP', unit: '0.01', mode: 'commission' },
  rounds: stacks.map((stack, i) => ({
    round: i + 1,
    stack: stack.split(' '),
    bets: kinds.map((bet) => ({ bettor: 'b1', bet, stake: '15' })),
  })),
  unreached: [],
}

/** What drive.json tells, as far as the tests ask. */
interface Sidecar {
  engine: { name: string; version: string } | null
  playbook: { sha256: string; rounds: number; seed?: string; commitment?: string }
  rounds: { toDeal: number; asked: number; inTheLog: number; dealtAgain: number }
  restarts: number
  interrupted: boolean
  complete: boolean
  found: Record<string, number>
  entries: { kind: string; round: number | null; detail: string; inWords: string }[]
}

export interface Driven extends Ended {
  out: string
  sidecar: Sidecar
  /** The log's records. */
  records: Record<string, unknown>[]
  /** Where it was judged. */
  verdicts: Verdicts | undefined
  /** Processes that the engine said it was, or had started. */
  pids: number[]
}

/** Drives an engine through the command and reads what it left. */
export const drive = async (args: readonly string[]): Promise<Driven> => {
  const out = folder('drive')
  return left(out, await run(['drive', ...args, '--out', out]))
}

/** Drives an engine through the six rounds, without judging them. */
export const driveSix = (args: readonly string[]): Promise<Driven> =>
  drive([...args, '--log-only', '--playbook', playbookOf(six)])

export const playbookOf = (playbook: Playbook): string => fileOf('playbook.json', JSON.stringify(playbook))

export const left = (out: string, ended: Ended): Driven => {
  const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8')
  if (!fs.existsSync(path.join(out, 'drive.json')))
    throw new Error(`nothing was driven (exit ${ended.code}): ${ended.stderr}`)
  return {
    ...ended,
    out,
    sidecar: JSON.parse(read('drive.json')) as Sidecar,
    records: read('drive.ndjson')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
    verdicts: fs.existsSync(path.join(out, 'verdicts.json'))
      ? (JSON.parse(read('verdicts.json')) as Verdicts)
      : undefined,
    pids: [...read('stderr.txt').matchAll(/^pid (\d+)$/gm)].map((m) => Number(m[1])),
  }
}

/** Processes among these that run. One that has ended but that nobody waited for runs no more. */
export const running = (pids: readonly number[]): number[] =>
  pids.filter((pid) => {
    try {
      process.kill(pid, 0)
    } catch {
      return false
    }
    try {
      return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return !fs.existsSync('/proc/self')
    }
  })

export type Respond = (
  question: { message: string; seq: number; stack: string[]; bets: object[] },
  response: http.ServerResponse,
) => void

/** Listens on the loopback interface while `use` runs. */
export const serving = async <T>(respond: Respond, use: (url: string) => Promise<T>): Promise<T> => {
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => respond(JSON.parse(body), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
