import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { inPackage } from '../src/root'
import { clauseOf, folder, run, violationsIn } from './support/command'
import { drive, engine, playbookOf, six } from './support/driving'

// Whole runs, each with processes of its own, on a machine that may do other work.
vi.setConfig({ testTimeout: 240_000 })

let solved: Promise<string> | undefined
/** The public playbook, computed once. */
const whole = (): Promise<string> => {
  solved ??= (async () => {
    const file = path.join(folder('solved'), 'playbook.json')
    expect(await run(['playbook', '--out', file])).toMatchObject({ code: 0 })
    return file
  })()
  return solved
}

describe.concurrent('judged', () => {
  test('a wrong rule is a violation, with a command that deals its round again', async () => {
    const wrong = engine('draws-on-banker-7')
    const { code, verdicts, sidecar } = await drive(['--engine', wrong, '--seed', 'a seed'])
    expect(code).toBe(1)
    expect(sidecar.found).toEqual({})
    expect(Object.keys(violationsIn(verdicts as NonNullable<typeof verdicts>))).toEqual(['9.4.5'])
    const [evidence] = clauseOf(verdicts as NonNullable<typeof verdicts>, '9.4.5').checks.flatMap(
      (c) => c.evidence,
    )
    const [, round] = /^baccarat-compliance drive --engine .* --round (\d+) --seed 'a seed'$/.exec(
      evidence?.replay ?? '',
    ) as RegExpExecArray
    const again = await drive(['--engine', wrong, '--seed', 'a seed', '--round', round as string])
    expect(again.code).toBe(1)
    expect(violationsIn(again.verdicts as NonNullable<typeof verdicts>)).toEqual({ '9.4.5': 1 })
  })

  test('a broken protocol is exit 4 and no violation; a wrong rule beside it is exit 1', async () => {
    const six4 = await drive(['--engine', engine('crashes-at-round-3'), '--playbook', playbookOf(six)])
    expect(six4.code).toBe(4)
    expect(six4.verdicts?.conclusion).toMatchObject({ status: 'incomplete', exit: 4, violations: 0 })
    expect(six4.verdicts?.log.findings).toContainEqual({
      kind: 'engine-crash',
      message: 'the engine ended without an answer: round 3: exit code 3',
      count: 1,
      bars: true,
      first: [],
    })
    expect(six4.stdout).toContain('the engine ended without an answer: round 3')
  })

  test('a bet left out bars the conclusion, and its place in the log is told', async () => {
    const { code, verdicts, records } = await drive([
      '--engine',
      engine('leaves-a-bet-out-at-round-3'),
      '--playbook',
      await whole(),
    ])
    expect(code).toBe(3)
    const finding = verdicts?.log.findings.find((f) => f.kind === 'engine-bet-left-out')
    expect(finding).toMatchObject({ bars: true, count: 1, first: [{ input: 'drive.ndjson', round: 'P-3' }] })
    const line = finding?.first[0]?.line as number
    expect(records[line - 1]).toMatchObject({ round: 'P-3' })
  })

  test('the log is judged alike when it is judged alone', async () => {
    const { out, verdicts } = await drive(['--engine', engine('honest'), '--playbook', await whole()])
    const again = folder('again')
    const log = path.join(out, 'drive.ndjson')
    const { code } = await run(['judge', log, '--scope', 'engine', '--out', again])
    expect(code).toBe(0)
    expect(JSON.parse(fs.readFileSync(path.join(again, 'verdicts.json'), 'utf8'))).toEqual(verdicts)
  })

  test('cards by chance are dealt beyond the playbook', async () => {
    const { code, records, sidecar } = await drive([
      '--engine',
      engine('honest'),
      '--rounds',
      '50',
      '--playbook',
      await whole(),
    ])
    expect({ code, found: sidecar.found }).toEqual({ code: 0, found: {} })
    expect(records).toHaveLength(2 + sidecar.playbook.rounds)
  })
})

describe.concurrent('the example engines are conformant', () => {
  const tsNode = inPackage('node_modules', 'ts-node', 'dist', 'bin.js')
  test.each([
    ['Python', `python3 "${inPackage('examples', 'engines', 'engine.py')}"`],
    ['TypeScript', `node "${tsNode}" "${inPackage('examples', 'engines', 'engine.ts')}"`],
  ])('%s', async (_, command) => {
    const args = ['--engine', command, '--deadline', '30000']
    expect(await run(['doctor', ...args])).toMatchObject({ code: 0, stderr: '' })
    const { code, sidecar, verdicts } = await drive([...args, '--playbook', await whole()])
    expect({ code, found: sidecar.found }).toEqual({ code: 0, found: {} })
    expect(verdicts?.conclusion).toMatchObject({ status: 'conformant', reasons: [], violations: 0 })
  })

  test.each(['engine.py', 'engine.ts'])('%s is short', (name) => {
    const text = fs.readFileSync(inPackage('examples', 'engines', name), 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThan(120)
  })
})

test('playbook: the file can be driven, and the sheet has a row a round', async () => {
  const dir = folder('playbook')
  const [out, sheet] = [path.join(dir, 'p.json'), path.join(dir, 'p.md')]
  const { code, stderr } = await run(['playbook', '--seed', 'x', '--out', out, '--sheet', sheet])
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('certification') })
  const playbook = JSON.parse(fs.readFileSync(out, 'utf8')) as typeof six
  expect(fs.readFileSync(sheet, 'utf8').match(/^\| \d+ \|/gm)).toHaveLength(playbook.rounds.length)
  const { code: driven, sidecar } = await drive(['--engine', engine('honest'), '--playbook', out])
  expect(driven).toBe(0)
  expect(stderr).toContain(sidecar.playbook.sha256)
})
