/** A line that goes on for so many times the limit is taken to have no end. */
const endless = 64

export interface LineSink {
  line(bytes: Buffer): void
  /** A line longer than the limit has ended; it was not kept. */
  tooLong(): void
  endless(): void
}

/** Cuts a stream at line feeds, and never holds more than `limit` bytes of a line. */
export class Lines {
  private held: Buffer[] = []
  /** Bytes of the line under way, kept or not. */
  unfinished = 0

  constructor(
    private readonly limit: number,
    private readonly sink: LineSink,
  ) {}

  push(chunk: Buffer): void {
    for (let from = 0; ; ) {
      const end = chunk.indexOf(10, from)
      const piece = end < 0 ? chunk.subarray(from) : chunk.subarray(from, end)
      this.unfinished += piece.length
      if (this.unfinished > this.limit) this.held = []
      else if (piece.length) this.held.push(piece)
      if (end < 0) break
      this.cut()
      from = end + 1
    }
    if (this.unfinished > endless * this.limit) this.sink.endless()
  }

  private cut() {
    const { held, unfinished } = this
    this.held = []
    this.unfinished = 0
    if (unfinished > this.limit) this.sink.tooLong()
    else this.sink.line(held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held))
  }
}
