import type { Caught, Proof } from './prove'
import { ownOf } from './prove'

/** The proof as it is committed: the same engines and the same harness give the same bytes. */
export const renderProof = ({ caught, lawful, further, byCheck, checks, faults }: Proof): string => {
  const single = caught.filter((c) => c.family === undefined)
  const inFamilies = [...new Set(caught.flatMap((c) => c.family ?? []))]
  const clauses = new Set(caught.flatMap((c) => c.defect.clause ?? []))
  const findings = new Set(caught.flatMap((c) => c.defect.finding ?? []))
  const clausesOfChecks = new Set(checks.map((c) => c.clause))
  return `${[
    '# Proof of the harness',
    '',
    'Written by `npm run proof`, checked by `npm run proof:check`. See [docs/proof.md](../docs/proof.md).',
    '',
    `- ${caught.length} defective engines, ${single.length} by themselves and ${caught.length - single.length} in ${inFamilies.length} families: ${caught.filter((c) => c.seen.tripped[ownOf(c.defect)]).length} caught by their own clause or finding.`,
    `- ${clauses.size} of ${clausesOfChecks.size} judged clauses and ${checks.filter((c) => byCheck.get(c.key)?.length).length} of ${checks.length} checks catch at least one engine; ${findings.size} findings about the log are shown.`,
    `- The reference engine, in ${lawful.length + further} houses that keep every rule, trips nothing.`,
    `- ${faults.length ? `${faults.length} faults of the proof:` : 'Nothing is wrong with the proof.'}`,
    ...faults.map((fault) => `  - ${fault}`),
    '',
    '## Engines',
    '',
    'Caught: rounds, shoes or bets that violate the clause. Shown by the playbook (P) or by shoes (S). Why an engine trips a',
    'further clause is said beside its fault in `src/engines/defective`.',
    '',
    ...table(['Clause', 'Engine', 'Fault', 'By', 'Caught', 'Also trips'], single.sort(byClause).map(rowOf)),
    '',
    '## Families',
    '',
    'Engines that differ in the place of one fault.',
    '',
    ...table(
      ['Clause', 'Family', 'Engines', 'Caught, fewest to most', 'Also trip'],
      inFamilies.flatMap((family) =>
        familyRows(
          family,
          caught.filter((c) => c.family === family),
        ),
      ),
    ),
    '',
    '## Checks',
    '',
    'Every duty of every scenario, and the engines of its clause that it catches.',
    '',
    ...table(
      ['Clause', 'Scenario', 'Duty', 'Engines', 'Such as'],
      checks.map((check) => {
        const names = byCheck.get(check.key) ?? []
        const row = Object.values(check.values).join(', ')
        return [
          check.clause,
          `${check.scenario}${row && ` (${row})`}`,
          check.duty.text,
          String(names.length),
          names.slice(0, 2).join(', '),
        ]
      }),
    ),
    '',
    '## Houses that keep every rule',
    '',
    ...lawful.map((name) => `- ${name}`),
    `- and the houses of the defective engines, ${further} more`,
  ].join('\n')}\n`
}

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
