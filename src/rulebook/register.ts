import fs from 'node:fs'
import { inPackage } from '../root'
import type { ArticleEntry, ClauseEntry, ClauseRegister } from './clauses.generated'

export type { ArticleEntry, ClauseEntry, ClauseRegister }

/** A rule set: the register of its clauses and the features that judge them. */
export interface RuleSet {
  name: string
  title: string
  wording: string
  articles: ArticleEntry[]
  /** Globs of feature files, from the package's folder. */
  features: string[]
}

/** Reads a rule set that the package ships. Throws where there is none of that name. */
export const loadRuleSet = (name: string): RuleSet => {
  const file = inPackage('features', name, 'clauses.json')
  if (!/^[\w-]+$/.test(name) || !fs.existsSync(file))
    throw new Error(`no rule set is called "${name}": there is ${ruleSetNames().join(', ')}`)
  const register = JSON.parse(fs.readFileSync(file, 'utf8')) as ClauseRegister
  const { title, wording, articles } = register
  return { name, title, wording, articles, features: [`features/${name}/**/*.feature`] }
}

export const ruleSetNames = (): string[] =>
  fs
    .readdirSync(inPackage('features'))
    .filter((name) => fs.existsSync(inPackage('features', name, 'clauses.json')))

export const clausesOf = (rules: RuleSet): ClauseEntry[] => rules.articles.flatMap((a) => a.clauses)
