import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../root'
import type { Check } from './check'

/** What a plan is made from: if none of these files has changed, Cucumber would make the same plan again. */
const sources = ['features', 'dist/steps', 'dist/src/facts', 'dist/src/baccarat']
const isSource = (name: string): boolean => /\.(feature|js)$/.test(name)

const file = path.join(root, 'dist', 'src', 'judge', 'plan.json')

interface KeptPlan {
  /** SHA-256 of the sources, by their names and contents. */
  sources: string
  checks: Check[]
}

const digestOfSources = (): string => {
  const sha = createHash('sha256')
  for (const folder of sources) {
    const names = fs.readdirSync(path.join(root, folder), { recursive: true }) as string[]
    for (const name of names.filter(isSource).sort()) {
      const bytes = fs.readFileSync(path.join(root, folder, name))
      sha.update(`${folder}/${name} ${bytes.length}\n`).update(bytes)
    }
  }
  return sha.digest('hex')
}

/** Keeps the plan of all features that ship with the package beside the code that judges. */
export const keepPlan = (checks: Check[]): void => {
  const kept: KeptPlan = { sources: digestOfSources(), checks }
  fs.writeFileSync(file, JSON.stringify(kept))
}

/** The plan that was kept; undefined where there is none, or what it was made from is not as it was. */
export const keptPlan = (): Check[] | undefined => {
  if (!fs.existsSync(file)) return undefined
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptPlan
  return kept.sources === digestOfSources() ? kept.checks : undefined
}
