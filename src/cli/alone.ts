import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { play } from '../engines/reference'
import type { Check } from '../judge/check'
import { HarnessError } from '../judge/errors'
import type { PlannedFeatures } from '../judge/plan'
import { byKey, currentSession, openSession } from '../judge/session'
import { startThread } from '../judge/threads'
import { loadRuleSet } from '../rulebook/register'
import { writeLog } from './demo'
import { type JudgeFlags, verdictsFrom } from './judge'

/** What `--world-parameters` may say: the flags of `judge`, and the log. */
export type WorldParameters = Partial<JudgeFlags> & { log?: string | string[] }

/**
 * Opens a run of Cucumber that nobody planned: plans in a thread, judges the log, and leaves the verdicts where the
 * steps look them up. Without a log, the reference engine's own is judged.
 */
export const openAlone = async (parameters: WorldParameters): Promise<void> => {
  if (currentSession().mode !== 'alone') return
  const { log, rules = 'macau', scope = 'full', ...flags } = parameters
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'baccarat-compliance-'))
  try {
    const files = log === undefined ? [reference(scratch)] : [log].flat()
    const checks = await planInThread(loadRuleSet(rules).features)
    const verdicts = await verdictsFrom(files, { out: '', ...flags, rules, scope }, checks)
    openSession({
      mode: 'verdict',
      verdicts: byKey(checks, verdicts),
      planned: new Set(checks.map((c) => c.uri)),
    })
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

/** Full rounds of the reference engine, with exposed cards and misdeals among them. */
const reference = (dir: string): string => {
  const file = path.join(dir, 'reference.ndjson')
  writeLog(file, play({ seed: 'baccarat', shoes: 320, exposedCards: 0.01, misdeals: 0.01 }))
  return file
}

const planInThread = (paths: readonly PlannedFeatures[]): Promise<Check[]> =>
  new Promise((resolve, reject) => {
    const thread = startThread('plan-worker', paths)
    thread.once('message', (m: { checks: Check[] } | { error: string }) =>
      'error' in m ? reject(new HarnessError(m.error)) : resolve(m.checks),
    )
    thread.once('error', reject)
  })
