import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { loadAdapter } from '../adapters/adapter'
import type { Adapter } from '../adapters/adapter.generated'
import { root } from '../root'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import { loadHouseRules } from '../rulebook/load'
import { UsageError } from './exit'

const digestOfFile = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

export interface NamedAdapter {
  name: string
  digest: string
  adapter: Adapter
}
export const adapterFrom = (file: string | undefined): NamedAdapter | undefined =>
  file === undefined
    ? undefined
    : { adapter: loadAdapter(file), name: path.basename(file), digest: digestOfFile(file) }

export const houseFrom = (file: string | undefined): { name: string; file: HouseRulesFile } | undefined =>
  file === undefined ? undefined : { name: path.basename(file), file: loadHouseRules(file) }

/** NAME@VERSION. */
export const subjectFrom = (
  text: string | undefined,
): { name: string; version: string | null } | undefined => {
  if (text === undefined) return undefined
  const at = text.lastIndexOf('@')
  const name = at > 0 ? text.slice(0, at) : text
  if (name === '') throw new UsageError('--subject takes NAME@VERSION')
  return { name, version: at > 0 ? text.slice(at + 1) : null }
}

/** The commit of the checkout that judges; null for an installed package. */
export const commitOfHarness = (): string | null => {
  if (!fs.existsSync(path.join(root, '.git'))) return null
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}

export const wholeNumber =
  (name: string, least: number) =>
  (text: string): number => {
    const n = Number(text)
    if (!Number.isSafeInteger(n) || n < least)
      throw new UsageError(`${name} takes a whole number from ${least} on`)
    return n
  }
