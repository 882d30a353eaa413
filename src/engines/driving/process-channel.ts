import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { type Channel, type Listener, longestLine, type Open, type Question } from './channel'
import { Lines } from './lines'
import type { StderrLog } from './stderr-log'
import { type Trouble, trouble } from './trouble'

/** Engines that run: whatever ends the harness ends them too. */
const running = new Set<number>()
process.on('exit', () => {
  for (const pid of running) killGroup(pid)
})

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is empty: nothing is left to end.
  }
}

const hasMembers = (pid: number): boolean => {
  try {
    process.kill(-pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** How long the rest of the output may take once the engine has ended. */
const flushTime = 200

/** An engine as a process of its own group, so that what it starts ends with it; asked on its standard input. */
export const processChannel =
  (words: readonly [string, ...string[]], stderr: StderrLog): Open =>
  (listener) =>
    new ProcessChannel(words, stderr, listener)

class ProcessChannel implements Channel {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly lines: Lines
  private over = false
  private readonly exited: Promise<void>

  constructor(
    [program, ...args]: readonly [string, ...string[]],
    stderr: StderrLog,
    private readonly listener: Listener,
  ) {
    this.lines = new Lines(longestLine, {
      line: (bytes) => this.over || listener.line(bytes),
      tooLong: () => this.over || listener.flaw(trouble('long-line')),
      endless: () => this.end(trouble('endless-output')),
    })
    this.child = spawn(program, args, { detached: true, stdio: 'pipe', windowsHide: true })
    const { child } = this
    if (child.pid !== undefined) running.add(child.pid)
    child.stdin.on('error', () => {
      // It ended, or closed its input: what it still says, or its end, tells more.
    })
    child.stdout.on('data', (chunk: Buffer) => this.over || this.lines.push(chunk))
    child.stdout.on('error', () => {})
    child.stderr.on('data', (chunk: Buffer) => stderr.add(chunk))
    child.stderr.on('error', () => {})
    this.exited = new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    this.follow(program)
  }

  get unfinished(): number {
    return this.lines.unfinished
  }

  /** Tells the listener how it ended, once all that it said was heard. */
  private follow(program: string) {
    const { child } = this
    let how: Trouble | undefined
    let said = false
    child.once('error', (error: NodeJS.ErrnoException) =>
      this.end(trouble('not-started', `${program}: ${reasonOf(error)}`)),
    )
    child.once('exit', (code, signal) => {
      how = trouble('crash', signal ? `by signal ${signal}` : `exit code ${code}`)
      // A process that it started may hold its output open for ever.
      if (said) this.end(this.endedAs(how))
      else setTimeout(() => this.end(this.endedAs(how as Trouble)), flushTime)
    })
    child.stdout.once('end', () => {
      said = true
      if (how) return this.end(this.endedAs(how))
      // Most often it is about to exit, which tells more.
      setTimeout(() => this.end(this.endedAs(how ?? trouble('closed-output'))), flushTime)
    })
  }

  private endedAs(how: Trouble): Trouble {
    const { unfinished } = this.lines
    return unfinished
      ? trouble('partial-line', `after ${unfinished} bytes, ${how.detail || 'still running'}`)
      : how
  }

  private end(how: Trouble) {
    if (this.over) return
    this.over = true
    this.listener.end(how)
  }

  send(question: Question): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(question)}\n`)
  }

  async close(kindly: boolean, patience: number): Promise<Trouble[]> {
    const { child } = this
    const { pid } = child
    this.over = true
    if (pid === undefined) return []
    const found: Trouble[] = []
    if (kindly && child.exitCode === null && child.signalCode === null) {
      child.stdin.end(`${JSON.stringify({ message: 'bye' })}\n`)
      if (!(await within(this.exited, patience))) found.push(trouble('ignored-bye'))
    }
    if (kindly && !found.length && hasMembers(pid)) found.push(trouble('left-process'))
    killGroup(pid)
    // Where there are no groups of processes, the engine alone can be ended.
    child.kill('SIGKILL')
    await within(this.exited, patience)
    running.delete(pid)
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
    return found
  }
}

const reasonOf = (error: NodeJS.ErrnoException): string =>
  error.code === 'ENOENT'
    ? 'there is no such program'
    : error.code === 'EACCES'
      ? 'it may not be run'
      : error.message

const within = (event: Promise<void>, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    event.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
