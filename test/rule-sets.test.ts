import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Engine, reference } from '../src/engines/reference'
import { inPackage } from '../src/root'
import { loadHouseRules } from '../src/rulebook/load'
import { ruleSetNames } from '../src/rulebook/register'
import { clauseOf, fileOf, folder, judge, logOf, run, violationsIn } from './support/command'
import { answersOf, type Game, gamesOf } from './support/houses'

const example = inPackage('examples', 'rule-sets', 'super-six-house')

test('every shipped rule set has house rules to copy, which it admits', () => {
  const dir = inPackage('examples', 'house-rules')
  expect(fs.readdirSync(dir).sort()).toEqual(ruleSetNames().map((name) => `${name}.json`))
  for (const file of fs.readdirSync(dir))
    expect(loadHouseRules(path.join(dir, file)).settings).not.toEqual([])
})

describe('the command rules', () => {
  test('lists the rule sets, what each extends and changes', async () => {
    const { code, stdout } = await run(['rules'])
    expect(code).toBe(0)
    for (const name of ruleSetNames()) expect(stdout).toMatch(new RegExp(`^${name} +\\S`, 'm'))
    expect(stdout).toContain('extends macau; adds 3; replaces 13.0')
    expect(stdout).toContain('extends macau; elects 18.3')
  })

  test('shows one with the reasons of its changes, also by its path', async () => {
    const { stdout } = await run(['rules', path.join(example, 'rule-set.json')])
    expect(stdout).toContain('extends commission-free; adds 1; replaces 13.0')
    expect(stdout).toMatch(/replaced {3}18\.1: Conflict: .*73\/2005/)
    expect(stdout).toContain('reads      payoutRounding = floor:0.50')
    expect(stdout).toContain('added      SX Super Six 超級六: 1 clause')
  })

  test('says which there are, where a name is not known', async () => {
    const { code, stderr } = await run(['rules', 'nevada'])
    expect(code).toBe(2)
    expect(stderr).toContain('no rule set is called "nevada": there is commission-free, encyclopedia')
  })
})

describe('a rule set of a house that ships with nothing, judged by its path', () => {
  let house: Game
  const file = path.join(example, 'rule-set.json')
  beforeAll(async () => {
    house = (await gamesOf(file))[file] as Game
  }, 60_000)

  const payingFor = (odds: number): Engine =>
    createEngine({
      odds(kind, result, terms) {
        return kind === 'super-six' ? [odds, 1] : reference.odds.call(this, kind, result, terms)
      },
    })
  const judged = (rules: string, odds: number) =>
    judge([
      fileOf('log.ndjson', logOf(answersOf(house, payingFor(odds)))),
      '--rules',
      rules,
      '--scope',
      'engine',
    ])

  test('an engine that pays as it says conforms', async () => {
    const { code, verdicts } = await judged(file, 15)
    expect(violationsIn(verdicts)).toEqual({})
    expect(clauseOf(verdicts, 'SX.1').status).toBe('pass')
    expect(clauseOf(verdicts, 'WK.P2').status).toBe('pass')
    expect(verdicts.ruleSet).toMatchObject({ name: 'super-six-house' })
    expect(code).toBe(0)
  })

  test('an engine that pays otherwise does not', async () => {
    const { code, verdicts } = await judged(file, 12)
    expect(Object.keys(violationsIn(verdicts))).toEqual(['SX.1'])
    expect(code).toBe(1)
  })

  test('a sentence that is not known, and a scenario that states no duty, are told with their file', async () => {
    const odd = folder('odd')
    fs.cpSync(example, odd, { recursive: true })
    const feature = path.join(odd, 'super-six.feature')
    const text = fs.readFileSync(feature, 'utf8')
    const asked = [fileOf('log.ndjson', '{"type":"log"}\n'), '--rules', path.join(odd, 'rule-set.json')]
    for (const [from, to, says] of [
      ['And at any total', 'And on a Tuesday', 'on a Tuesday'],
      ['      Then nothing must have been returned', '', 'states no duty'],
      [
        'the stake and 15 to 1',
        'the stake and 15.00001 to 1',
        '15.00001 are odds of more than four decimals',
      ],
    ] as const) {
      fs.writeFileSync(feature, text.replace(from, to))
      const { code, stderr } = await run(['judge', ...asked])
      expect(code).toBe(2)
      expect(stderr).toContain('super-six.feature')
      expect(stderr).toContain(says)
    }
  }, 120_000)

  test('it may lie in any folder', async () => {
    const elsewhere = folder('a house')
    fs.cpSync(example, elsewhere, { recursive: true })
    const { verdicts } = await judged(path.join(elsewhere, 'rule-set.json'), 12)
    expect(Object.keys(violationsIn(verdicts))).toEqual(['SX.1'])
  })
})
