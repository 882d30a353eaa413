import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import type { ClauseVerdict, Verdicts } from '../../src/judge/verdicts.generated'
import { inPackage } from '../../src/root'

/** The command as it is built and shipped. */
export const main = inPackage('dist', 'src', 'cli', 'main.js')

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

interface Where {
  cwd?: string
  /** Standard input; none where absent. */
  input?: string | Buffer
}

/** Starts the command in a folder, by default the scratch folder, without a terminal. */
export const start = (args: readonly string[], { cwd = scratch() }: Where = {}): ChildProcess =>
  spawn(process.execPath, [main, ...args], { cwd, env: { ...process.env, NO_COLOR: '1' } })

/** What a command said and how it ended. */
export const ended = (child: ChildProcess): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const said = { stdout: '', stderr: '' }
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said.stderr += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, ...said }))
  })

/** Runs the command to its end. */
export const run = (args: readonly string[], where: Where = {}): Promise<Ended> => {
  const child = start(args, where)
  // A command that refuses its arguments reads nothing, and the pipe breaks.
  child.stdin?.on('error', () => {})
  child.stdin?.end(where.input ?? '')
  return ended(child)
}

export interface Judged extends Ended {
  out: string
  verdicts: Verdicts
}

/** Judges and reads the verdicts that were written. */
export const judge = async (args: readonly string[], where: Where = {}): Promise<Judged> => {
  const out = folder('out')
  const result = await run(['judge', ...args, '--out', out], where)
  const file = path.join(out, 'verdicts.json')
  if (!fs.existsSync(file)) throw new Error(`no verdicts (exit ${result.code}): ${result.stderr}`)
  return { ...result, out, verdicts: JSON.parse(fs.readFileSync(file, 'utf8')) as Verdicts }
}

export const clausesIn = (verdicts: Verdicts): ClauseVerdict[] => verdicts.articles.flatMap((a) => a.clauses)

export const clauseOf = (verdicts: Verdicts, id: string): ClauseVerdict => {
  const clause = clausesIn(verdicts).find((c) => c.id === id)
  if (!clause) throw new Error(`no clause ${id}`)
  return clause
}

/** Rounds that violate each violated clause. */
export const violationsIn = (verdicts: Verdicts): Record<string, number> =>
  Object.fromEntries(
    clausesIn(verdicts)
      .filter((c) => c.violations)
      .map((c) => [c.id, c.violations]),
  )

/** Kinds of what was found about the log itself. */
export const findingsIn = (verdicts: Verdicts): string[] => verdicts.log.findings.map((f) => f.kind)

export const scratch = (): string => inject('scratch')

let folders = 0
/** A new folder of this name under the scratch folder. */
export const folder = (name: string): string => {
  const dir = path.join(scratch(), `${name}-${process.pid}-${folders++}`)
  fs.mkdirSync(dir, { recursive: true })
  return dir
}

/** Writes a file into a new folder of its own, so that its name is what a message shows. */
export const fileOf = (name: string, content: string | Buffer): string => {
  const file = path.join(folder('file'), name)
  fs.writeFileSync(file, content)
  return file
}

export const logOf = (records: Iterable<unknown>): string =>
  [...records].map((record) => `${JSON.stringify(record)}\n`).join('')
