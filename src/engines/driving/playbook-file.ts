import { parseCard } from '../../baccarat/card'
import { parseMoney } from '../../baccarat/money'
import { sha256Of } from '../../judge/digest'
import type { Table } from '../../log/round-log.generated'
import { faultOf } from '../../log/validate'
import type { Playbook } from '../../playbook/playbook.generated'
import { FileError, loadFile, readJson } from '../../schemas'

/** Reads a playbook. Throws FileError, which names file and field in one sentence. */
export const loadPlaybook = (file: string): Playbook => {
  const playbook = loadFile<Playbook>(file, 'playbook.schema.json')
  const fault = faultIn(playbook)
  if (fault) throw new FileError(`${file}: ${fault}`)
  return playbook
}

/** What its schema cannot tell. */
const faultIn = ({ table, rounds }: Playbook): string | undefined => {
  const wrong = faultOf(tableOf({ table }))
  if (wrong) return `table.${wrong.field} ${wrong.message}`
  for (const [i, { round, stack, bets }] of rounds.entries()) {
    if (round !== i + 1) return `rounds[${i}].round is ${round}: rounds are numbered from 1 on`
    const card = stack.find((name) => parseCard(name) === undefined)
    if (card !== undefined) return `rounds[${i}].stack holds "${card}", which is no card`
    const bet = bets.find(({ stake }) => !parseMoney(stake))
    if (bet) return `rounds[${i}].bets: a stake of "${bet.stake}" is no amount above 0`
  }
  return undefined
}

/** Reads what a table declares: a table record, whose type and name may be left out. Throws FileError. */
export const loadTable = (file: string): Partial<Table> => {
  const table = readJson(file)
  if (typeof table !== 'object' || table === null || Array.isArray(table))
    throw new FileError(`${file}: is no table record`)
  const wrong = faultOf({ table: 'playbook', ...table, type: 'table' })
  if (wrong) throw new FileError(`${file}: ${wrong.field} ${wrong.message}`)
  const { unit, limits = {} } = table as Partial<Table>
  if (unit !== undefined && !parseMoney(unit))
    throw new FileError(`${file}: unit "${unit}" is no amount above 0`)
  for (const [bet, limit] of Object.entries(limits)) {
    const { minimum = '0', maximum = minimum } = limit ?? {}
    if ((parseMoney(minimum) as number) > (parseMoney(maximum) as number))
      throw new FileError(`${file}: limits.${bet}.minimum ${minimum} is above the maximum ${maximum}`)
  }
  return table
}

/** The table that the rounds are played at. */
export const tableOf = ({ table }: Pick<Playbook, 'table'>): Table => ({ ...table, type: 'table' })

/** JSON with the keys of every object in order and no blanks: what `jq -cjS .` prints. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}

/** SHA-256 of a playbook, however its file is laid out. */
export const digestOfPlaybook = (playbook: Playbook): string => sha256Of(canonical(playbook))

/**
 * What is made public before a certification run: it binds whoever runs it to one seed and one playbook, and gives
 * away neither. SHA-256 of the seed, a blank and the playbook's digest.
 */
export const commitmentTo = (seed: string, digest: string): string => sha256Of(`${seed} ${digest}`)

/** A playbook as its file: a line a round, so that a difference is a line. */
export const playbookText = ({ rounds, unreached, ...head }: Playbook): string => {
  const list = (items: readonly object[]) =>
    items.length ? `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]` : '[]'
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${[...fields, `  "rounds": ${list(rounds)}`, `  "unreached": ${list(unreached)}`].join(',\n')}\n}\n`
}

/** A sheet by which a person can deal the rounds at a rig or a table. */
export const playbookSheet = (playbook: Playbook): string => {
  const { ruleSet, mode, rounds } = playbook
  const { currency = '', limits = {}, differential } = tableOf(playbook)
  const bounds = Object.entries(limits).map(([bet, limit]) =>
    [
      bet,
      ...(limit?.minimum ? ['from', limit.minimum] : []),
      ...(limit?.maximum ? ['to', limit.maximum] : []),
    ].join(' '),
  )
  if (differential !== undefined) bounds.push(`stakes on the two hands unequal by ${differential} at most`)
  const head = [
    `# Playbook: ${rounds.length} stacked rounds`,
    '',
    `Rule set ${ruleSet}, ${mode}. SHA-256 \`${digestOfPlaybook(playbook)}\`.`,
    '',
    'Put the cards in this order, the first to be dealt first. Deal until the engine or the dealer ends the round; cards',
    `that are not needed are set aside. Accept every bet that the table's limits allow${currency && `; stakes are in ${currency}`}.`,
    ...(bounds.length ? ['', `Limits: ${bounds.join('; ')}. Refuse what is outside them.`] : []),
    '',
    '| Round | Cards | Bets |',
    '|---:|---|---|',
  ]
  const rows = rounds.map(({ round, stack, bets }) => {
    const offered = bets.map((b) => `${b.bettor} ${b.bet} ${b.stake}${b.mode ? ` (${b.mode})` : ''}`)
    return `| ${round} | ${stack.join(' ')} | ${offered.join('; ')} |`
  })
  return `${[...head, ...rows].join('\n')}\n`
}
