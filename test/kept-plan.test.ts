import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { play } from '../src/engines/reference'
import type { Verdicts } from '../src/judge/verdicts.generated'
import { inPackage } from '../src/root'
import { ruleSetNames } from '../src/rulebook/register'
import { fileOf, folder, logOf } from './support/command'

const node = (code: string, ...args: string[]): string =>
  execFileSync(process.execPath, ['-e', code, ...args], { encoding: 'utf8' })

// Steps can be loaded into a process only once, so each plan that Cucumber makes is made in one of its own.
test.each(ruleSetNames())('the plan that was kept of %s is the one that Cucumber makes', (name) => {
  const compare = `
    const { makePlan, planOf } = require(process.argv[1])
    const { loadRuleSet } = require(process.argv[2])
    const { features } = loadRuleSet(process.argv[3])
    const left = (c) => features.some((f) => f.without.includes(c.clause) && f.glob.startsWith(c.uri.replace(/[^/]+$/, '')))
    Promise.all([makePlan(features), planOf(features.map((f) => f.glob))]).then(([kept, made]) =>
      console.log(JSON.stringify([kept.length, JSON.stringify(kept) === JSON.stringify(made.filter((c) => !left(c)))])))`
  const room = (file: string) => inPackage('dist', 'src', ...file.split('/'))
  const [checks, same] = JSON.parse(node(compare, room('judge/plan.js'), room('rulebook/register.js'), name))
  expect(checks).toBeGreaterThan(100)
  expect(same).toBe(true)
})

/** A package of one's own to change, and what it says of a log without a fault. */
const packaged = () => {
  const home = folder('package')
  for (const part of ['dist/src', 'dist/steps', 'features', 'schemas', 'package.json'])
    fs.cpSync(inPackage(part), path.join(home, part), { recursive: true })
  fs.symlinkSync(inPackage('node_modules'), path.join(home, 'node_modules'))
  const log = fileOf('log.ndjson', logOf(play({ seed: 'kept', shoes: 2 })))
  const judged = (...flags: string[]): { code: unknown; verdicts: Verdicts } => {
    const out = path.join(home, 'out')
    const main = path.join(home, 'dist', 'src', 'cli', 'main.js')
    let code: unknown = 0
    try {
      execFileSync(process.execPath, [main, 'judge', log, '--out', out, '--no-commit', ...flags], {
        stdio: 'pipe',
      })
    } catch (error) {
      code = (error as { status: unknown }).status
    }
    return {
      code,
      verdicts: JSON.parse(fs.readFileSync(path.join(out, 'verdicts.json'), 'utf8')) as Verdicts,
    }
  }
  const at = (...names: string[]) => path.join(home, ...names)
  return { at, judged }
}

const violated = ({ articles }: Verdicts) =>
  articles.flatMap((a) => a.clauses).flatMap((c) => (c.violations ? [c.id] : []))

test('a feature that was changed is planned anew: its new duty is judged', () => {
  const { at, judged } = packaged()
  const before = judged()
  expect(violated(before.verdicts)).toEqual([])
  const feature = at('features', 'macau', 'article-17-payouts.feature')
  const text = fs.readFileSync(feature, 'utf8')
  fs.writeFileSync(feature, text.replace('the stake and 8 to 1', 'the stake and 9 to 1'))
  const after = judged()
  expect(after.code).toBe(1)
  expect(violated(after.verdicts)).toEqual(['17.2'])
  expect(after.verdicts.ruleSet.digest).not.toBe(before.verdicts.ruleSet.digest)
})

test('a step that was changed is planned anew, and so is all without a plan that was kept', () => {
  const { at, judged } = packaged()
  const before = judged()
  fs.appendFileSync(at('dist', 'steps', 'bet.js'), '\n')
  fs.writeFileSync(
    at('dist', 'src', 'judge', 'plan.json'),
    fs.readFileSync(at('dist', 'src', 'judge', 'plan.json'), 'utf8').replaceAll('"is"', '"is among"'),
  )
  expect(judged().verdicts).toEqual(before.verdicts)
  fs.rmSync(at('dist', 'src', 'judge', 'plan.json'))
  expect(judged().verdicts).toEqual(before.verdicts)
})

test('a folder of features that has come since is planned too', () => {
  const { at, judged } = packaged()
  fs.cpSync(inPackage('examples', 'rule-sets', 'super-six-house'), at('features', 'own', 'house'), {
    recursive: true,
  })
  const plan = JSON.parse(fs.readFileSync(at('dist', 'src', 'judge', 'plan.json'), 'utf8')) as {
    sources: string
  }
  // As after a build with the folder there: what the plan was made from is unchanged, and of the folder it has nothing.
  const digest = `console.log(require(process.argv[1]).digestOfSources())`
  plan.sources = node(digest, at('dist', 'src', 'judge', 'kept-plan.js')).trim()
  fs.writeFileSync(at('dist', 'src', 'judge', 'plan.json'), JSON.stringify(plan))
  const { verdicts } = judged('--rules', at('features', 'own', 'house', 'rule-set.json'))
  const clause = verdicts.articles.flatMap((a) => a.clauses).find((c) => c.id === 'SX.1')
  expect(clause?.checks).toHaveLength(4)
})

test('a plan that was kept by halves is no plan', () => {
  const { at, judged } = packaged()
  const before = judged()
  fs.truncateSync(at('dist', 'src', 'judge', 'plan.json'), 1000)
  expect(judged()).toEqual(before)
})
