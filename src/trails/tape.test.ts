import { expect, test } from 'vitest'
import { TapeReader, TapeWriter } from './tape'

test('what is written is read back, whatever its size', () => {
  const tape = new TapeWriter()
  const ids = Array.from({ length: 3000 }, (_, i) => (i % 7 === 0 ? undefined : `R-${i}`))
  for (const [i, id] of ids.entries()) {
    tape.text(i % 5 === 0 ? undefined : `T${i % 3}`)
    tape.textOnce(id)
    tape.number(i % 4 === 0 ? undefined : i / 4)
    tape.word(['a', 'b'], i % 3 === 0 ? undefined : i % 3 === 1 ? 'a' : 'b')
    tape.numbersOf([i, -i])
  }
  const { numbers, texts } = tape.end()
  expect(texts.length).toBe(3 + ids.filter((id) => id !== undefined).length)
  const reader = new TapeReader({ numbers, texts })
  for (const [i, id] of ids.entries())
    expect([
      reader.text(),
      reader.text(),
      reader.number(),
      reader.word(['a', 'b']),
      reader.numbersOf(),
    ]).toEqual([
      i % 5 === 0 ? undefined : `T${i % 3}`,
      id,
      i % 4 === 0 ? undefined : i / 4,
      [undefined, 'a', 'b'][i % 3],
      [i, -i],
    ])
  expect(reader.ended).toBe(true)
})
