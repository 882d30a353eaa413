import fs from 'node:fs'
import { Command } from 'commander'
import { digestOfPlaybook, loadTable, playbookSheet, playbookText } from '../engines/driving/playbook-file'
import type { Check } from '../judge/check'
import { makePlan } from '../judge/plan'
import type { Table } from '../log/round-log.generated'
import type { Playbook } from '../playbook/playbook.generated'
import { solve } from '../playbook/solve'
import { House } from '../rulebook/house-rules'
import type { HouseRulesFile } from '../rulebook/house-rules.generated'
import { loadRuleSet, type RuleSet } from '../rulebook/register'
import { UsageError } from './exit'
import { houseFrom } from './options'

interface PlaybookFlags {
  rules: string
  houseRules?: string
  table?: string
  seed?: string
  out?: string
  sheet?: string
}

export const playbookCommand = (): Command =>
  new Command('playbook')
    .description(
      'compute the stacked rounds that reach every cell, for a rig or a table that no engine drives',
    )
    .option('--rules <name>', 'rule set: a shipped name, or the path of a rule-set.json', 'macau')
    .option('--house-rules <file>', 'the readings that the house declares')
    .option('--table <file>', tableOption)
    .option('--seed <seed>', 'a certification playbook: the seed chooses among equal stacks, and their order')
    .option('--out <file>', 'where the playbook goes (default: standard output)')
    .option('--sheet <file>', 'write a sheet by which a person can deal it, in Markdown')
    .action(async (flags: PlaybookFlags) => {
      const rules = loadRuleSet(flags.rules)
      const house = houseFrom(flags.houseRules)
      const table = tableFrom(flags.table)
      const checks = await makePlan(rules.features)
      const { playbook, seconds } = computed(checks, rules, { house: house?.file, table, seed: flags.seed })
      process.stderr.write(`${describePlaybook(playbook)}, computed in ${seconds.toFixed(1)} s\n`)
      if (flags.sheet !== undefined) writeText(flags.sheet, playbookSheet(playbook))
      if (flags.out !== undefined) writeText(flags.out, playbookText(playbook))
      else if (flags.sheet === undefined) process.stdout.write(playbookText(playbook))
    })

export const tableOption =
  'a table record of the round log: what the table declares that the rounds are played at, such as its limits'

export const tableFrom = (file: string | undefined): Partial<Table> | undefined =>
  file === undefined ? undefined : loadTable(file)

/** Computes the playbook of a plan, and how long that took. */
export const computed = (
  checks: readonly Check[],
  rules: RuleSet,
  {
    house,
    table,
    seed,
  }: { house: HouseRulesFile | undefined; table: Partial<Table> | undefined; seed: string | undefined },
): { playbook: Playbook; seconds: number } => {
  if (seed === '') throw new UsageError('--seed takes a seed, not nothing')
  const began = performance.now()
  const readings = new House(house, rules.readings).at(table?.table ?? 'playbook', undefined)
  const playbook = solve([...checks], {
    ruleSet: rules.name,
    readings,
    ...(table && { table }),
    ...(seed !== undefined && { seed }),
  })
  return { playbook, seconds: (performance.now() - began) / 1000 }
}

export const describePlaybook = (playbook: Playbook): string => {
  const { rounds, mode } = playbook
  return `playbook: ${rounds.length} stacked rounds, ${mode}, sha256 ${digestOfPlaybook(playbook)}`
}

/** Writes a text, whole or not at all. */
export const writeText = (file: string, text: string): void => {
  const partial = `${file}.part`
  try {
    fs.writeFileSync(partial, text)
    fs.renameSync(partial, file)
  } catch (error) {
    throw new UsageError(`${file}: cannot be written (${(error as Error).message})`)
  }
}
