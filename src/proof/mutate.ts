import type { Value } from '../facts'
import { type Check, isRef, type Selection } from '../judge/check'

/** A check with one thing changed, as an error in a feature or a step would change it. */
export interface Mutant {
  check: Check
  /** What was changed, in words. */
  change: string
  /** Where one answer of a selection is gone, or all: what a log may then lack unnoticed. */
  lost?: { selection: Selection; answers: readonly Value[] }
}

/** Answers that no scenario names, but that logs give. */
const further: Readonly<Record<string, readonly Value[]>> = {
  'bet status': ['refused'],
  'third card': ['none'],
  'dealt status': ['settled', 'void'],
  'cut by': ['nobody', 'more than one', 'other'],
  'burn fits': ['neither'],
  'misdeal outcome': ['left standing'],
  'went on': ['nowhere'],
  'bet or approved': ['big'],
  'commission mode': ['commission', 'half-on-six'],
}

/** The answers of each question, as far as a plan names them. */
export const domainsOf = (checks: readonly Check[]): Map<string, Set<Value>> => {
  const domains = new Map<string, Set<Value>>()
  const add = (fact: string, values: readonly Value[]) => {
    const domain = domains.get(fact) ?? new Set<Value>(further[fact])
    domains.set(fact, domain)
    for (const v of values) {
      domain.add(v)
      if (typeof v === 'boolean') domain.add(!v)
    }
  }
  for (const { selections, duty } of checks) {
    for (const s of selections) add(s.fact, s.among)
    if (!isRef(duty.expected)) add(duty.fact, [duty.expected].flat())
  }
  return domains
}

/** Every check that differs from one by one change. */
export const mutantsOf = (check: Check, domains: ReadonlyMap<string, ReadonlySet<Value>>): Mutant[] => [
  ...check.selections.flatMap((s, i) => ofSelection(check, s, i, domains.get(s.fact) ?? new Set())),
  ...ofExpected(check, domains.get(check.duty.fact) ?? new Set()),
  ...ofRelation(check),
]

const ofSelection = (check: Check, s: Selection, i: number, domain: ReadonlySet<Value>): Mutant[] => {
  const name = [s.fact, ...s.with].join(' ')
  const others = check.selections.filter((_, k) => k !== i)
  const having = (selection: Selection): Check => ({
    ...check,
    selections: check.selections.map((old, k) => (k === i ? selection : old)),
  })
  return [
    {
      change: `without "${name}"`,
      check: { ...check, selections: others },
      lost: { selection: s, answers: s.among },
    },
    ...(s.among.length < 2
      ? []
      : s.among.map((v) => ({
          change: `"${name}" without ${v}`,
          check: having({ ...s, among: s.among.filter((a) => a !== v) }),
          lost: { selection: s, answers: [v] },
        }))),
    ...[...domain]
      .filter((v) => !s.among.includes(v))
      .map((v) => ({ change: `"${name}" with ${v}`, check: having({ ...s, among: [...s.among, v] }) })),
    ...otherHand(s.with).map((args) => ({
      change: `"${name}" of the other hand`,
      check: having({ ...s, with: args }),
      lost: { selection: s, answers: s.among },
    })),
  ]
}

const ofExpected = (check: Check, domain: ReadonlySet<Value>): Mutant[] => {
  const { duty } = check
  const { expected } = duty
  const expecting = (change: string, other: typeof expected): Mutant => ({
    change: `expected ${change}`,
    check: { ...check, duty: { ...duty, expected: other } },
  })
  const asked = otherHand(duty.with).map((args) => ({
    change: 'asked of the other hand',
    check: { ...check, duty: { ...duty, with: args } },
  }))
  if (isRef(expected))
    return [
      ...asked,
      ...otherHand(expected.with).map((args) => expecting('of the other hand', { ...expected, with: args })),
      ...numbersBeside(expected.with).map((args) =>
        expecting(`"${expected.fact} ${args.join()}"`, { ...expected, with: args }),
      ),
    ]
  if (Array.isArray(expected))
    return [
      ...asked,
      ...expected.map((v) =>
        expecting(
          `without ${v}`,
          expected.filter((e) => e !== v),
        ),
      ),
      ...[...domain]
        .filter((v) => !expected.includes(v))
        .map((v) => expecting(`with ${v}`, [...expected, v])),
    ]
  return [...asked, ...besides(expected).map((v) => expecting(String(v), v))]
}

/** Questions compared with one another that are answered in words: none of them is more than another. */
const inWords = ['demonstrated', 'cards replaced', 'laid first']

/** A duty turned over, or slackened to one side. */
const ofRelation = (check: Check): Mutant[] => {
  const { duty } = check
  if (inWords.includes(duty.fact)) return []
  const isNumber = isRef(duty.expected) ? duty.relation !== 'is among' : typeof duty.expected === 'number'
  if (!isNumber) return []
  const relations = (['is', 'at most', 'at least'] as const).filter((r) => r !== duty.relation)
  return relations.map((relation) => ({
    change: `"${duty.relation}" read as "${relation}"`,
    check: { ...check, duty: { ...duty, relation } },
  }))
}

const besides = (v: Value): Value[] =>
  typeof v === 'number' ? [v - 1, v + 1] : typeof v === 'boolean' ? [!v] : [`no ${v}`]

const otherHand = (args: readonly Value[]): Value[][] =>
  args.includes('player') || args.includes('banker')
    ? [args.map((a) => (a === 'player' ? 'banker' : a === 'banker' ? 'player' : a))]
    : []

/** Arguments with one number changed by one; odds are decimals in text. */
const numbersBeside = (args: readonly Value[]): Value[][] =>
  args.flatMap((a, i) => {
    const n = Number(a)
    if (typeof a === 'boolean' || Number.isNaN(n)) return []
    const step = Number.isInteger(n) ? 1 : 0.1
    return [n - step, n + step].map((m) =>
      args.map((b, k) => (k === i ? (typeof a === 'string' ? String(m) : m) : b)),
    )
  })
