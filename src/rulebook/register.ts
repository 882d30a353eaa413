import fs from 'node:fs'
import path from 'node:path'
import { inPackage, root } from '../root'
import { FileError, loadFile } from '../schemas'
import type { ArticleEntry, ClauseEntry, ClauseRegister } from './clauses.generated'
import type { DeclaredChange, RuleSetFile } from './rule-set.generated'
import { faultOfReading, type Setting } from './settings'

export type { ArticleEntry, ClauseEntry, ClauseRegister }

export interface Change {
  clause: string
  change: 'added' | DeclaredChange['change']
  reason: string
}

/** A rule set: the register of its clauses, the features that judge them, and what it changes in the one it extends. */
export interface RuleSet {
  name: string
  title: string
  wording: string
  /** The rule set that it builds on. */
  base?: RuleSet
  articles: ArticleEntry[]
  /** Feature files of this rule set and those it builds on, each with the clauses that it may not judge here. */
  features: { glob: string; without: string[] }[]
  changes: Change[]
  readings: Partial<Record<Setting, string>>
}

/** Loads a rule set: a name that the package ships, or the path of a rule-set.json. Throws FileError. */
export const loadRuleSet = (name: string, from = process.cwd()): RuleSet => {
  const shipped = /^[a-z][a-z0-9-]*$/.test(name) ? inPackage('features', name, 'rule-set.json') : undefined
  const file = shipped && fs.existsSync(shipped) ? shipped : path.resolve(from, name)
  if (!fs.existsSync(file) || !file.endsWith('.json'))
    throw new FileError(
      `no rule set is called "${name}": there is ${ruleSetNames().join(', ')}, or the path of a rule-set.json`,
    )
  const folder = path.dirname(file)
  const own = loadFile<RuleSetFile>(file, 'rule-set.schema.json')
  const base = own.extends === undefined ? undefined : loadRuleSet(own.extends, folder)
  const register = registerOf(folder)
  if (!base && !register)
    throw new FileError(`${file}: has neither a clauses.json beside it nor a rule set that it extends`)
  checkChanges(file, own, base)
  const known = new Set(base && clausesOf(base).map((c) => c.id))
  const stated = (register?.articles ?? []).flatMap((a) => a.clauses)
  const restated = stated.filter((c) => known.has(c.id))
  checkRestated(file, own, restated)
  return {
    name: own.ruleSet,
    title: own.title,
    wording: [base?.wording, own.wording ?? register?.wording].filter(Boolean).join('; '),
    ...(base && { base }),
    articles: [
      ...(base?.articles ?? []).map((a) => withRestated(a, restated)),
      ...(register?.articles ?? []).map((a) => without(a, restated)).filter((a) => a.clauses.length),
    ],
    features: [
      ...(base?.features ?? []).map((f) => ({
        ...f,
        without: [...f.without, ...(own.changes ?? []).map((c) => c.clause)],
      })),
      { glob: `${path.relative(root, folder)}/*.feature`, without: [] },
    ],
    changes: [
      ...(base?.changes ?? []),
      ...(own.changes ?? []),
      ...(base ? stated.filter((c) => !restated.includes(c)).map((c) => added(c, own.title)) : []),
    ],
    readings: { ...base?.readings, ...readingsOf(file, own) },
  }
}

const registerOf = (folder: string): ClauseRegister | undefined => {
  const file = path.join(folder, 'clauses.json')
  return fs.existsSync(file) ? loadFile<ClauseRegister>(file, 'clauses.schema.json') : undefined
}

const added = ({ id }: ClauseEntry, reason: string): Change => ({ clause: id, change: 'added', reason })

/** A clause that the register beside the rule set states anew keeps its place among the other's. */
const withRestated = (article: ArticleEntry, restated: readonly ClauseEntry[]): ArticleEntry => ({
  ...article,
  clauses: article.clauses.map((c) => restated.find((r) => r.id === c.id) ?? c),
})
const without = (article: ArticleEntry, restated: readonly ClauseEntry[]): ArticleEntry => ({
  ...article,
  clauses: article.clauses.filter((c) => !restated.includes(c)),
})

const checkRestated = (file: string, own: RuleSetFile, restated: readonly ClauseEntry[]) => {
  for (const { id } of restated)
    if (!own.changes?.some((c) => c.clause === id && c.change === 'replaced'))
      throw new FileError(`${file}: the clauses.json beside it states ${id} anew, and no change replaces it`)
}

const checkChanges = (file: string, own: RuleSetFile, base: RuleSet | undefined) => {
  const known = new Set((base?.articles ?? []).flatMap((a) => a.clauses.map((c) => c.id)))
  for (const [i, { clause }] of (own.changes ?? []).entries())
    if (!known.has(clause))
      throw new FileError(`${file}: changes[${i}].clause ${clause} is no clause of the rule set it extends`)
}

const readingsOf = (file: string, own: RuleSetFile): Partial<Record<Setting, string>> => {
  for (const [setting, reading] of Object.entries(own.readings ?? {})) {
    const fault = faultOfReading(setting, reading ?? '')
    if (fault) throw new FileError(`${file}: readings.${setting}: ${fault}`)
  }
  return (own.readings ?? {}) as Partial<Record<Setting, string>>
}

export const ruleSetNames = (): string[] =>
  fs
    .readdirSync(inPackage('features'))
    .filter((name) => fs.existsSync(inPackage('features', name, 'rule-set.json')))

export const clausesOf = (rules: RuleSet): ClauseEntry[] => rules.articles.flatMap((a) => a.clauses)
