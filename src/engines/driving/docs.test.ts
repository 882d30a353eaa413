import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { Round, Table } from '../../log/round-log.generated'
import { inPackage } from '../../root'
import { ajv, readSchema } from '../../schemas'
import { type AnsweredRound, recordOf } from './answered'
import { departuresOf } from './compare'
import type { Deal, Dealt } from './protocol.generated'

const protocol = readSchema('engine-protocol.schema.json') as {
  $defs: Record<string, { examples?: object[] }>
}
const admits = ajv().compile(protocol)

test('the transcript of the guide is of the protocol, and its round is the one asked for', () => {
  const guide = fs.readFileSync(inPackage('docs', 'connect-your-engine.md'), 'utf8')
  const [, block = ''] = /```jsonc\n([^`]*)```/.exec(guide) ?? []
  const messages = block
    .split(/[→←]/)
    .filter((text) => text.trim() !== '')
    .map((text) => JSON.parse(text) as object)
  expect(messages).toHaveLength(5)
  for (const message of messages)
    expect({ message, admitted: admits(message) }).toMatchObject({ admitted: true })
  const [, , question, answer] = messages as [object, object, Deal, Dealt]
  const round = { round: question.seq, stack: question.stack, bets: question.bets }
  const record = recordOf(answer.round, { round, table: 'playbook' }, undefined) as AnsweredRound
  expect(departuresOf(record as Round, round, question.table as Table)).toEqual([])
})

test('the examples of the schema are of the protocol', () => {
  const examples = Object.values(protocol.$defs).flatMap((d) => d.examples ?? [])
  expect(examples.length).toBeGreaterThan(5)
  for (const message of examples)
    expect({ message, admitted: admits(message) }).toMatchObject({ admitted: true })
})
