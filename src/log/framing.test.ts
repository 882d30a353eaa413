import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, blocks, longestRecord } from './framing'
import { blockSize } from './slots'
import { InputError } from './source'

async function* inChunks(bytes: Buffer, size: number) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}
const framed = async (text: string | Buffer, size = 1 << 20): Promise<Block[]> => {
  const found: Block[] = []
  for await (const block of blocks(() => inChunks(Buffer.from(text), size), 0, 'log')) found.push(block)
  return found
}

interface Framed {
  text: string
  line: number
  offset: number
}
/** The records of blocks; of lines, those that are not blank. */
const recordsOf = (found: readonly Block[]): Framed[] =>
  found.flatMap(({ bytes, offset, spans }) => {
    const all: Framed[] = []
    for (let i = 0; i < spans.length; i += 3) {
      const [from, to, line] = [...spans.slice(i, i + 3)] as [number, number, number]
      const text = Buffer.from(bytes.subarray(from, to)).toString().trimEnd()
      if (text) all.push({ text, line, offset: offset + from })
    }
    return all
  })
const textsOf = async (text: string, size?: number) => recordsOf(await framed(text, size)).map((r) => r.text)

describe('lines', () => {
  test('are cut into blocks at line ends, with the line and offset at which each begins', async () => {
    const line = `{"a":"${'x'.repeat(1000)}"}`
    const text = `${line}\n`.repeat(2000)
    const found = await framed(text, 100_000)
    expect(found.length).toBeGreaterThan(3)
    for (const block of found) {
      expect(block.bytes.at(-1)).toBe(10)
      expect(block.bytes.length).toBeLessThanOrEqual(blockSize + 2000)
      expect(block.offset).toBe(((block.spans[2] as number) - 1) * (line.length + 1))
    }
    expect(found.reduce((n, b) => n + b.bytes.length, 0)).toBe(text.length)
  })

  test('need no end at the last, and skip a byte-order mark', async () => {
    expect(recordsOf(await framed('\uFEFF{"a":1}\n{"b":2}'))).toEqual([
      { text: '{"a":1}', line: 1, offset: 3 },
      { text: '{"b":2}', line: 2, offset: 11 },
    ])
  })

  test('of nothing give no record', async () => {
    expect(await textsOf('')).toEqual([])
    expect(await textsOf('\n\n')).toEqual([])
  })

  test('come out the same however the bytes arrive', async () => {
    const text = Array.from({ length: 50 }, (_, i) => JSON.stringify({ i, note: 'é'.repeat(i) })).join('\n')
    const whole = recordsOf(await framed(text))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        expect(recordsOf(await framed(text, size))).toEqual(whole)
      }),
      { numRuns: 20 },
    )
  })

  test('that are longer than any round are refused, by line', async () => {
    const long = `{"a":1}\n{"a":"${'x'.repeat(longestRecord + 10)}`
    await expect(framed(long)).rejects.toThrow(InputError)
    await expect(framed(long)).rejects.toThrow('log:2: the line is longer than 16 MiB')
  })
})

describe('a JSON array', () => {
  const values = ['{"a":"],[{"}', '{"b":{"c":[1,2,{"d":"\\""}]}}', '{"e":"é\\\\"}', '{}']
  test.each([
    ['on one line', `[${values.join(',')}]`],
    ['a value a line', `[\n${values.join(',\n')}\n]\n`],
    ['with spaces', ` \n[ ${values.join(' ,\t')} ]  `],
    ['after a byte-order mark', `\uFEFF[${values.join(',')}]`],
  ])('%s gives its values', async (_, text) => {
    expect(await textsOf(text)).toEqual(values)
    expect(await textsOf(text, 3)).toEqual(values)
  })

  test('gives each value its line and offset', async () => {
    const text = '[\n{"a":1},\n\n  {"b":\n2}\n]'
    expect(recordsOf(await framed(text))).toEqual([
      { text: '{"a":1}', line: 2, offset: 2 },
      { text: '{"b":\n2}', line: 4, offset: 14 },
    ])
  })

  test('gives scalars too, for whoever decodes to refuse', async () => {
    expect(await textsOf('[1, "a", null]')).toEqual(['1', '"a"', 'null'])
  })

  test('that is empty gives nothing', async () => {
    expect(await textsOf('[]')).toEqual([])
  })

  test('of many values is cut into blocks whose offsets join', async () => {
    const text = `[${Array.from({ length: 30_000 }, (_, i) => JSON.stringify({ i, pad: 'x'.repeat(40) })).join(',\n')}]`
    const found = await framed(text, 1 << 16)
    expect(found.length).toBeGreaterThan(2)
    const records = recordsOf(found)
    expect(records).toHaveLength(30_000)
    for (const i of [0, 9_999, 29_999]) {
      const { text: record, line, offset } = records[i] as Framed
      expect(text.slice(offset, offset + record.length)).toBe(record)
      expect([line, JSON.parse(record).i]).toEqual([i + 1, i])
    }
  })

  test.each([
    ['cut in a value', '[{"a":1},\n{"b":', 'log:2: the JSON is cut short'],
    ['without its end', '[{"a":1}\n', 'log:2: the JSON is cut short'],
    ['followed by text', '[{"a":1}]\n{"b":2}', 'log:2: text follows the end of the array'],
  ])('%s is refused', async (_, text, says) => {
    await expect(framed(text)).rejects.toThrow(says)
  })

  // A place between two commas may be that of a record that was lost.
  test.each([
    ['with nothing between two commas', '[{"a":1},\n,{"b":2}]'],
    ['with a comma before its first value', '[\n,{"a":1}]'],
    ['with a comma after its last value', '[{"a":1},\n]'],
    ['without a comma between two values', '[{"a":1}\n{"b":2}]'],
    ['closed by another bracket', '[{"a":1}\n}'],
  ])('%s is no JSON, and is refused by line', async (_, text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    await expect(framed(text)).rejects.toThrow(InputError)
    await expect(framed(text)).rejects.toThrow('log:2: ')
  })
})

describe('documents over several lines, one after another', () => {
  test('give each its first line', async () => {
    const text = '{\n "a": 1\n}\n{\n "b": "}{"\n}\n'
    expect(recordsOf(await framed(text)).map((r) => [r.line, JSON.parse(r.text)])).toEqual([
      [1, { a: 1 }],
      [4, { b: '}{' }],
    ])
  })

  test('that are cut short are refused', async () => {
    await expect(framed('{\n "a": 1\n}\n{\n "b": ')).rejects.toThrow('log:4: the JSON is cut short')
  })

  test('that close more than they opened are refused', async () => {
    await expect(framed('{\n "a": 1\n}\n}\n')).rejects.toThrow('the JSON closes more than it opened')
  })
})
