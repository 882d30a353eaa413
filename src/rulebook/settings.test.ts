import { describe, expect, test } from 'vitest'
import { faultOfReading, type SettingEntry, settingNames, settings } from './settings'

const entries = settingNames.map((name) => [name, settings[name]] as [string, SettingEntry])

test.each(entries)('%s asks one question, of clauses, and its readings are admitted', (name, entry) => {
  expect(entry.question).toMatch(/\?$/)
  expect(entry.clauses.length).toBeGreaterThan(0)
  expect(new Set(entry.readings).size).toBe(entry.readings.length)
  for (const reading of [entry.default, ...entry.readings])
    expect(faultOfReading(name, reading)).toBeUndefined()
  expect(faultOfReading(name, ',')).toMatch(`${name} has no reading`)
})

describe('a reading that carries a value', () => {
  test.each([
    ['payoutRounding', 'half-up:0.1', 'half-up:', 'half:1', 'exactly'],
    ['commissionRounding', 'floor:0.25', 'floor:', 'floor:-1', 'round:1', 'floor:1x'],
    ['cutCardMinimum', '16', '', '-1', 'sixteen', '1000'],
    ['bankerMultiple', 'unit:50', 'unit:', 'unit:01', 'units:5', 'unit:5,5'],
    ['tieBets', 'keep,cancel', 'keep,', 'hold', 'keep cancel', ''],
    ['approvedSideBets', 'other:Dragon 7,big', '', ',', 'big,', ',big'],
    ['jokers', '2', '-1', '12', 'two', ''],
  ])('of %s may be %s', (setting, good, ...bad) => {
    expect(faultOfReading(setting, good)).toBeUndefined()
    for (const reading of bad)
      expect([reading, faultOfReading(setting, reading)]).toEqual([reading, expect.any(String)])
  })
})

test('a setting that is not known is a fault, whatever its reading', () => {
  expect(faultOfReading('lunch', 'noon')).toBe('the setting lunch is not known')
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(faultOfReading(name, 'yes')).toBe(`the setting ${name} is not known`)
})
