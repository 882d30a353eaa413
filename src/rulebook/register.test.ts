import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inPackage } from '../root'
import { FileError } from '../schemas'
import { type ClauseEntry, clausesOf, loadRuleSet, ruleSetNames } from './register'
import { settingNames, settings } from './settings'

const macau = loadRuleSet('macau')
const clauses = clausesOf(macau)
const ids = clauses.map((c) => c.id)

/** A clause of another rule set, which judges it by a feature of its own. */
const isElsewhere = (clause: ClauseEntry) =>
  (clause.applies ?? []).some((a) => 'ruleSet' in a && a.ruleSet !== 'macau')

describe('the register of the Macau rules', () => {
  test('holds articles 1 to 19 in their order, and no clause twice', () => {
    expect(macau.articles.map((a) => a.article)).toEqual(Array.from({ length: 19 }, (_, i) => String(i + 1)))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(75)
    for (const { article, clauses: own } of macau.articles)
      for (const { id } of own)
        expect([article, id]).toEqual([article, expect.stringMatching(`^${article}(\\.|$)`)])
  })

  test.each(clauses.map((c) => [c.id, c] as const))(
    '%s names only clauses and settings that there are',
    (_, clause) => {
      for (const id of clause.through ?? []) expect(ids).toContain(id)
      for (const setting of clause.settings) expect(settingNames).toContain(setting)
    },
  )

  test('and every setting names only clauses that there are', () => {
    const all = ruleSetNames().flatMap((name) => clausesOf(loadRuleSet(name)).map((c) => c.id))
    for (const name of settingNames)
      for (const id of settings[name].clauses)
        expect([name, all]).toEqual([name, expect.arrayContaining([id])])
  })

  test('each clause is judged by a feature, or says why by none', () => {
    const features = fs
      .readdirSync(inPackage('features', 'macau'))
      .filter((f) => f.endsWith('.feature'))
      .map((f) => fs.readFileSync(inPackage('features', 'macau', f), 'utf8'))
      .join('\n')
    const judged = new Set([...features.matchAll(/@clause-(\S+)/g)].map((m) => m[1] as string))
    for (const id of judged) expect(ids).toContain(id)
    const silent = clauses.filter(
      (c) =>
        !judged.has(c.id) &&
        !c.untested &&
        c.kind !== 'definition' &&
        c.kind !== 'summary' &&
        !isElsewhere(c),
    )
    expect(silent.map((c) => c.id)).toEqual([])
    // A reason why no scenario judges a clause is stale once one does.
    expect(clauses.filter((c) => judged.has(c.id) && c.untested).map((c) => c.id)).toEqual([])
  })
})

/** Clauses that the features of a rule set judge; each may judge only what it adds, elects or replaces. */
const judgedBy = (name: string): string[] =>
  fs
    .readdirSync(inPackage('features', name))
    .filter((f) => f.endsWith('.feature'))
    .flatMap((f) => [...fs.readFileSync(inPackage('features', name, f), 'utf8').matchAll(/@clause-(\S+)/g)])
    .map((m) => m[1] as string)

describe.each(ruleSetNames().filter((name) => name !== 'macau'))('the rule set %s', (name) => {
  const rules = loadRuleSet(name)
  const file = inPackage('features', name, 'rule-set.json')
  const base = loadRuleSet(JSON.parse(fs.readFileSync(file, 'utf8')).extends)
  const before = new Set(clausesOf(base).map((c) => c.id))
  const changed = rules.changes.slice(base.changes.length)
  const own = clausesOf(rules).filter((c) => changed.some((x) => x.clause === c.id))

  test('holds no clause twice, and keeps those of the other in their order', () => {
    const all = clausesOf(rules).map((c) => c.id)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => before.has(id))).toEqual([...before])
  })

  test('judges by its features what it adds, elects or replaces, or says why by none', () => {
    const judged = new Set(judgedBy(name))
    const answerable = changed.filter((c) => c.change !== 'removed').map((c) => c.clause)
    expect([...judged].filter((id) => !answerable.includes(id))).toEqual([])
    const silent = own.filter((c) => !judged.has(c.id))
    expect(silent.filter((c) => !c.untested && !c.through).map((c) => c.id)).toEqual([])
    expect(own.filter((c) => judged.has(c.id) && (c.untested || c.through)).map((c) => c.id)).toEqual([])
    for (const c of changed)
      if (c.change === 'replaced' || c.change === 'elected') expect([...judged]).toContain(c.clause)
  })

  test('names only clauses and settings that there are, and why it changes what', () => {
    const all = clausesOf(rules).map((c) => c.id)
    for (const c of own) {
      for (const id of c.through ?? []) expect([c.id, all]).toEqual([c.id, expect.arrayContaining([id])])
      for (const setting of c.settings) expect(settingNames).toContain(setting)
    }
    for (const c of changed) if (c.change === 'replaced') expect(c.reason).toMatch(/^Conflict: .+ authoris/s)
  })
})

