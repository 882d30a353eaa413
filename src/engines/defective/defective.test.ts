import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defects, families } from '.'
import { familiesOfHouses, ofHouses } from './houses'

test('every file of an engine is listed under its name', () => {
  const files = fs
    .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((f) => /\.ts$/.test(f) && !f.endsWith('.test.ts'))
  const exporting = (name: string) =>
    files.filter((f) => fs.readFileSync(path.join(__dirname, f), 'utf8').includes(`export const ${name}:`))
  const names = (files: readonly string[]) => files.map((f) => path.basename(f, '.ts')).sort()
  expect(Object.keys(defects).sort()).toEqual(names(exporting('defect')))
  expect(Object.keys(families).sort()).toEqual(names(exporting('family')))
})

test('the engines of a house game are judged by its rule set', () => {
  const all = [
    ...Object.entries(ofHouses),
    ...Object.values(familiesOfHouses).flatMap((f) => Object.entries(f)),
  ]
  const ruleSets = new Set(all.map(([, { rules }]) => rules))
  for (const name of ['commission-free', 'lucky-six', 'encyclopedia', 'tianze'])
    expect(ruleSets).toContain(name)
})
