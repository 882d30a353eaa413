import { describe, expect, test } from 'vitest'
import { defaultRules, House } from './house-rules'
import type { DeclaredReading } from './house-rules.generated'
import { settingNames, settings } from './settings'

const declared = (reading: string, more: Partial<DeclaredReading> = {}): DeclaredReading => ({
  setting: 'commissionRounding',
  reading,
  basis: 'Notice 1',
  since: '2026-01-01',
  ...more,
})
const house = (...settings: DeclaredReading[]) => new House({ houseRules: 'A house', settings })
const at = (h: House, table?: string, time?: string) =>
  h.at(table, time === undefined ? undefined : Date.parse(time)).commissionRounding

test('without a file every setting is read by default', () => {
  expect(new House(undefined).at('T1', undefined)).toBe(defaultRules)
  expect(settingNames.map((s) => defaultRules[s])).toEqual(settingNames.map((s) => settings[s].default))
})

test('what is declared holds everywhere, and leaves the rest as it is by default', () => {
  const h = house(declared('floor:1'))
  expect(h.at(undefined, undefined)).toEqual({ ...defaultRules, commissionRounding: 'floor:1' })
  expect(at(h, 'T9', '2030-01-01T00:00:00Z')).toBe('floor:1')
})

test('what is declared for tables holds at these, and at no round that names none', () => {
  const h = house(declared('floor:1', { tables: ['T1', 'T2'] }), declared('ceil:1', { tables: ['T3'] }))
  expect(['T1', 'T2', 'T3', 'T4', undefined].map((t) => at(h, t))).toEqual([
    'floor:1',
    'floor:1',
    'ceil:1',
    'exact-where-payable',
    'exact-where-payable',
  ])
})

describe('what is declared for a time', () => {
  const h = house(
    declared('floor:1', { to: '2026-02-01T00:00:00+08:00' }),
    declared('ceil:1', { from: '2026-02-01T00:00:00+08:00', to: '2026-03-01T00:00:00+08:00' }),
  )

  test('holds from its first instant until before its last, in any offset', () => {
    expect(at(h, 'T1', '2026-01-31T23:59:59+08:00')).toBe('floor:1')
    expect(at(h, 'T1', '2026-01-31T15:59:59.999Z')).toBe('floor:1')
    expect(at(h, 'T1', '2026-01-31T16:00:00Z')).toBe('ceil:1')
    expect(at(h, 'T1', '2026-02-28T23:59:59+08:00')).toBe('ceil:1')
    expect(at(h, 'T1', '2026-03-01T00:00:00+08:00')).toBe('exact-where-payable')
  })

  test('holds at no round without a time', () => {
    expect(at(h, 'T1')).toBe('exact-where-payable')
  })
})

test('the same rules are the same object, so that they can be compared', () => {
  const h = house(declared('floor:1', { tables: ['T1', 'T2'] }))
  expect(h.at('T1', undefined)).toBe(h.at('T2', undefined))
  expect(h.at('T1', undefined)).not.toBe(h.at('T3', undefined))
})

test("a rule set's readings stand in for the defaults, and yield to what the house declares", () => {
  const readings = { commissionRounding: 'exact', lastRound: 'current' }
  expect(new House(undefined, readings).at('T1', undefined)).toEqual({ ...defaultRules, ...readings })
  const h = new House({ houseRules: 'A house', settings: [declared('floor:1')] }, readings)
  expect(h.at('T1', undefined)).toMatchObject({ commissionRounding: 'floor:1', lastRound: 'current' })
})
