import { type Bytes, blockSize, Slots } from './slots'
import { InputError, type Room } from './source'

/** A piece of an input that holds whole records. */
export interface Block {
  input: number
  /** Byte offset, in the decompressed input, at which the bytes begin. */
  offset: number
  bytes: Uint8Array
  /** Where each record stands in the bytes: triples of start, end and line of the input. */
  spans: Uint32Array
  /** The last record ends with the input and not with its line: of an input that was interrupted, it may be a part. */
  open?: boolean
}

/** A record longer than this is no round: it would only fill memory. */
export const longestRecord = 16 << 20

const newline = 10
const isSpace = (c: number) => c === 32 || c === 9 || c === 10 || c === 13

/**
 * Cuts the chunks of one input into blocks, in order. Whoever is done with a block may give its bytes back to `slots`.
 * What gives the chunks is told where the next one would best be: it need not be copied from there.
 */
export async function* blocks(
  chunks: (room: Room) => AsyncIterable<Buffer>,
  input: number,
  name: string,
  slots = new Slots(),
): AsyncGenerator<Block> {
  let head: Buffer = Buffer.alloc(0)
  let framer: LineFramer | SpanFramer | undefined
  for await (const chunk of chunks(() => framer?.room())) {
    if (framer) {
      yield* framer.push(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    // The kind of framing shows in the first line; wait for one, but not for ever.
    if (head.indexOf(newline) < 0 && head.length < blockSize) continue
    framer = choose(head, input, name, slots)
    yield* framer.push(head)
  }
  if (!framer) {
    framer = choose(head, input, name, slots)
    yield* framer.push(head)
  }
  yield* framer.end()
}

const choose = (head: Buffer, input: number, name: string, slots: Slots): LineFramer | SpanFramer => {
  const text = head
    .subarray(0, 1 << 16)
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '')
  if (text.startsWith('[')) return new SpanFramer(input, name, slots, 1)
  const line = (text.split('\n', 1)[0] ?? '').trimEnd()
  // An object that goes on over several lines opens without closing on its first.
  if (/^\{$|[{[,]$/.test(line)) return new SpanFramer(input, name, slots, 0)
  return new LineFramer(input, name, slots)
}

const skipMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes

class LineFramer {
  private slot: Bytes
  private size = 0
  private line = 1
  private offset = 0
  private started = false

  constructor(
    private readonly input: number,
    private readonly name: string,
    private readonly slots: Slots,
  ) {
    this.slot = slots.take()
  }

  /** Where the next bytes belong. */
  room(): Bytes {
    return this.slot.subarray(this.size)
  }

  *push(chunk: Buffer): Generator<Block> {
    let bytes = chunk
    if (!this.started) {
      bytes = skipMark(chunk)
      this.offset = chunk.length - bytes.length
      this.started = true
    }
    while (bytes.length) {
      const room = this.room()
      const part = bytes.subarray(0, room.length)
      if (part.buffer !== room.buffer || part.byteOffset !== room.byteOffset) room.set(part)
      this.size += part.length
      bytes = bytes.subarray(part.length)
      if (this.size < this.slot.length) break
      const cut = this.slot.lastIndexOf(newline) + 1
      if (cut) yield this.take(cut)
      else this.grow()
    }
  }

  *end(): Generator<Block> {
    const open = this.slot[this.size - 1] !== newline
    if (this.size) yield { ...this.take(this.size), open }
    this.slots.give(this.slot)
  }

  /** A line that fills all room gets more. */
  private grow() {
    const full = this.slot
    if (full.length > longestRecord)
      throw new InputError(`${this.name}:${this.line}: the line is longer than ${longestRecord >> 20} MiB`)
    this.slot = this.slots.take(Math.min(2 * full.length, longestRecord + 1))
    this.slot.set(full)
    this.slots.give(full)
  }

  private take(cut: number): Block {
    const bytes = this.slot.subarray(0, cut)
    const block = { input: this.input, offset: this.offset, bytes, spans: spansOfLines(bytes, this.line) }
    const rest = this.slot.subarray(cut, this.size)
    this.slot = this.slots.take(Math.max(blockSize, rest.length + 1))
    this.slot.set(rest)
    this.size = rest.length
    this.offset += cut
    this.line = (block.spans.at(-1) as number) + 1
    return block
  }
}

/** Where the lines of some bytes stand, of which the first is the input's `line`. */
export const spansOfLines = ({ buffer, byteOffset, length }: Uint8Array, line: number): Uint32Array => {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const spans: number[] = []
  for (let from = 0, n = line; from < length; n++) {
    const at = bytes.indexOf(newline, from)
    const to = at < 0 ? length : at
    spans.push(from, to, n)
    from = to + 1
  }
  return new Uint32Array(spans)
}

/** Records are the values at a depth: 1 inside a top-level array, 0 where documents follow one another. */
class SpanFramer {
  private pending: Buffer = Buffer.alloc(0)
  private spans: number[] = []
  private scanned = 0
  private start = -1
  private startLine = 1
  private depth = 0
  private inString = false
  private escaped = false
  private line = 1
  private offset = 0
  private first = true
  private closed = false
  /** In an array: what stands before the next byte. */
  private before: 'bracket' | 'value' | 'comma' = 'bracket'

  constructor(
    private readonly input: number,
    private readonly name: string,
    private readonly slots: Slots,
    private readonly level: 0 | 1,
  ) {}

  /** It keeps what it has in one piece, wherever that came from. */
  room(): undefined {}

  *push(chunk: Buffer): Generator<Block> {
    let bytes = chunk
    if (this.first) {
      bytes = skipMark(chunk)
      this.offset = chunk.length - bytes.length
      this.first = false
    }
    this.pending = Buffer.concat([this.pending, bytes])
    this.scan()
    if (this.pending.length - Math.max(this.start, 0) > longestRecord)
      throw new InputError(
        `${this.name}:${this.startLine}: the record is longer than ${longestRecord >> 20} MiB`,
      )
    if (this.spans.length && this.scanned >= blockSize) yield this.take()
  }

  *end(): Generator<Block> {
    const scalar = this.start >= 0 && this.depth === this.level && !this.inString
    if (scalar) this.close(this.pending.length)
    if (this.spans.length) yield this.take()
    if (this.start >= 0 || (this.level === 1 && !this.closed))
      throw new InputError(
        `${this.name}:${this.start >= 0 ? this.startLine : this.line}: the JSON is cut short`,
      )
  }

  private scan() {
    const b = this.pending
    for (let i = this.scanned; i < b.length; i++) {
      const c = b[i] as number
      if (c === newline) this.line++
      if (this.inString) {
        if (this.escaped) this.escaped = false
        else if (c === 92) this.escaped = true
        else if (c === 34) this.inString = false
        continue
      }
      if (this.depth === this.level && this.start >= 0 && (isSpace(c) || c === 44 || c === 93)) this.close(i)
      if (isSpace(c)) continue
      if (this.closed) throw new InputError(`${this.name}:${this.line}: text follows the end of the array`)
      if (c === 123 || c === 91) {
        this.open(i, this.depth)
        this.depth++
      } else if (c === 125 || c === 93) {
        this.depth--
        if (this.depth < 0)
          throw new InputError(`${this.name}:${this.line}: the JSON closes more than it opened`)
        if (this.level === 1 && this.depth === 0) this.closeArray(c)
        else if (this.depth === this.level && this.start >= 0) this.close(i + 1)
      } else if (c === 34) {
        this.inString = true
        this.open(i, this.depth)
      } else if (c !== 44) this.open(i, this.depth)
      else if (this.depth === 1 && this.level === 1) this.comma()
    }
    this.scanned = b.length
  }

  private comma() {
    if (this.before !== 'value') this.notJson('a comma follows no value')
    this.before = 'comma'
  }

  private closeArray(bracket: number) {
    if (bracket !== 93) this.notJson('the array is closed by another bracket')
    if (this.before === 'comma') this.notJson('a comma stands before the end of the array')
    this.closed = true
  }

  private notJson(why: string): never {
    throw new InputError(`${this.name}:${this.line}: is not JSON: ${why}`)
  }

  private open(at: number, depth: number) {
    if (depth !== this.level || this.start >= 0) return
    if (this.level === 1 && this.before === 'value') this.notJson('no comma stands between two values')
    this.start = at
    this.startLine = this.line
  }

  private close(end: number) {
    this.spans.push(this.start, end, this.startLine)
    this.before = 'value'
    this.start = -1
  }

  private take(): Block {
    const keep = this.start >= 0 ? this.start : this.scanned
    const bytes = this.slots.take(keep).subarray(0, keep)
    bytes.set(this.pending.subarray(0, keep))
    const block: Block = {
      input: this.input,
      offset: this.offset,
      bytes,
      spans: new Uint32Array(this.spans),
    }
    this.offset += keep
    this.pending = Buffer.from(this.pending.subarray(keep))
    this.scanned -= keep
    if (this.start >= 0) this.start = 0
    this.spans = []
    return block
  }
}
