import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../root'
import type { Check } from './check'

/** What a plan is made from: if none of these files has changed, Cucumber would make the same plan again. */
const folders = ['features', 'dist/steps', 'dist/src/baccarat', 'dist/src/facts', 'dist/src/rulebook']
const files = ['dist/src/judge/check.js', 'dist/src/judge/session.js']
const isSource = (name: string): boolean => /\.(feature|js)$/.test(name)

const file = path.join(root, 'dist', 'src', 'judge', 'plan.json')

interface KeptPlan {
  /** SHA-256 of the sources, by their names and contents. */
  sources: string
  checks: Check[]
}

/** SHA-256 of the sources. */
export const digestOfSources = (): string => {
  const sha = createHash('sha256')
  const within = folders.flatMap((folder) => {
    const names = fs.readdirSync(path.join(root, folder), { recursive: true }) as string[]
    return names.filter(isSource).map((name) => path.join(folder, name))
  })
  for (const name of [...within, ...files].sort()) {
    const bytes = fs.readFileSync(path.join(root, name))
    sha.update(`${name} ${bytes.length}\n`).update(bytes)
  }
  return sha.digest('hex')
}

/** Keeps the plan of all features that ship with the package beside the code that judges. */
export const keepPlan = (checks: Check[]): void => {
  const kept: KeptPlan = { sources: digestOfSources(), checks }
  // Whole or not at all: somebody may be reading it.
  const whole = `${file}.${process.pid}`
  fs.writeFileSync(whole, JSON.stringify(kept))
  fs.renameSync(whole, file)
}

/** The plan that was kept; undefined where there is none to read, or what it was made from is not as it was. */
export const keptPlan = (): Check[] | undefined => {
  let kept: KeptPlan
  try {
    kept = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptPlan
  } catch {
    return undefined
  }
  return kept.sources === digestOfSources() ? kept.checks : undefined
}
