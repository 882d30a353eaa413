import fs from 'node:fs'
import { expect, test } from 'vitest'
import { inPackage } from './root'
import { ajv, readSchema } from './schemas'

const names = fs.readdirSync(inPackage('schemas')).filter((name) => name.endsWith('.json'))

test('there are schemas', () => expect(names).toContain('round-log.schema.json'))

test.each(names)('%s is a schema, and compiles in strict mode', (name) => {
  const all = ajv({ meta: true, validateSchema: true })
  for (const other of names) if (other !== name) all.addSchema(readSchema(other))
  const schema = readSchema(name)
  expect(all.validateSchema(schema, true)).toBe(true)
  expect(all.compile(schema)).toBeTypeOf('function')
})
