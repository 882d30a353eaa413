import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Verdicts } from '../src/judge/verdicts.generated'
import { inPackage, root } from '../src/root'
import { folder, judge } from './support/command'

const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

describe('the package as it is published', () => {
  let home = ''
  let files: string[] = []

  beforeAll(() => {
    home = folder('installed')
    const packed = npm(['pack', '--ignore-scripts', '--json', '--pack-destination', home], root)
    const [{ filename, files: listed }] = JSON.parse(packed) as [
      { filename: string; files: { path: string }[] },
    ]
    files = listed.map((f) => f.path)
    fs.writeFileSync(path.join(home, 'package.json'), '{"name":"house","private":true}')
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', path.join(home, filename)], home)
  }, 240_000)

  test('holds what it needs to judge, and no test', () => {
    for (const file of [
      'dist/src/cli/main.js',
      'dist/src/judge/plan.json',
      'features/macau/clauses.json',
      'schemas/round-log.schema.json',
    ])
      expect(files).toContain(file)
    expect(files.filter((f) => /\.test\.|^(src|test|bench|node_modules|reports)\//.test(f))).toEqual([])
  })

  test('judges a log from another folder as the checkout does', async () => {
    const log = inPackage('examples', 'logs', 'engine-09.ndjson')
    const adapter = inPackage('examples', 'adapters', 'engine-09.json')
    const command = path.join(home, 'node_modules', '.bin', 'baccarat-compliance')
    const elsewhere = folder('elsewhere')
    let code: unknown = 0
    try {
      execFileSync(command, ['judge', log, '--adapter', adapter], { cwd: elsewhere, stdio: 'pipe' })
    } catch (error) {
      code = (error as { status: unknown }).status
    }
    const here = await judge([log, '--adapter', adapter])
    expect([code, here.code]).toEqual([1, 1])
    const reports = path.join(elsewhere, 'reports')
    expect(fs.readdirSync(reports).sort()).toEqual(fs.readdirSync(here.out).sort())
    const verdicts = JSON.parse(fs.readFileSync(path.join(reports, 'verdicts.json'), 'utf8')) as Verdicts
    // An installed package knows no commit of its own.
    expect({ ...verdicts, harness: { ...verdicts.harness, commit: null } }).toEqual({
      ...here.verdicts,
      harness: { ...here.verdicts.harness, commit: null },
    })
    expect(verdicts.harness.commit).toBeNull()
  })

  test('plays and judges the reference engine in a bare call', () => {
    const elsewhere = folder('bare')
    const command = path.join(home, 'node_modules', '.bin', 'baccarat-compliance')
    const said = execFileSync(command, { cwd: elsewhere, stdio: 'pipe', encoding: 'utf8' })
    expect(said).toContain('CONFORMANT')
    expect(fs.existsSync(path.join(elsewhere, 'reports', 'report.html'))).toBe(true)
  })
})
