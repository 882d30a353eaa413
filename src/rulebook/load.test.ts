import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { FileError } from '../schemas'
import { loadAttestations, loadHouseRules, loadWaivers, UnverifiedError } from './load'
import { loadRuleSet } from './register'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rulebook-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))
const file = (value: unknown) => {
  const name = path.join(fs.mkdtempSync(path.join(dir, 'f-')), 'file.json')
  fs.writeFileSync(name, typeof value === 'string' ? value : JSON.stringify(value))
  return name
}
const refused = (load: () => unknown, says: string) => {
  expect(load).toThrow(FileError)
  expect(load).toThrow(says)
}

describe('a house-rules file', () => {
  const reading = { setting: 'lastRound', reading: 'current', basis: 'Notice 1', since: '2026-01-01' }
  const house = (...settings: object[]) => file({ houseRules: 'A house', settings })

  test('is read as it stands', () => {
    expect(loadHouseRules(house(reading))).toEqual({ houseRules: 'A house', settings: [reading] })
  })

  test('may declare a setting again for other tables, or another time', () => {
    const [jan, feb] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']
    expect(() =>
      loadHouseRules(house({ ...reading, tables: ['T1'] }, { ...reading, tables: ['T2'] })),
    ).not.toThrow()
    expect(() => loadHouseRules(house({ ...reading, to: feb }, { ...reading, from: feb }))).not.toThrow()
    refused(
      () => loadHouseRules(house({ ...reading, to: feb }, { ...reading, from: jan })),
      'settings[1] declares lastRound twice for the same table and time',
    )
    refused(() => loadHouseRules(house({ ...reading, tables: ['T1'] }, reading)), 'declares lastRound twice')
  })

  test.each([
    ['that is missing', () => path.join(dir, 'none.json'), 'none.json: no such file'],
    ['that is not JSON', () => file('{"houseRules"'), 'file.json: is not JSON'],
    ['without a name', () => file({ settings: [] }), 'houseRules is missing'],
    [
      'of an unknown setting',
      () => house({ ...reading, setting: 'lunch' }),
      'settings[0] the setting lunch is not known',
    ],
    [
      'of an unknown reading',
      () => house({ ...reading, reading: 'two-more' }),
      'settings[0] lastRound has no reading "two-more"',
    ],
    ['without a basis', () => house({ ...reading, basis: undefined }), 'settings[0].basis is missing'],
    ['with an empty basis', () => house({ ...reading, basis: '' }), 'settings[0].basis'],
    [
      'with a time of no offset',
      () => house({ ...reading, from: '2026-01-01T00:00:00' }),
      'settings[0].from',
    ],
    ['for no table', () => house({ ...reading, tables: [] }), 'settings[0].tables'],
  ])('%s is refused, by file and field', (_, make, says) => {
    refused(() => loadHouseRules(make()), says)
  })
})

const macau = loadRuleSet('macau')
const physical = '1.2'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('an attestations file', () => {
  const entry = {
    clause: physical,
    statement: 'One dealing shoe and two cutting cards lie on the table.',
    attestedBy: 'Inspector 7',
    at: '2026-01-02',
    evidence: { name: 'photograph 12', sha256: sha256('a photograph') },
  }
  const attested = (...entries: object[]) => file({ attestations: 'Visit of January', entries })
  const load = (name: string) => loadAttestations(name, macau)

  test('is read as it stands', () => {
    expect(load(attested(entry)).entries).toEqual([entry])
  })

  test('may not attest what a log shows, what is no clause, or a clause twice', () => {
    refused(
      () => load(attested({ ...entry, clause: '9.3.2' })),
      'entries[0].clause 9.3.2 is judged by the log',
    )
    refused(() => load(attested({ ...entry, clause: '99' })), 'entries[0].clause 99 is no clause of macau')
    refused(() => load(attested(entry, entry)), `entries[1].clause ${physical} is attested twice`)
    refused(() => load(attested({ ...entry, at: '2026-13-02' })), 'entries[0].at')
  })

  test('has the documents beside it verified', () => {
    const name = attested({ ...entry, evidence: { ...entry.evidence, file: 'photograph.txt' } })
    refused(() => load(name), 'entries[0].evidence.file photograph.txt is missing')
    const document = path.join(path.dirname(name), 'photograph.txt')
    fs.writeFileSync(document, 'a photograph')
    expect(() => load(name)).not.toThrow()
    fs.writeFileSync(document, 'another photograph')
    expect(() => load(name)).toThrow(UnverifiedError)
    expect(() => load(name)).toThrow('entries[0].evidence.sha256 is not that of photograph.txt')
  })
})

describe('a waivers file', () => {
  const entry = {
    clause: '9.3.2',
    fingerprints: ['0123456789abcdef'],
    build: '3.4',
    reason: 'Mended in 3.5',
    approver: 'Auditor 3',
    expires: '2026-12-31',
  }
  const waived = (...entries: object[]) => file({ waivers: 'Known in 3.4', entries })
  const load = (name: string) => loadWaivers(name, macau)

  test('is read as it stands', () => {
    expect(load(waived(entry)).entries).toEqual([entry])
  })

  test.each([
    ['for no clause', { clause: '9.9' }, 'entries[0].clause 9.9 is no clause of macau'],
    ['for every violation whatever', { fingerprints: [] }, 'entries[0].fingerprints'],
    ['for ever', { expires: undefined }, 'entries[0].expires is missing'],
    ['for any build', { build: '' }, 'entries[0].build'],
    ['by nobody', { approver: undefined }, 'entries[0].approver is missing'],
  ])('%s is refused', (_, change, says) => {
    refused(() => load(waived({ ...entry, ...change })), says)
  })

  test('waives a clause once', () => {
    refused(() => load(waived(entry, entry)), 'entries[1].clause 9.3.2 is waived twice')
  })
})
