import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Verdicts } from '../judge/verdicts.generated'
import conformant from './golden/conformant.verdicts.json'
import { reportFiles, writeReports } from './write'

const verdicts = conformant as unknown as Verdicts
const names = ['verdicts.json', 'report.md', 'report.html', 'junit.xml']
let dir = ''
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true }))

it('makes the folder, writes every report and leaves nothing else', () => {
  const deep = path.join(dir, 'a', 'b')
  expect(writeReports(verdicts, deep)).toEqual(names.map((name) => path.join(deep, name)))
  expect(fs.readdirSync(deep).sort()).toEqual([...names].sort())
  expect(fs.readFileSync(path.join(deep, 'verdicts.json'), 'utf8')).toBe(
    `${JSON.stringify(verdicts, null, 2)}\n`,
  )
})

it('writes the same bytes again over what was there', () => {
  const bytes = () => names.map((name) => fs.readFileSync(path.join(dir, name), 'utf8'))
  writeReports(verdicts, dir)
  const first = bytes()
  writeReports(structuredClone(verdicts), dir)
  expect(bytes()).toEqual(first)
  expect(Object.values(reportFiles(verdicts))).toEqual(first)
})

it('leaves no temporary file, and the old result, where it cannot finish', () => {
  fs.writeFileSync(path.join(dir, 'verdicts.json'), 'old')
  // A folder stands where a report should go, so that it cannot be renamed onto it.
  fs.mkdirSync(path.join(dir, 'junit.xml', 'taken'), { recursive: true })
  expect(() => writeReports(verdicts, dir)).toThrow()
  expect(fs.readFileSync(path.join(dir, 'verdicts.json'), 'utf8')).toBe('old')
  expect(fs.readdirSync(dir).sort()).toEqual(['junit.xml', 'verdicts.json'])
})
