import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root'
import { readSchema } from '../schemas'
import { clausesOf, loadRuleSet, ruleSetNames } from './register'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  const?: string
}
const { $defs } = readSchema('round-log.schema.json') as { $defs: Record<string, Schema> }
const deref = (s: Schema | undefined): Schema | undefined =>
  s?.$ref === undefined ? s : $defs[s.$ref.replace('#/$defs/', '')]

/** Whether a path such as `round.events[card].position` or `round.bets[].stake` is one of the round-log schema. */
const isPath = (field: string): boolean => {
  const [record = '', ...steps] = field.split('.')
  let at = deref($defs[record === 'shoe-end' ? 'shoeEnd' : record])
  for (const step of steps) {
    const [, name = '', item] = /^(\w+)(?:\[([\w-]*)\])?$/.exec(step) ?? []
    at = deref(at?.properties?.[name])
    if (item !== undefined) at = deref(at?.items)
    if (item) at = at?.oneOf?.find((o) => o.properties?.event?.const === item)
    if (!at) return false
  }
  return at !== undefined
}

/** The fields that facts say are absent, with a value for what they fill in. */
const absentFields = (): string[] =>
  ['facts', 'trails'].flatMap((room) =>
    fs
      .readdirSync(path.join(root, 'src', room))
      .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
      .flatMap((f) => [
        ...fs
          .readFileSync(path.join(root, 'src', room, f), 'utf8')
          .matchAll(/Absent\.of\(\s*['`]([^'`]+)['`]/g),
      ])
      .map(([, field = '']) => field.replace(/\$\{(of|hand)\}/, 'player').replace(/\$\{name\}/, 'stake')),
  )

describe('a field that the project names is one of the round-log schema', () => {
  it.each(ruleSetNames())('in the register of %s', (name) => {
    const unknown = clausesOf(loadRuleSet(name)).flatMap((c) =>
      c.fields.filter((f) => !isPath(f)).map((f) => `${c.id}: ${f}`),
    )
    expect(unknown).toEqual([])
  })

  it('in what the facts call absent', () => {
    const fields = absentFields()
    expect(fields.length).toBeGreaterThan(30)
    expect(fields.filter((f) => !isPath(f))).toEqual([])
  })

  it('and an unknown one is told', () => {
    expect(['round.bogus', 'round.events[nap]', 'round.bets[].fee', 'deck.count'].filter(isPath)).toEqual([])
  })
})
