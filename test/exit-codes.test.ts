import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Verdicts } from '../src/judge/verdicts.generated'
import { ended, fileOf, findingsIn, folder, judge, run, start } from './support/command'
import { reference, referenceLines, roundAt } from './support/reference'

const reports = ['junit.xml', 'report.html', 'report.md', 'verdicts.json']

test('0: a bare call plays the reference engine, judges its log and finds it conformant', async () => {
  const { code, stdout, stderr, dir, verdicts } = await reference()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('CONFORMANT')
  expect(stdout).toContain(path.join('reference', 'report.html'))
  expect(fs.readdirSync(dir).sort()).toEqual([...reports, 'reference.ndjson'].sort())
  expect(verdicts.conclusion).toMatchObject({ status: 'conformant', exit: 0, reasons: [], violations: 0 })
  expect(verdicts.scope).toBe('engine')
})

test('0: help and version are no failure', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, stderr: '' })
  expect(await run(['--version'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('1: one wrong total is non-conformant, however little else was shown', async () => {
  const lines = (await referenceLines()).slice(0, 200)
  const round = roundAt(lines[77])
  round.playerTotal = ((round.playerTotal ?? 0) + 1) % 10
  lines[77] = JSON.stringify(round)
  const { code, stdout, verdicts } = await judge([fileOf('wrong.ndjson', `${lines.join('\n')}\n`)])
  expect(code).toBe(1)
  expect(stdout).toContain('NON-CONFORMANT')
  expect(verdicts.conclusion).toMatchObject({ status: 'non-conformant', exit: 1, violations: 1 })
})

test('2: an unknown command or option, with a pointer to the help', async () => {
  for (const args of [['juge', 'log.ndjson'], ['judge', 'log.ndjson', '--fast'], ['judge']]) {
    const { code, stdout, stderr } = await run(args)
    expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: .*\n\(--help shows the options\)\n$/)
  }
})

test('3: a log that reaches few cells is incomplete, and the summary says so', async () => {
  const [head, ...rounds] = await referenceLines()
  const few = fileOf('few.ndjson', `${[head, ...rounds.slice(0, 20)].join('\n')}\n`)
  const { code, stdout, verdicts } = await judge([few, '--scope', 'engine'])
  expect(code).toBe(3)
  expect(stdout).toContain('INCOMPLETE')
  expect(verdicts.conclusion).toMatchObject({ status: 'incomplete', exit: 3, violations: 0 })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '130: %s during an endless stream writes what was judged so far',
  async (signal) => {
    const [head, ...rounds] = await referenceLines()
    const out = folder('interrupted')
    const child = start(['judge', '-', '--out', out, '--scope', 'engine'])
    const end = ended(child)
    let gone = false
    end.then(() => {
      gone = true
    })
    // The pipe breaks when the command ends; that is the point.
    child.stdin?.on('error', () => {})
    const write = (text: string) =>
      new Promise<void>((resolve) => {
        if (child.stdin?.write(text) || gone) return resolve()
        child.stdin?.once('drain', resolve)
        child.once('close', () => resolve())
      })
    await write(`${head}\n`)
    let interrupted = false
    for (let i = 0; !gone && i < 100_000; i++) {
      const chunk = rounds
        .slice((i % 20) * 1000, ((i % 20) + 1) * 1000)
        .map((line) => line.replaceAll('T1-', `T${i}-`))
      await write(`${chunk.join('\n')}\n`)
      if (i >= 4 && !interrupted) interrupted = child.kill(signal)
    }
    expect(await end).toMatchObject({ code: 130, signal: null, stderr: '' })
    expect(fs.readdirSync(out).sort()).toEqual(reports)
    const verdicts = JSON.parse(fs.readFileSync(path.join(out, 'verdicts.json'), 'utf8')) as Verdicts
    expect(verdicts.conclusion).toMatchObject({ status: 'incomplete', exit: 130 })
    expect(findingsIn(verdicts)).toContain('interrupted')
    expect(verdicts.log.rounds.settled).toBeGreaterThan(0)
    expect(fs.readFileSync(path.join(out, 'report.md'), 'utf8')).toContain('interrupted')
    expect(() => process.kill(child.pid as number, 0)).toThrow('ESRCH')
  },
)

test('130: SIGINT ends a run whose input has gone quiet within a line', async () => {
  const [head, ...rounds] = await referenceLines()
  const out = folder('quiet')
  const child = start(['judge', '-', '--out', out, '--scope', 'engine'])
  const end = ended(child)
  child.stdin?.on('error', () => {})
  // More than a pipe holds: once all of it is written, the command is reading.
  const text = `${[head, ...rounds.slice(0, 3000)].join('\n')}\n${rounds[3000]?.slice(0, 100)}`
  await new Promise((resolve) => child.stdin?.write(text, resolve))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  expect(await end).toMatchObject({ code: 130, signal: null, stderr: '' })
  clearTimeout(late)
  expect(fs.readdirSync(out).sort()).toEqual(reports)
  const verdicts = JSON.parse(fs.readFileSync(path.join(out, 'verdicts.json'), 'utf8')) as Verdicts
  expect(verdicts.log.rounds.settled).toBe(3000)
})
