import { ruleSetOf } from './exhibit'
import type { Caught, Proof } from './prove'
import { ownOf } from './prove'

/** The proof as it is committed: the same engines and the same harness give the same bytes. */
export const renderProof = (proof: Proof): string => {
  const { caught, lawful, further, checks, faults } = proof
  const single = caught.filter((c) => c.family === undefined)
  const families = new Set(caught.flatMap((c) => c.family ?? []))
  const findings = new Set(caught.flatMap((c) => c.defect.finding ?? []))
  const ruleSets = [...new Set(checks.map((c) => c.rules))]
  const perRuleSet = (section: (rules: string) => string[]): string[] =>
    ruleSets.flatMap((rules) => {
      const lines = section(rules)
      return lines.length ? [`### ${rules}`, '', ...lines, ''] : []
    })
  return `${[
    '# Proof of the harness',
    '',
    'Written by `npm run proof`, checked by `npm run proof:check`. See [docs/proof.md](../docs/proof.md).',
    '',
    `- ${caught.length} defective engines, ${single.length} by themselves and ${caught.length - single.length} in ${families.size} families: ${caught.filter((c) => c.seen.tripped[ownOf(c.defect)]).length} caught by their own clause or finding.`,
    `- ${findings.size} findings about the log are shown.`,
    `- The reference engine, in ${lawful.length + further} houses that keep every rule, trips nothing.`,
    `- ${faults.length ? `${faults.length} faults of the proof:` : 'Nothing is wrong with the proof.'}`,
    ...faults.map((fault) => `  - ${fault}`),
    '',
    ...table(
      [
        'Rule set',
        'Engines judged by it',
        'Its own judged clauses',
        'that catch',
        'Its own checks',
        'that catch',
      ],
      ruleSets.map((rules) => [rules, ...countsOf(rules, proof).map(String)]),
    ),
    '',
    'A rule set has the clauses of the one that it extends besides, less those that it replaces. They are counted there.',
    '',
    '## Engines',
    '',
    'Caught: rounds, shoes or bets that violate the clause. Shown by the playbook (P) or by shoes (S). Why an engine trips a',
    'further clause is said beside its fault in `src/engines/defective`.',
    '',
    ...perRuleSet((rules) =>
      unlessEmpty(
        ['Clause', 'Engine', 'Fault', 'By', 'Caught', 'Also trips'],
        single
          .filter((c) => ruleSetOf(c.defect) === rules)
          .sort(byClause)
          .map(rowOf),
      ),
    ),
    '## Families',
    '',
    'Engines that differ in the place of one fault.',
    '',
    ...perRuleSet((rules) =>
      unlessEmpty(
        ['Clause', 'Family', 'Engines', 'Caught, fewest to most', 'Also trip'],
        [...families].flatMap((family) =>
          familyRows(
            family,
            caught.filter((c) => c.family === family && ruleSetOf(c.defect) === rules),
          ),
        ),
      ),
    ),
    '## Checks',
    '',
    'Every duty of every scenario, and the engines of its clause that it catches, under whichever rule set.',
    '',
    ...perRuleSet((rules) =>
      unlessEmpty(['Clause', 'Scenario', 'Duty', 'Engines', 'Such as'], checkRows(rules, proof)),
    ),
    '## Houses that keep every rule',
    '',
    ...lawful.map((name) => `- ${name}`),
    `- and the houses of the defective engines, ${further} more`,
  ].join('\n')}\n`
}

/** Engines judged by a rule set; of what it adds or replaces, the judged clauses and the checks, and those that catch. */
const countsOf = (rules: string, { caught, checks, byCheck }: Proof): number[] => {
  const own = checks.filter((c) => c.rules === rules)
  const catching = own.filter((c) => byCheck.get(c.key)?.length)
  const engines = caught.filter((c) => ruleSetOf(c.defect) === rules)
  const clauses = (of: typeof own) => new Set(of.map((c) => c.clause)).size
  return [engines.length, clauses(own), clauses(catching), own.length, catching.length]
}

const checkRows = (rules: string, { checks, byCheck }: Proof): string[][] =>
  checks
    .filter((check) => check.rules === rules)
    .map((check) => {
      const names = byCheck.get(check.key) ?? []
      const row = Object.values(check.values).join(', ')
      return [
        check.clause,
        `${check.scenario}${row && ` (${row})`}`,
        check.duty.text,
        String(names.length),
        names.slice(0, 2).join(', '),
      ]
    })

const rowOf = ({ name, defect, seen }: Caught): string[] => {
  const { by, fault } = defect
  const own = ownOf(defect)
  return [
    own,
    name,
    fault,
    by === 'playbook' ? 'P' : 'S',
    String(seen.tripped[own] ?? 'no'),
    alsoOf([seen.tripped], own),
  ]
}

const familyRows = (family: string, members: readonly Caught[]): string[][] =>
  [...new Set(members.map((c) => ownOf(c.defect)))].sort(inOrder).map((own) => {
    const engines = members.filter((c) => ownOf(c.defect) === own)
    const counts = engines.map((c) => c.seen.tripped[own] ?? 0).sort((a, b) => a - b)
    const also = alsoOf(
      engines.map((c) => c.seen.tripped),
      own,
    )
    return [own, family, String(engines.length), `${counts[0]} to ${counts.at(-1)}`, also]
  })

const alsoOf = (tripped: readonly Readonly<Record<string, number>>[], own: string): string =>
  [...new Set(tripped.flatMap(Object.keys))]
    .filter((what) => what !== own)
    .sort(inOrder)
    .join(' ')

const byClause = (a: Caught, b: Caught): number =>
  inOrder(ownOf(a.defect), ownOf(b.defect)) || inOrder(a.name, b.name)

/** Clause ids by number, findings after them. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((cells) => `| ${cells.map((c) => c.replaceAll('|', '\\|')).join(' | ')} |`),
]

const unlessEmpty = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length ? table(head, rows) : []
