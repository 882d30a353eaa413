import fs from 'node:fs'
import path from 'node:path'

/** What is kept of an engine's standard error in all. */
const most = 4 * 2 ** 20
const tailBytes = 2000

/** An engine's standard error: into a file, up to a bound, and its end at hand for messages. */
export class StderrLog {
  private readonly fd: number | undefined
  private written = 0
  private last = Buffer.alloc(0)

  /** @param file where it goes; only its end is kept where absent */
  constructor(file?: string) {
    if (file !== undefined) fs.mkdirSync(path.dirname(file), { recursive: true })
    this.fd = file === undefined ? undefined : fs.openSync(file, 'w')
  }

  add(chunk: Buffer): void {
    this.last = Buffer.concat([this.last, chunk]).subarray(-tailBytes)
    if (this.fd === undefined || this.written > most) return
    this.written += chunk.length
    fs.writeSync(this.fd, chunk)
    if (this.written > most) fs.writeSync(this.fd, '\n(more was written and is not kept)\n')
  }

  /** Its last lines. */
  tail(lines: number): string[] {
    return this.last
      .toString()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-lines)
  }

  close(): void {
    if (this.fd !== undefined) fs.closeSync(this.fd)
  }
}
