import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defects, families } from '.'

test('every file of an engine is listed under its name', () => {
  const files = fs.readdirSync(__dirname).filter((f) => /\.ts$/.test(f) && !f.endsWith('.test.ts'))
  const exporting = (name: string) =>
    files.filter((f) => fs.readFileSync(path.join(__dirname, f), 'utf8').includes(`export const ${name}:`))
  const names = (files: readonly string[]) => files.map((f) => f.replace('.ts', '')).sort()
  expect(Object.keys(defects).sort()).toEqual(names(exporting('defect')))
  expect(Object.keys(families).sort()).toEqual(names(exporting('family')))
})
