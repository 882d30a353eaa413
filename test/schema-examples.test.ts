import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Decoder, type Item } from '../src/log/decode'
import type { RoundLogRecord } from '../src/log/round-log.generated'
import { inPackage } from '../src/root'
import { readSchema } from '../src/schemas'

const examples = inPackage('schemas', 'examples', 'round-log')
const names = (dir: string) => fs.readdirSync(path.join(examples, dir)).map((f) => path.basename(f, '.json'))
const read = (dir: string, name: string) => fs.readFileSync(path.join(examples, dir, `${name}.json`))

/** Reads a file as the one record of a log. */
const decoded = (file: Buffer): Item[] => {
  const bytes = new Uint8Array(file)
  return new Decoder(undefined).decode({
    input: 0,
    offset: 0,
    bytes,
    spans: Uint32Array.of(0, bytes.length, 1),
  })
}

const fieldsAtFault = JSON.parse(
  fs.readFileSync(path.join(examples, 'fields-at-fault.json'), 'utf8'),
) as Record<string, string>

describe('a record that the schema admits', () => {
  test.each(names('valid'))('%s', (name) => {
    const file = read('valid', name)
    const { type } = JSON.parse(file.toString()) as RoundLogRecord
    expect(decoded(file).map((item) => (item.kind === 'fault' ? item.fault : item.kind))).toEqual([type])
  })
})

describe('a record with one fault is refused, and the field at fault is named', () => {
  test.each(names('invalid'))('%s', (name) => {
    const items = decoded(read('invalid', name))
    expect(items.map((item) => (item.kind === 'fault' ? item.fault.field : item.kind))).toEqual([
      fieldsAtFault[name],
    ])
  })

  test('the map names every file and no other', () => {
    expect(Object.keys(fieldsAtFault).sort()).toEqual(names('invalid').sort())
  })

  test.each(names('invalid'))('%s: the sentence is short, and of one line', (name) => {
    for (const item of decoded(read('invalid', name))) {
      const { message } = (item as Extract<Item, { kind: 'fault' }>).fault
      expect(message).toMatch(/^[^\n]{1,160}$/)
    }
  })
})

type Schema = {
  const?: string
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  $defs?: Record<string, Schema>
}

describe('the examples leave nothing out', () => {
  const { $defs = {} } = readSchema('round-log.schema.json') as Schema
  const records = names('valid').map((name) => JSON.parse(read('valid', name).toString()) as RoundLogRecord)
  const eventsOf = (type: string) =>
    records.flatMap((r) => (r.type === type && 'events' in r ? (r.events ?? []).map((e) => e.event) : []))

  test('every type of record stands among the valid ones, and at fault among the others', () => {
    const types = Object.values($defs).flatMap((d) => d.properties?.type?.const ?? [])
    expect(types).toHaveLength(5)
    expect([...new Set(records.map((r) => r.type))].sort()).toEqual(types.sort())
    for (const type of types)
      expect(
        names('invalid').filter((n) => read('invalid', n).includes(`"type": "${type}"`)).length,
      ).toBeGreaterThan(1)
  })

  test.each([
    ['shoe', 'shoeEvent'],
    ['round', 'roundEvent'],
  ])('every event of a %s stands among the valid ones', (type, definition) => {
    const known = ($defs[definition]?.oneOf ?? []).flatMap((e) => e.properties?.event?.const ?? [])
    expect(known.length).toBeGreaterThan(5)
    expect([...new Set<string>(eventsOf(type))].sort()).toEqual(known.sort())
  })
})
