import { expect, test, vi } from 'vitest'
import { RoundScanner, scanRound } from './scan'
import { longestLearned, Phrases } from './scan-phrases'

const values = (text: string, ...varying: [field: number, value: string][]) =>
  varying.flatMap(([field, value]) => {
    const at = text.indexOf(value)
    return [field, at, at + value.length]
  })
const texts = (phrases: Phrases<string>) => {
  const found: string[] = []
  const visit = ({ form, field, made, next }: Phrases<string>['start'], depth: number) => {
    found.push(`${' '.repeat(depth)}${form.length} ${field}${made === undefined ? '' : ` ${made}`}`)
    for (const p of next) visit(p, depth + 1)
  }
  visit(phrases.start, 0)
  return found.slice(1)
}

test('objects that begin alike share their first phrases', () => {
  const phrases = new Phrases<string>()
  for (const [text, made] of [
    ['{"a":1,"b":"x","c":2}', 'x'],
    ['{"a":7,"b":"y","c":8}', 'y'],
    ['{"a":3,"b":"x","c":4}', 'x'],
  ] as const)
    phrases.learn(text, values(text, [0, text[5] as string], [1, text[19] as string]), made)
  expect(texts(phrases)).toEqual([' 5 0', '  13 1', '   1 -1 x', '  13 1', '   1 -1 y'])
})

test('what a log says in ever new ways is not learned without end, and is read all the same', () => {
  const place = { input: 0, line: 1, offset: 0, length: 0 }
  for (let i = 0; i < 2000; i++) {
    const bytes = Buffer.from(
      JSON.stringify({
        type: 'round',
        player: ['9H', '2C'],
        banker: ['KD', '7S'],
        bets: [{ id: `b${i}`, bet: `other:${i}`, stake: '5', returned: `${i}` }],
      }),
    )
    const round = scanRound(bytes, 0, bytes.length, place)
    expect(round?.bets?.[0]).toMatchObject({ id: `b${i}`, kind: `other:${i}`, returned: i * 10_000 })
  }
  const phrases = new Phrases<string>()
  while (!phrases.full) phrases.learn('{"a":1}', [Math.random(), 5, 6], 'a')
  expect(texts(phrases).length).toBeLessThan(1100)
})

test('an object padded with white space is read, and not kept', () => {
  const scanner = new RoundScanner()
  const learn = vi.spyOn(Phrases.prototype, 'learn')
  for (const blanks of [0, longestLearned]) {
    const text = `{"type":"round","player":[],"banker":[],"bets":[{"stake":"5"${' '.repeat(blanks)}}]}`
    const round = scanner.scan(Buffer.from(text), 0, text.length, { input: 0, line: 1, offset: 0, length: 0 })
    expect(round?.bets?.[0]?.stake).toBe(50_000)
  }
  expect(learn).toHaveBeenCalledTimes(1)
})
