import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { parseMoney } from '../src/baccarat/money'
import type { Bet, Round } from '../src/log/round-log.generated'
import type { Playbook, StackedBet } from '../src/playbook/playbook.generated'
import { inPackage } from '../src/root'
import { fileOf, judge, run, violationsIn } from './support/command'
import { drive, engine } from './support/driving'

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

const limited = inPackage('examples', 'tables', 'limits.json')
const { limits, differential } = JSON.parse(fs.readFileSync(limited, 'utf8')) as {
  limits: Record<string, { minimum: string; maximum: string }>
  differential: string
}
const amount = (text: string | undefined) => parseMoney(text as string) as number
const isWithin = ({ bet, stake }: Pick<StackedBet, 'bet' | 'stake'>) =>
  amount(stake) >= amount(limits[bet]?.minimum) && amount(stake) <= amount(limits[bet]?.maximum)

describe.concurrent('a table that declares limits', () => {
  test('has every round offer one bet just outside one of them, and keep all else within', async () => {
    const { stdout, code } = await run(['playbook', '--table', limited])
    expect(code).toBe(0)
    const { rounds, table } = JSON.parse(stdout) as Playbook
    expect(table).toMatchObject({ table: 'playbook', limits, differential })
    for (const { bets } of rounds) {
      const outside = bets.filter((b) => !isWithin(b))
      expect(outside).toEqual([expect.objectContaining({ bettor: 'b9' })])
      const taken = bets.filter(isWithin)
      expect(taken.map((b) => b.bet)).toEqual(['player', 'banker', 'player-pair', 'banker-pair', 'tie'])
      const [player, banker] = taken.map((b) => amount(b.stake)) as [number, number]
      expect(Math.abs(player - banker)).toBeLessThanOrEqual(amount(differential))
      expect(banker % amount(limits.banker?.minimum)).toBe(0)
    }
    const offered = new Set(rounds.flatMap(({ bets }) => bets.map((b) => `${b.bet} ${b.stake}`)))
    for (const stake of [
      'player 1000.50',
      'player 99.50',
      'player 1000',
      'player 105',
      'banker 1000.50',
      'banker 99.50',
      'tie 500.50',
      'tie 105',
      'player-pair 500.50',
      'banker-pair 500.50',
    ])
      expect(offered).toContain(stake)
    // Nothing forbids a stake on these under the minimum: an engine that takes it breaks no clause.
    for (const stake of ['tie 19.50', 'player-pair 19.50', 'banker-pair 19.50'])
      expect(offered).not.toContain(stake)
  })

  test.each<[string, object, object[], string[]]>([
    [
      'unequal stakes are bounded where the hands have other minima',
      { player: ['300', '5000'], banker: ['1000', '5000'] },
      [],
      ['--rules', 'macau'],
    ],
    ['a hand reaches its maximum', { player: ['1000', '5000'], banker: ['100', '500'] }, [], []],
    [
      'a bet leans on another',
      { 'player-pair': ['20', '100'], 'banker-pair': ['20', '100'] },
      [{ setting: 'pairNeedsMainBet', reading: 'yes' }],
      [],
    ],
    [
      'the Banker has a unit of its own',
      { banker: ['100', '1000'] },
      [{ setting: 'bankerMultiple', reading: 'unit:400' }],
      [],
    ],
    ['a maximum is all that an amount can be', { banker: ['100', '99999999999'] }, [], []],
    [
      'another rule set has bets of its own',
      { 'lucky-six': ['20', '100'], 'player-lucky-six': ['20', '100'] },
      [],
      ['--rules', 'encyclopedia'],
    ],
  ])('no stake breaks a clause but the one outside: %s', async (_, bounds, settings, flags) => {
    const table = {
      unit: '1',
      limits: Object.fromEntries(
        Object.entries(bounds).map(([bet, [minimum, maximum]]) => [bet, { minimum, maximum }]),
      ),
      differential: '600',
    }
    const args = ['--table', fileOf('table.json', JSON.stringify(table)), ...flags]
    if (settings.length) {
      const declared = settings.map((s) => ({ ...s, basis: 'the test', since: '2026-01-01' }))
      args.push('--house-rules', fileOf('h.json', JSON.stringify({ houseRules: 'h', settings: declared })))
    }
    const { code, stdout, stderr } = await run(['playbook', ...args])
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('playbook: ') })
    const { rounds } = JSON.parse(stdout) as Playbook
    for (const { bets } of rounds)
      for (const { bettor, stake } of bets) if (bettor !== 'b9') expect(Number(stake)).toBeLessThan(1.1e9)
    // Taken as they are offered, but for the one outside, and lost: whatever is found is about a stake.
    const log = rounds.map(({ round, stack, bets }) => ({
      type: 'round',
      table: 'playbook',
      round: `${round}`,
      player: [stack[0], stack[2]],
      banker: [stack[1], stack[3]],
      betsComplete: true,
      bets: bets.map((b) => (b.bettor === 'b9' ? { ...b, status: 'refused' } : b)),
    }))
    const head = { type: 'table', table: 'playbook', ...table }
    const lines = [head, ...log].map((r) => JSON.stringify(r)).join('\n')
    const { verdicts } = await judge([fileOf('log.ndjson', lines), ...args.slice(2), '--workers', '1'])
    const clauses = violationsIn(verdicts)
    for (const id of ['13.4.a', '14', '18.2.a', '18.2.b', '18.2.c', 'WK.L1'])
      expect(clauses[id]).toBe(undefined)
  })

  test('is kept by the example engines', async () => {
    const python = `python3 "${inPackage('examples', 'engines', 'engine.py')}"`
    const args = ['--engine', python, '--deadline', '30000', '--table', limited]
    const { code, records, sidecar, verdicts } = await drive(args)
    expect({
      code,
      found: sidecar.found,
      violations: violationsIn(verdicts as NonNullable<typeof verdicts>),
    }).toEqual({ code: 0, found: {}, violations: {} })
    const bets = (records as unknown as Round[]).flatMap((r) => r.bets ?? [])
    for (const { bet, stake, status = 'accepted' } of bets as Required<Bet>[])
      expect([bet, stake, status]).toEqual([bet, stake, isWithin({ bet, stake }) ? 'accepted' : 'refused'])
  })

  test('shows an engine that takes any stake, with a command that deals such a round again', async () => {
    const { code, verdicts } = await drive(['--engine', engine('honest'), '--table', limited])
    expect(code).toBe(1)
    const violations = violationsIn(verdicts as NonNullable<typeof verdicts>)
    expect(Object.keys(violations).sort()).toEqual(['14', '18.2.a', '18.2.b', '18.2.c'])
    const [evidence] = (verdicts?.articles ?? [])
      .flatMap((a) => a.clauses)
      .filter((c) => c.id === '18.2.a')
      .flatMap((c) => c.checks.flatMap((check) => check.evidence))
    expect(evidence?.replay).toContain(`--table ${limited}`)
  })
})

describe.concurrent('a table file that is none', () => {
  test.each([
    ['[]', ': is no table record'],
    ['{"limits":{"player":{"maximum":300}}}', ': limits.player.maximum 300 is not of type string'],
    ['{"type":"table"', 'is not JSON'],
    ['{"unit":"0"}', ': unit "0" is no amount above 0'],
    ['{"limits":{"tie":{"minimum":"20","maximum":"10"}}}', ': limits.tie.minimum 20 is above the maximum 10'],
    ['{"limits":{"tie":{"maximum":"0"}}}', 'the table leaves no stake on tie'],
    [
      '{"limits":{"player":{"minimum":"300","maximum":"300"},"banker":{"minimum":"900"}},"differential":"500"}',
      'the table leaves no stakes on both hands',
    ],
  ])('%s', async (text, told) => {
    const file = fileOf('table.json', text)
    const { code, stderr } = await run(['playbook', '--table', file])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(told) })
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('beside a playbook that brings its own', async () => {
    const playbook = path.join('somewhere', 'p.json')
    const { code, stderr } = await run([
      'drive',
      '--engine',
      'true',
      '--table',
      limited,
      '--playbook',
      playbook,
    ])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('only one of them') })
  })
})
