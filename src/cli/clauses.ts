import fs from 'node:fs'
import { Command } from 'commander'
import { type Check, cellCount } from '../judge/check'
import { exits } from '../judge/conclusion'
import { makePlan, makePlans } from '../judge/plan'
import { renderCoverage } from '../report/coverage'
import type { ClauseEntry } from '../rulebook/register'
import { loadRuleSet, ruleSetNames } from '../rulebook/register'
import { UsageError } from './exit'

export const clausesCommand = (): Command =>
  new Command('clauses')
    .description('list the clauses of a rule set: statement, how each is judged, by which scenarios')
    .argument('[id]', 'a clause, such as 9.3.2, or the beginning of several, such as 9.3')
    .option('--rules <name>', 'rule set', 'macau')
    .option('--coverage <file>', 'write which scenarios judge each clause of every rule set')
    .option('--check', 'with --coverage: write nothing, and fail where the file is stale')
    .action(async (id: string | undefined, flags: { rules: string; coverage?: string; check?: boolean }) => {
      if (flags.coverage !== undefined) {
        process.exitCode = await coverage(flags.coverage, flags.check ?? false)
        return
      }
      const rules = loadRuleSet(flags.rules)
      const checks = await makePlan(rules.features)
      const chosen = rules.articles.map((a) => ({
        ...a,
        clauses: a.clauses.filter((c) => id === undefined || c.id === id || c.id.startsWith(`${id}.`)),
      }))
      if (!chosen.some((a) => a.clauses.length)) throw new UsageError(`no clause is called "${id}"`)
      for (const { article, title, heading, clauses } of chosen) {
        if (!clauses.length) continue
        process.stdout.write(`Article ${article}  ${title}  ${heading}\n`)
        for (const c of clauses) process.stdout.write(`${describe(c, checks, id === c.id)}\n`)
      }
    })

const coverage = async (file: string, check: boolean): Promise<number> => {
  const sets = ruleSetNames().map((name) => loadRuleSet(name))
  const plans = await makePlans(sets.map((rules) => rules.features))
  const markdown = renderCoverage(sets.map((rules, i) => ({ rules, checks: plans[i] as Check[] })))
  const now = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  if (now === markdown) return exits.conformant
  if (check) {
    process.stderr.write(`${file} is stale: run npm run generate\n`)
    return exits.nonConformant
  }
  fs.writeFileSync(file, markdown)
  process.stdout.write(`wrote ${file}\n`)
  return exits.conformant
}

const describe = (c: ClauseEntry, checks: readonly Check[], whole: boolean): string => {
  const own = checks.filter((k) => k.clause === c.id)
  const lines = [`  ${c.id.padEnd(7)} ${c.statement}`, `          ${howJudged(c, own)}`]
  if (!whole) return lines.join('\n')
  lines.splice(1, 0, `          ${c.statementZh}`)
  if (c.fields.length) lines.push(`          needs ${c.fields.join(', ')}`)
  if (c.settings.length) lines.push(`          read by ${c.settings.join(', ')}`)
  for (const k of own) {
    const values = Object.values(k.values).join(', ')
    lines.push(
      `          ${k.uri}:${k.line}  ${k.scenario}${values && ` (${values})`}: ${cellCount(k)} cells`,
    )
  }
  if (c.notes) lines.push(`          note: ${c.notes}`)
  return lines.join('\n')
}

const howJudged = (c: ClauseEntry, own: readonly Check[]): string => {
  const scope = c.engine ? 'scopes engine and full' : 'scope full'
  if (own.length) {
    const cells = own.reduce((n, k) => n + cellCount(k), 0)
    return `${c.kind}, by ${own.length} ${own.length === 1 ? 'scenario' : 'scenarios'} and ${cells} cells; ${scope}`
  }
  if (c.through) return `${c.kind}, judged through ${c.through.join(', ')}`
  return `${c.kind}, ${c.level} level: ${c.untested ?? 'no scenario judges it'}`
}
