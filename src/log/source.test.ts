import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { inPackage } from '../root'
import { InputError, readChunks } from './source'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'source-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

const stored = (name: string, bytes: string | Buffer) => {
  const file = path.join(dir, name)
  fs.writeFileSync(file, bytes)
  return file
}
const readAll = async (file: string) => {
  const digest = { bytes: 0, sha256: '' }
  const chunks: Buffer[] = []
  for await (const chunk of readChunks(file, digest)) chunks.push(chunk)
  return { text: Buffer.concat(chunks).toString(), digest }
}
const text = 'a line of a log\n'.repeat(200_000)
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('an input', () => {
  test.each([
    ['as it is', 'plain.ndjson', Buffer.from(text)],
    ['compressed by gzip', 'log.gz', zlib.gzipSync(text)],
    ['compressed by gzip, under another name', 'log.txt', zlib.gzipSync(text)],
    [
      'in two gzip members',
      'two.gz',
      Buffer.concat([zlib.gzipSync(text.slice(0, 99)), zlib.gzipSync(text.slice(99))]),
    ],
  ])('is read %s, and its digest is of what is stored', async (_, name, bytes) => {
    const read = await readAll(stored(name, bytes))
    expect(read.text === text).toBe(true)
    expect(read.digest).toEqual({ bytes: bytes.length, sha256: sha256(bytes) })
  })

  test('is read from zstd', async () => {
    const file = inPackage('test', 'fixtures', 'small.ndjson.zst')
    const { text: lines, digest } = await readAll(file)
    expect(lines.trimEnd().split('\n')).toHaveLength(61)
    expect(digest.sha256).toBe(sha256(fs.readFileSync(file)))
  })

  test.skipIf(!fs.existsSync('/proc/self/fd'))('is closed, whether all of it is wanted or not', async () => {
    for (const file of [stored('long.ndjson', text), stored('long.gz', zlib.gzipSync(randomBytes(1 << 21)))])
      await closes(file)
  })
  const closes = async (file: string) => {
    const open = () =>
      fs.readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return fs.readlinkSync(`/proc/self/fd/${fd}`) === fs.realpathSync(file)
        } catch {
          return false
        }
      })
    for (const wanted of [1, 2, Number.POSITIVE_INFINITY]) {
      let chunks = 0
      for await (const chunk of readChunks(file, { bytes: 0, sha256: '' })) {
        expect(chunk.length).toBeGreaterThan(0)
        if (chunks === 0) expect(open()).toHaveLength(1)
        if (++chunks === wanted) break
      }
      expect(open()).toEqual([])
    }
  }

  test.skipIf(process.platform === 'win32')(
    'may be a pipe that goes quiet: who wants no more need not wait',
    async () => {
      const pipe = path.join(dir, 'quiet.gz')
      execFileSync('mkfifo', [pipe])
      const writer = fs.openSync(pipe, 'r+')
      try {
        // What is not complete gives its beginning.
        fs.writeSync(writer, zlib.gzipSync(randomBytes(50_000)))
        for await (const chunk of readChunks(pipe, { bytes: 0, sha256: '' })) {
          expect(chunk.length).toBeGreaterThan(0)
          break
        }
      } finally {
        fs.writeSync(writer, 'x')
        fs.closeSync(writer)
      }
    },
  )

  test('may be empty', async () => {
    const read = await readAll(stored('empty', ''))
    expect(read).toEqual({ text: '', digest: { bytes: 0, sha256: sha256('') } })
  })
})

describe('an input that cannot be read is an InputError of one sentence', () => {
  const gz = zlib.gzipSync(text)
  const damaged = Buffer.from(gz)
  damaged[20] = (damaged[20] as number) ^ 0xff
  const zst = fs.readFileSync(inPackage('test', 'fixtures', 'small.ndjson.zst'))
  test.each([
    ['missing', () => path.join(dir, 'none'), 'none: no such file'],
    ['a directory', () => dir, 'is a directory, not a log'],
    ['gzip cut short', () => stored('cut.gz', gz.subarray(0, 500)), 'cut.gz: the gzip stream is cut short'],
    ['gzip damaged', () => stored('bad.gz', damaged), 'bad.gz: the gzip stream is damaged'],
    [
      'gzip followed by what is none',
      () => stored('junk.gz', Buffer.concat([gz, Buffer.from([0x1f, 0x8b, 9])])),
      'the gzip stream is',
    ],
    [
      'zstd cut short',
      () => stored('cut.zst', zst.subarray(0, 1000)),
      'cut.zst: the compressed stream is cut short',
    ],
  ])('%s', async (_, file, says) => {
    const reading = readAll(file())
    await expect(reading).rejects.toThrow(InputError)
    await expect(reading).rejects.toThrow(says)
  })
})