describe('a rule set', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rule-set-'))
  afterAll(() => fs.rmSync(dir, { recursive: true }))
  const written = (ruleSet: object) => {
    const folder = fs.mkdtempSync(path.join(dir, 'house-'))
    const file = path.join(folder, 'rule-set.json')
    fs.writeFileSync(file, JSON.stringify({ ruleSet: 'house', title: 'A house', ...ruleSet }))
    return file
  }

  test('of each name that is shipped can be loaded', () => {
    expect(ruleSetNames()).toContain('macau')
    for (const name of ruleSetNames()) expect(loadRuleSet(name).name).toBe(name)
  })

  test.each(['nevada', '../macau', 'MACAU', ''])('is not called "%s"', (name) => {
    expect(() => loadRuleSet(name)).toThrow(FileError)
    expect(() => loadRuleSet(name)).toThrow(/no rule set is called ".*": there is .*macau/)
  })

  test('that extends another keeps its clauses, and names what it changes', () => {
    const changes = [{ clause: '17.2', change: 'removed', reason: 'No bet on the Tie is offered.' }]
    const house = loadRuleSet(written({ extends: 'macau', changes, readings: { lastRound: 'current' } }))
    expect(clausesOf(house).map((c) => c.id)).toEqual(ids)
    expect(house.changes).toEqual(changes)
    expect(house.readings).toEqual({ lastRound: 'current' })
    expect(house.features[0]?.without).toContain('17.2')
  })

  test.each([
    [
      'that changes no clause of the other',
      { changes: [{ clause: '99', change: 'removed', reason: 'x' }] },
      'changes[0].clause 99',
    ],
    ['that reads a setting as nobody can', { readings: { lastRound: 'two-more' } }, 'readings.lastRound'],
    [
      'that gives no reason',
      { changes: [{ clause: '17.2', change: 'removed' }] },
      'changes[0].reason is missing',
    ],
    ['that extends nothing known', { extends: 'nevada' }, 'no rule set is called "nevada"'],
  ])('%s is refused', (_, more, says) => {
    expect(() => loadRuleSet(written({ extends: 'macau', ...more }))).toThrow(says)
  })

  test('that states a clause anew keeps its place, where a change replaces it', () => {
    const changes = [{ clause: '17.2', change: 'replaced', reason: 'The house pays 9 to 1.' }]
    const own = {
      ...clauses.find((c) => c.id === '17.2'),
      statement: 'A winning bet on the Tie pays 9 to 1.',
    }
    const beside = (file: string) => {
      const articles = [{ article: '17', title: 'Payouts', heading: '彩金', clauses: [own] }]
      const register = { register: 'house', title: 'A house', wording: 'Its own', articles }
      fs.writeFileSync(path.join(path.dirname(file), 'clauses.json'), JSON.stringify(register))
      return file
    }
    const house = loadRuleSet(beside(written({ extends: 'macau', changes })))
    expect(clausesOf(house).map((c) => c.id)).toEqual(ids)
    expect(clausesOf(house).find((c) => c.id === '17.2')?.statement).toBe(own.statement)
    expect(house.articles.length).toBe(macau.articles.length)
    expect(house.changes).toEqual(changes)
    expect(() => loadRuleSet(beside(written({ extends: 'macau' })))).toThrow(
      'states 17.2 anew, and no change replaces it',
    )
  })

  test('with neither clauses nor another to extend is refused', () => {
    expect(() => loadRuleSet(written({}))).toThrow(
      'has neither a clauses.json beside it nor a rule set that it extends',
    )
  })
})
