import { describe, expect, test } from 'vitest'
import type { Defect } from '../engines/defective'
import { defects, families } from '../engines/defective'
import type { Planned, Seen } from './bench'
import type { Exhibit } from './exhibit'
import { type Engines, faultsOf, prove } from './prove'
import { renderProof } from './report'

const check: Planned = {
  rules: 'macau',
  key: 'article-09.feature:10#1',
  clause: '9.1',
  scenario: 'The Player on 0 to 5',
  values: {},
  uri: 'article-09.feature',
  line: 10,
  hint: '',
  rounds: 'settled',
  contingent: false,
  selections: [],
  duty: { text: 'the Player must draw', fact: 'play', with: ['player'], relation: 'is', expected: 'draw' },
}
const stands: Defect = {
  fault: 'The Player stands on 5.',
  clause: '9.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
}
const nothing: Seen = { tripped: {}, violated: {} }
const caughtBy = (tripped: Record<string, number>): Seen => ({ tripped, violated: { [check.key]: 1 } })

/** A bench where the defective engine is seen as told, and the reference engine too. */
const benchOf = (ofDefect: Seen, ofReference = nothing) => ({
  checks: () => [check],
  judge: async (exhibit: Exhibit) => ('fault' in exhibit ? ofDefect : ofReference),
})
const engines: Engines = {
  defects: { 'player-stands': stands },
  families: {},
  houses: { playbook: { by: 'playbook' } },
}

describe('a proof', () => {
  test('has no fault where the engine is caught by its clause alone', async () => {
    const proof = await prove(benchOf(caughtBy({ '9.1': 3 })), engines)
    expect(proof.faults).toEqual([])
    expect([proof.lawful, proof.further]).toEqual([['playbook'], 1])
    expect(proof.byCheck.get(check.key)).toEqual(['player-stands'])
  })

  test('fails where an engine goes free, or no engine is caught by a check', async () => {
    const { faults } = await prove(benchOf(nothing), engines)
    expect(faults).toEqual([
      'player-stands is not caught by 9.1',
      'no engine is caught by 9.1 "The Player on 0 to 5": the Player must draw: add one to src/engines/defective',
    ])
  })

  test('fails where the reference engine trips something', async () => {
    const { faults } = await prove(benchOf(caughtBy({ '9.1': 3 }), caughtBy({ '9.2': 2 })), engines)
    expect(faults).toEqual([
      'the reference engine trips 9.2 (2) in the playbook',
      'the reference engine trips 9.2 (2) in the house of player-stands',
    ])
  })

  test('fails where two engines have one name', async () => {
    const { faults } = await prove(benchOf(caughtBy({ '9.1': 3 })), {
      ...engines,
      families: { f: { 'player-stands': stands } },
    })
    expect(faults).toEqual(['2 engines are called player-stands'])
  })

  test('has the reference engine play in the house of each engine, unless a named one is the same', async () => {
    const further = async (houses: Engines['houses']) =>
      (await prove(benchOf(caughtBy({ '9.1': 3 })), { ...engines, houses })).further
    const { by, options } = stands
    expect(await further({ same: { by, options } })).toBe(0)
    expect(await further({ 'same, of another log': { by, options, records: (played) => played } })).toBe(1)
    expect(await further({ 'with a layout': { by, options, layout: 'sequential' } })).toBe(1)
  })

  test('is written as one row an engine', async () => {
    const text = renderProof(await prove(benchOf(caughtBy({ '9.1': 3, '9.2': 1 })), engines))
    expect(text).toContain('| 9.1 | player-stands | The Player stands on 5. | P | 3 | 9.2 |')
    expect(text).toContain('player-stands trips 9.2 (1), which it does not declare')
  })

  test('counts engines and checks by rule set, a check under the one that has it first', async () => {
    const other: Planned = { ...check, key: 'third-card.feature:10#1', clause: 'TZ.D1', rules: 'tianze' }
    const bench = {
      checks: () => [check, other],
      judge: async (exhibit: Exhibit): Promise<Seen> =>
        'fault' in exhibit
          ? { tripped: { '9.1': 3 }, violated: { [check.key]: 3, [other.key]: 3 } }
          : nothing,
    }
    const defects = { 'player-stands': stands, 'player-stands-there': { ...stands, rules: 'tianze' } }
    const text = renderProof(await prove(bench, { ...engines, defects }))
    expect(text).toContain('| macau | 1 | 1 | 1 | 1 | 1 |')
    expect(text).toContain('| tianze | 1 | 1 | 0 | 1 | 0 |')
    expect(text).toMatch(/### tianze\n\n.*\n.*\n\| 9.1 \| player-stands-there/)
  })
})

test('what an engine trips besides and what it declares to trip are the same', () => {
  const also = { '17.1': 'bets are settled by the outcome' }
  const defect: Defect = { ...stands, also }
  expect(faultsOf('x', defect, caughtBy({ '9.1': 1, '17.1': 2 }))).toEqual([])
  expect(faultsOf('x', defect, caughtBy({ '9.1': 1 }))).toEqual([
    'x declares that it trips 17.1, which it does not',
  ])
  expect(faultsOf('x', defect, caughtBy({ '9.1': 1, '17.1': 2, '18.1': 2 }))).toEqual([
    'x trips 18.1 (2), which it does not declare',
  ])
})

test('every engine is named for its fault and says what it is', () => {
  const all = [...Object.entries(defects), ...Object.values(families).flatMap((f) => Object.entries(f))]
  for (const [name, { fault, clause, finding, also }] of all) {
    expect(name).toMatch(/^[a-zA-Z0-9-]+$/)
    expect(fault, name).toMatch(/^[A-Z].*\.$/)
    expect([clause, finding].filter(Boolean), name).toHaveLength(1)
    for (const reason of Object.values(also ?? {})) expect(reason, name).not.toBe('')
  }
})
