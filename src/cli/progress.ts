import fs from 'node:fs'

/** A line of rounds, rate and time left on long work: on stderr, and on a terminal only. */
export class Progress {
  private readonly total: number | undefined
  private readonly began = performance.now()
  private shown = 0

  constructor(files: readonly string[]) {
    this.total = files.includes('-')
      ? undefined
      : files.reduce((n, f) => n + (fs.existsSync(f) ? fs.statSync(f).size : 0), 0)
  }

  /** `bytes`: stored bytes of all inputs read so far. */
  show(rounds: number, bytes: number): void {
    const now = performance.now()
    if (!process.stderr.isTTY || now - this.began < 1000 || now - this.shown < 200) return
    this.shown = now
    const seconds = (now - this.began) / 1000
    const left = this.total && bytes ? ((this.total - bytes) / bytes) * seconds : undefined
    const rate = Math.round(rounds / seconds).toLocaleString('en')
    const rest = left === undefined ? '' : `, ${Math.max(0, Math.ceil(left))} s left`
    process.stderr.write(`\r\x1b[K${rounds.toLocaleString('en')} rounds, ${rate} a second${rest}`)
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K')
  }
}
