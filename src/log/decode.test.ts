import { describe, expect, test } from 'vitest'
import { Decoder, type Item, type Mapping } from './decode'
import { type Block, spansOfLines } from './framing'

type More = Partial<Block> & { line?: number }
const block = (text: string | Buffer, { line = 1, ...more }: More = {}): Block => {
  const bytes = new Uint8Array(Buffer.from(text))
  return { input: 0, offset: 0, bytes, spans: spansOfLines(bytes, line), ...more }
}
const decode = (text: string | Buffer, more?: More, mapping?: Mapping): Item[] =>
  new Decoder(mapping).decode(block(text, more))
const faultsIn = (items: readonly Item[]) =>
  items.flatMap((i) => (i.kind === 'fault' ? [`${i.place.line}: ${i.fault.field} ${i.fault.message}`] : []))
const round = '{"type":"round","player":["9H","2C","5D"],"banker":["KD","7S"]}'

describe('a block of lines', () => {
  test('gives each record its place', () => {
    const text = `{"type":"log"}\r\n\n  \n${round}\n{"type":"shoe-end"}`
    const items = decode(text, { line: 10, offset: 500, input: 2 })
    expect(items.map((i) => [i.kind, i.place.input, i.place.line, i.place.offset])).toEqual([
      ['log', 2, 10, 500],
      ['round', 2, 13, 520],
      ['shoe-end', 2, 14, 520 + round.length + 1],
    ])
    const { offset, length } = (items[1] as Item).place
    expect(text.slice(offset - 500, offset - 500 + length).trimEnd()).toBe(round)
  })

  test('gives a round with exact money and cards as numbers, and nothing that the log does not state', () => {
    const [item] = decode(
      '{"type":"round","player":["9H","TS"],"banker":["K","7S"],"bets":[{"stake":"0.50"}]}',
    )
    expect(item?.kind).toBe('round')
    const r = item?.kind === 'round' ? item.round : undefined
    expect(r).toMatchObject({ player: [9, 10], banker: [13, 7], status: 'settled', statusAssumed: true })
    expect(r?.bets?.[0]).toMatchObject({ stake: 5000, status: 'accepted', owed: false })
    for (const field of [
      'table',
      'shoe',
      'id',
      'time',
      'outcome',
      'playerTotal',
      'playerPair',
      'events',
      'betsComplete',
    ])
      expect([field, r?.[field as 'table']]).toEqual([field, undefined])
    expect(r?.bets?.[0]?.returned).toBeUndefined()
  })

  test('reads a status that is stated', () => {
    const [item] = decode(round.replace('{', '{"status":"void",'))
    expect(item?.kind === 'round' && item.round).toMatchObject({ status: 'void', statusAssumed: false })
  })

  test('goes on after a fault, and names each by line', () => {
    const text = `${round}\n{"type":"round"}\nnonsense\n{"type":"rond"}\n${round}\n{"a":1,"a":2}`
    const items = decode(text)
    expect(items.map((i) => i.kind)).toEqual(['round', 'fault', 'fault', 'fault', 'round', 'fault'])
    expect(faultsIn(items)).toEqual([
      '2: player is missing',
      '3: (record) is not JSON',
      '4: type "rond" is not known',
      '6: (record) is ambiguous: the key "a" is given twice in one object',
    ])
  })

  test('tells a line that is cut short from one that is no JSON', () => {
    expect(faultsIn(decode('{"type":"round","player":["9H"'))).toEqual([
      '1: (record) is not JSON: the line is cut short',
    ])
    expect(faultsIn(decode('{"type":"round"]}'))).toEqual(['1: (record) is not JSON'])
  })

  test('blames only the record whose bytes are no UTF-8', () => {
    const bad = Buffer.concat([Buffer.from('{"note":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const items = decode(
      Buffer.concat([Buffer.from(`${round}\n`), bad, Buffer.from(`\n{"type":"log","exportedBy":"博彩"}`)]),
    )
    expect(items.map((i) => i.kind)).toEqual(['round', 'fault', 'log'])
    expect(faultsIn(items)).toEqual(['2: (record) is not UTF-8'])
    expect(items[2]?.kind === 'log' && items[2].record.exportedBy).toBe('博彩')
  })

  test('keeps fields that it does not know out of the way', () => {
    expect(decode(round.replace('{', '{"native":{"player":1},"x":[1,2],')).map((i) => i.kind)).toEqual([
      'round',
    ])
  })
})

describe('a scout', () => {
  const stretches = (text: string) =>
    new Decoder(undefined)
      .scout(block(text))
      .parts.map((part) => (part.kind === 'rounds' ? (part.to - part.from) / 3 : part.kind))
  const spaced = round.replaceAll(':', ': ').replaceAll(',', ', ')

  test('leaves rounds be, as usual writers begin them, and decodes what else there is', () => {
    expect(stretches(`{"type":"log"}\n${round}\n${spaced}\n{"type":"shoe-end"}\n${round}`)).toEqual([
      'log',
      2,
      'shoe-end',
      1,
    ])
    expect(stretches(`${round}\n{"type":"rounds"}\nx\n{`)).toEqual([1, 'fault', 'fault', 'fault'])
  })

  test('decodes rounds that do not begin so, to know them', () => {
    expect(stretches(`{"round":"1",${round.slice(1)}\n${round}`)).toEqual(['round', 1])
  })
})

test('a block of spans gives the records between them, at their lines', () => {
  const text = `[${round},{"type":"rond"}]`
  const items = decode(text, {
    spans: Uint32Array.of(1, 1 + round.length, 4, 2 + round.length, text.length - 1, 9),
  })
  expect(items.map((i) => [i.kind, i.place.line])).toEqual([
    ['round', 4],
    ['fault', 9],
  ])
})

describe('with an adapter', () => {
  class Missing extends Error {
    constructor(
      readonly field: string,
      readonly problem: string,
    ) {
      super(`${field}: ${problem}`)
    }
  }
  const oneToOne: Mapping = {
    sequential: false,
    map: (record) => {
      const { p, b } = record as { p?: string[]; b?: string[] }
      if (!p) throw new Missing('p', 'is missing')
      return [{ type: 'round', player: p, banker: b }]
    },
    flush: () => [],
  }

  test('what it makes of a record is checked like any other', () => {
    const items = decode('{"p":["9H","8H"],"b":["2H","5H"]}\n{"p":["9H","8H"],"b":["2H","5X"]}', {}, oneToOne)
    expect(items.map((i) => i.kind)).toEqual(['round', 'fault'])
    expect(faultsIn(items)[0]).toMatch(/^2: banker\[1\] "5X" is not a card/)
  })

  test('what it cannot map is a fault of the record, named once by its own field', () => {
    expect(faultsIn(decode('{"q":1}', {}, oneToOne))).toEqual(['1: p is missing'])
  })

  test('a defect of the adapter itself is no fault of the record', () => {
    const broken: Mapping = {
      ...oneToOne,
      map: () => {
        throw new TypeError('undefined is no function')
      },
    }
    expect(() => decode('{"q":1}', {}, broken)).toThrow(TypeError)
  })

  /** Gives back a group when a line of the next comes. */
  const grouping = (): Mapping => {
    let cards: string[] = []
    let id = ''
    const group = () =>
      cards.length ? [{ type: 'round', round: id, player: cards.slice(0, 2), banker: cards.slice(2) }] : []
    return {
      sequential: true,
      map: (record) => {
        const { r, c } = record as { r: string; c: string }
        const done = r === id ? [] : group()
        if (r !== id) cards = []
        id = r
        cards.push(c)
        return done
      },
      flush: group,
    }
  }

  test('a group of lines is named by its first, over blocks and up to the end', () => {
    const lines = ['1 9H', '1 8H', '1 2H', '1 5H', '2 AH', '2 2H', '2 3H', '2 4H'].map((t) => {
      const [r, c] = t.split(' ')
      return JSON.stringify({ r, c })
    })
    const decoder = new Decoder(grouping())
    const items = [
      ...decoder.decode(block(`${lines.slice(0, 3).join('\n')}\n`)),
      ...decoder.decode(block(lines.slice(3).join('\n'), { line: 4, offset: 60 })),
      ...decoder.end(),
    ]
    expect(items.map((i) => [i.kind, i.place.line, i.kind === 'round' && i.round.id?.number])).toEqual([
      ['round', 1, 1],
      ['round', 5, 2],
    ])
    const first = items[0]?.kind === 'round' ? items[0].round.raw : undefined
    expect(first).toBe(lines.slice(0, 4).join('\n'))
  })
})
