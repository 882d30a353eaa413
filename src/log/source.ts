import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Readable, Transform } from 'node:stream'
import zlib from 'node:zlib'
import { Decompress } from 'fzstd'
import { blockSize } from './slots'

/** An input that cannot be read; the message names file, line and field in one sentence. */
export class InputError extends Error {
  override name = 'InputError'
}

/** What is known of an input once it has been read to its end. */
export interface Digest {
  /** Size and SHA-256 of the input as it is stored, before decompression. */
  bytes: number
  sha256: string
}

/** Memory for the next bytes, never none; undefined where it does not matter where they go. */
export type Room = () => Uint8Array | undefined

const gzip = Buffer.from([0x1f, 0x8b])
const zstd = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/**
 * The decompressed bytes of a file, or of standard input for '-'. The digest is taken of the stored bytes on the
 * way and is complete when the chunks end. Compression is told by the first bytes, not by the file's name.
 * A signal ends the chunks where they are, even of an input that has gone quiet. A chunk is overwritten once the next
 * one has been asked for. `room`: where the next one of a plain file shall be read to, for who wants it there.
 */
export async function* readChunks(
  file: string,
  digest: Digest,
  { hash = true, signal, room }: { hash?: boolean; signal?: AbortSignal; room?: Room } = {},
): AsyncGenerator<Buffer> {
  const sha = createHash('sha256')
  const regular = sizeOf(file) !== undefined
  let plain = false
  const own = Buffer.allocUnsafeSlow(blockSize)
  const toRoom = () => (plain && room?.()) || own
  const stored = (async function* () {
    for await (const chunk of regular ? fileChunks(file, toRoom, signal) : pipeChunks(file, signal)) {
      digest.bytes += chunk.length
      if (hash) sha.update(chunk)
      yield chunk
    }
  })()
  try {
    const first = await stored.next()
    if (first.done) return
    const start = first.value.subarray(0, 4)
    const isGzip = start.subarray(0, 2).equals(gzip)
    const isZstd = start.equals(zstd)
    plain = !isGzip && !isZstd
    const rest = prepend(first.value, stored)
    if (isGzip) yield* through(zlib.createGunzip({ chunkSize: blockSize }), copies(rest))
    else if (isZstd) yield* unzstd(copies(rest))
    else yield* rest
  } catch (error) {
    // What was interrupted is cut short by nobody's fault.
    if (signal?.aborted) return
    throw error instanceof InputError
      ? error
      : new InputError(`${file}: ${reason(error as NodeJS.ErrnoException)}`)
  } finally {
    // Whoever wants no more of it may not have come as far as to read it through. A pipe may be quiet for ever.
    const closed = stored.return(undefined).catch(() => {})
    if (regular) await closed
    digest.sha256 = hash ? sha.digest('hex') : ''
  }
}

/** Bytes of a regular file as it is stored. What cannot be looked at is none; to open it says why. */
export const sizeOf = (file: string): number | undefined => {
  try {
    const found = file === '-' ? undefined : fs.statSync(file)
    return found?.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

async function* fileChunks(
  file: string,
  room: () => Uint8Array,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  const handle = await fs.promises.open(file)
  try {
    while (!signal?.aborted) {
      const { buffer, byteOffset, length } = room()
      const { bytesRead } = await handle.read(new Uint8Array(buffer, byteOffset, length), 0, length, null)
      if (bytesRead === 0) return
      yield Buffer.from(buffer, byteOffset, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

async function* pipeChunks(file: string, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  const pipe: Readable = file === '-' ? process.stdin : fs.createReadStream(file)
  const stop = () => pipe.destroy()
  signal?.addEventListener('abort', stop)
  try {
    yield* pipe as AsyncIterable<Buffer>
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** For those that hold a chunk longer than until the next. */
async function* copies(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

async function* through(stream: Transform, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const feed = (async () => {
    try {
      for await (const chunk of chunks) if (!stream.write(chunk)) await drained(stream)
      stream.end()
    } catch (error) {
      stream.destroy(error as Error)
    }
  })()
  yield* stream as AsyncIterable<Buffer>
  await feed
}

const drained = (stream: Transform): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done)
      stream.off('close', done)
      resolve()
    }
    stream.on('drain', done)
    stream.on('close', done)
  })

/** Newer Nodes decompress Zstandard themselves, checksums included; the library that serves the others checks none. */
async function* unzstd(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const native = (zlib as { createZstdDecompress?: () => Transform }).createZstdDecompress
  if (native) return yield* through(native(), chunks)
  const out: Buffer[] = []
  const stream = new Decompress((data) => out.push(Buffer.from(data)))
  for await (const chunk of chunks) {
    stream.push(chunk)
    yield* out.splice(0)
  }
  stream.push(new Uint8Array(0), true)
  yield* out.splice(0)
}

const reason = (error: NodeJS.ErrnoException): string => {
  switch (error.code) {
    case 'ENOENT':
      return 'no such file'
    case 'EISDIR':
      return 'is a directory, not a log'
    case 'EACCES':
      return 'may not be read'
    case 'Z_BUF_ERROR':
      return 'the gzip stream is cut short'
    case 'Z_DATA_ERROR':
      return 'the gzip stream is damaged'
    default:
      return /eof/i.test(error.message) ? 'the compressed stream is cut short' : error.message
  }
}
