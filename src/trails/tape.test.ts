import { expect, test } from 'vitest'
import { TapeReader, TapeWriter } from './tape'

test('what is written is read back, whatever its size', () => {
  const tape = new TapeWriter()
  const times = 3000
  for (let i = 0; i < times; i++) {
    tape.text(i % 5 === 0 ? undefined : `T${i % 3}`)
    tape.number(i % 4 === 0 ? undefined : i / 4)
    tape.word(['a', 'b'], i % 3 === 0 ? undefined : i % 3 === 1 ? 'a' : 'b')
    tape.numbersOf([i, -i])
  }
  const { numbers, texts } = tape.end()
  expect(texts.length).toBe(3)
  const reader = new TapeReader({ numbers, texts })
  for (let i = 0; i < times; i++)
    expect([reader.text(), reader.number(), reader.word(['a', 'b']), reader.numbersOf()]).toEqual([
      i % 5 === 0 ? undefined : `T${i % 3}`,
      i % 4 === 0 ? undefined : i / 4,
      [undefined, 'a', 'b'][i % 3],
      [i, -i],
    ])
  expect(reader.ended).toBe(true)
})
