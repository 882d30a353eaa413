import path from 'node:path'
import { PassThrough } from 'node:stream'
import { root } from '../root'
import { FileError } from '../schemas'
import type { Check } from './check'
import { HarnessError } from './errors'
import { keepPlan, keptPlan } from './kept-plan'
import { openSession } from './session'

const compiled = path.extname(__filename) === '.js'

/** Where the steps are: compiled beside this file, or as sources through ts-node. */
export const supportCode = compiled
  ? [path.join(root, 'dist/steps/**/*.js')]
  : [path.join(root, 'steps/**/*.ts')]

/** Feature files, and the clauses that they do not judge here because a rule set judges them otherwise. */
export interface PlannedFeatures {
  glob: string
  without: readonly string[]
}

/**
 * Runs the features through Cucumber with no log, so that the steps build the plan; or takes the plan that was made so
 * when the package was built, if no feature and no step has changed since. Everything is planned: a filter chooses what
 * is reported, never what is judged. Throws HarnessError where a sentence has no step, or a scenario
 * states no duty; FileError where a rule set of somebody's own is planned.
 */
export const makePlan = async (features: readonly PlannedFeatures[]): Promise<Check[]> =>
  (await makePlans([features]))[0] as Check[]

/** Several plans from one run: steps can be loaded into a process only once. */
export const makePlans = async (sets: readonly (readonly PlannedFeatures[])[]): Promise<Check[][]> => {
  const globs = [...new Set(sets.flatMap((features) => features.map((f) => f.glob)))]
  const checks = (compiled && keptOf(globs)) || (await planOf(globs))
  return sets.map((features) =>
    features.flatMap(({ glob, without }) =>
      checks.filter((c) => path.dirname(c.uri) === path.dirname(glob) && !without.includes(c.clause)),
    ),
  )
}

/** The plan that was kept, if it has something of each folder that is asked for. */
const keptOf = (globs: readonly string[]): Check[] | undefined => {
  const kept = globs.every(ships) ? keptPlan() : undefined
  const folders = new Set(kept?.map((c) => path.dirname(c.uri)))
  return globs.every((glob) => folders.has(path.dirname(glob))) ? kept : undefined
}

const ships = (glob: string): boolean => glob.startsWith('features/')

/** Plans all features that ship, and keeps the plan for whoever asks next. */
export const planAhead = async (): Promise<void> => keepPlan(await planOf(['features/*/*.feature']))

/** Features that do not ship with the package are their author's to mend. */
const faultOf = (paths: readonly string[], said: string): Error => {
  if (paths.every(ships)) return new HarnessError(`the features could not be planned:\n${said}`)
  const [, first = ''] = said.split(/^\d+\) /m)
  const where = /# (.+\.feature:\d+)/.exec(first)?.[1]
  const unknown = /^ *\? (?:Given|When|Then|And|But) (.+)$/m.exec(first)?.[1]
  const why = unknown ? `no step knows the sentence "${unknown}"` : /Error: (.+)/.exec(first)?.[1]
  return new FileError(
    where && why ? `${where}: ${why}` : `the features could not be planned: ${said.trim()}`,
  )
}

/** The plan as Cucumber makes it. */
export const planOf = async (paths: readonly string[]): Promise<Check[]> => {
  const { loadConfiguration, runCucumber } = await import('@cucumber/cucumber/api')
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: { paths: [...paths], require: supportCode, format: ['summary'], publish: false },
    },
    { cwd: root },
  )
  // The formatter would print to the terminal: what it says matters only when planning fails.
  const said = new PassThrough()
  const text: Buffer[] = []
  said.on('data', (chunk: Buffer) => text.push(chunk))
  const checks: Check[] = []
  openSession({ mode: 'plan', checks })
  try {
    const { success } = await runCucumber(runConfiguration, { cwd: root, stdout: said, stderr: said })
    if (!success) throw faultOf(paths, Buffer.concat(text).toString())
  } finally {
    openSession({ mode: 'alone' })
  }
  return checks
}
