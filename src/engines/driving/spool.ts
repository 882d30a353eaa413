import fs from 'node:fs'

export interface Written {
  line: number
  offset: number
}

/**
 * The rounds of a log whose head is known only when they are all there: kept in a file beside it, and written behind
 * their head, without those that turned out worthless, whole or not at all.
 */
export class Spool {
  private readonly file: string
  private readonly fd: number
  private lines: string[] = []
  private readonly seqs: number[] = []

  constructor(private readonly log: string) {
    this.file = `${log}.rounds.part`
    this.fd = fs.openSync(this.file, 'w')
  }

  add(seq: number, record: object): void {
    this.seqs.push(seq)
    if (this.lines.push(JSON.stringify(record)) >= 1000) this.flush()
  }

  private flush() {
    if (this.lines.length) fs.writeSync(this.fd, `${this.lines.join('\n')}\n`)
    this.lines = []
  }

  /** Rounds that stay, given those that are worthless. */
  kept(worthless: ReadonlySet<number>): number {
    return this.seqs.reduce((n, seq) => (worthless.has(seq) ? n : n + 1), 0)
  }

  /** Writes the log; returns where the records of `wanted` stand in it. */
  async write(
    head: readonly object[],
    worthless: ReadonlySet<number>,
    wanted: ReadonlySet<number>,
  ): Promise<Map<number, Written>> {
    this.flush()
    fs.closeSync(this.fd)
    const places = new Map<number, Written>()
    const partial = `${this.log}.part`
    const out = fs.openSync(partial, 'w')
    let block: string[] = []
    let line = 0
    let offset = 0
    const put = (text: string) => {
      line++
      offset += Buffer.byteLength(text) + 1
      if (block.push(text) >= 1000) flush()
    }
    const flush = () => {
      if (block.length) fs.writeSync(out, `${block.join('\n')}\n`)
      block = []
    }
    for (const record of head) put(JSON.stringify(record))
    let i = 0
    for await (const text of linesOf(this.file)) {
      const seq = this.seqs[i++] as number
      if (worthless.has(seq)) continue
      if (wanted.has(seq)) places.set(seq, { line: line + 1, offset })
      put(text)
    }
    flush()
    fs.closeSync(out)
    fs.renameSync(partial, this.log)
    fs.rmSync(this.file)
    return places
  }
}

/** Cut at line feeds alone: JSON text may hold other separators of lines as they are. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of fs.createReadStream(file, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n')
    rest = lines.pop() as string
    yield* lines
  }
}
