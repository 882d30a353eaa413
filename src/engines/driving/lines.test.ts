import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lines } from './lines'

const cut = (chunks: readonly Buffer[], limit: number) => {
  const heard: string[] = []
  const lines = new Lines(limit, {
    line: (bytes) => heard.push(bytes.toString()),
    tooLong: () => heard.push('(too long)'),
    endless: () => heard.push('(endless)'),
  })
  for (const chunk of chunks) lines.push(chunk)
  return { heard, unfinished: lines.unfinished }
}

test('lines are the same wherever the stream is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', 'é', '長'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.array(fc.nat(200), { maxLength: 8 }), (whole, cuts) => {
      const bytes = Buffer.from(whole)
      const places = [0, ...cuts.map((c) => c % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
      const chunks = places.slice(1).map((end, i) => bytes.subarray(places[i], end))
      expect(cut(chunks, 1000)).toEqual(cut([bytes], 1000))
      const expected = whole.split('\n')
      const rest = expected.pop() as string
      expect(cut(chunks, 1000)).toEqual({ heard: expected, unfinished: Buffer.byteLength(rest) })
    }),
  )
})

test('a line beyond the limit is told and not kept, and the next one is heard', () => {
  const chunks = ['1234', '56', '\nab', 'c\n', '12345\n'].map((s) => Buffer.from(s))
  expect(cut(chunks, 5)).toEqual({ heard: ['(too long)', 'abc', '12345'], unfinished: 0 })
})

test('a line without an end is told while it goes on', () => {
  const { heard } = cut([Buffer.alloc(321, 'x')], 5)
  expect(heard).toEqual(['(endless)'])
})
