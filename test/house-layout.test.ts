import { beforeAll, describe, expect, test } from 'vitest'
import { type CarryOver, onLayout, play } from '../src/engines/reference'
import type { RoundLogRecord } from '../src/log/round-log.generated'
import { tables } from '../src/proof/exhibit'
import { clauseOf, clausesIn } from './support/command'
import { failing, type Game, gamesOf, houseOf, judgedBy } from './support/houses'

// What a layout or a change of mode does wrongly is proved by the engines of src/engines/defective/houses.

let tianze: Game
let log: RoundLogRecord[]
beforeAll(async () => {
  tianze = (await gamesOf('tianze')).tianze
  log = [...play({ seed: 'layout', shoes: 6, ...tables.tianze })]
}, 120_000)

const full = (records: readonly RoundLogRecord[], readings: Record<string, string> = {}) =>
  judgedBy(tianze, records, { scope: 'full', house: houseOf({ ...readings, payoutRounding: 'exact' }) })

describe('a table that lays six cards beforehand', () => {
  test.each<CarryOver>(['sequential', 'positional'])(
    'passes every clause of the layout, its cards used by the reading %s',
    async (carryOver) => {
      const verdicts = await full(onLayout(log, carryOver), { carryOver })
      expect(failing(verdicts)).toEqual([])
      for (const id of ['TZ.L1', 'TZ.L2', 'TZ.L3', 'TZ.L4', '9.0.b', '8'])
        expect([id, clauseOf(verdicts, id).status]).toEqual([id, 'pass'])
    },
  )

  test('is judged by no clause of the layout where third cards come from the shoe', async () => {
    const verdicts = await full(log)
    expect(failing(verdicts)).toEqual([])
    for (const id of ['TZ.L1', 'TZ.L3', 'TZ.L4'])
      expect([id, clauseOf(verdicts, id).status]).toEqual([id, 'not-applicable'])
    expect(clauseOf(verdicts, '9.0.b').status).toBe('pass')
  })

  test('is named with the field that would tell, where the log tells nothing', async () => {
    const bare = log.map((r): RoundLogRecord => {
      if (r.type === 'round') return { ...r, events: undefined }
      return r.type === 'table' ? { ...r, dealing: undefined } : r
    })
    expect(clauseOf(await full(bare), 'TZ.L1').reason).toContain('table.dealing is absent')
  })
})

test('every clause of the rule set has a status, and what is attested says who must', async () => {
  const verdicts = await full(log)
  expect(clausesIn(verdicts).filter((c) => !c.status || !c.reason)).toEqual([])
  expect(clauseOf(verdicts, 'TZ.M1')).toMatchObject({ status: 'inconclusive' })
  expect(clauseOf(verdicts, 'TZ.M2').status).toBe('not-applicable')
})
