import type { Defect, Family } from '../engines/defective'
import type { Check } from '../judge/check'
import type { Bench, Planned, Seen } from './bench'
import { type Exhibit, houseOf, lawful } from './exhibit'

/** A defective engine and what the harness saw of it. */
export interface Caught {
  name: string
  /** The family that it is one of. */
  family: string | undefined
  defect: Defect
  seen: Seen
}

export interface Proof {
  caught: Caught[]
  /** Lawful houses by name, and how many more are those of defective engines. */
  lawful: string[]
  further: number
  /** Engines of its own clause that each check catches, by the key of the check. */
  byCheck: ReadonlyMap<string, string[]>
  checks: readonly Planned[]
  /** What is wrong with the harness or with its proof, in sentences. */
  faults: string[]
}

export interface Engines {
  defects: Readonly<Record<string, Defect>>
  families: Readonly<Record<string, Family>>
  houses: Readonly<Record<string, Exhibit>>
}

/** What a defect's log must be found guilty of. */
export const ownOf = ({ clause, finding }: Defect): string => clause ?? (finding as string)

/** Judges every engine, and the reference engine in the house of each. */
export const prove = async (
  bench: Pick<Bench, 'judge' | 'checks'>,
  { defects, families, houses }: Engines,
): Promise<Proof> => {
  const all = [
    ...Object.entries(defects).map(([name, defect]) => ({ name, family: undefined, defect })),
    ...Object.entries(families).flatMap(([family, members]) =>
      Object.entries(members).map(([name, defect]) => ({ name, family, defect })),
    ),
  ]
  const faults = Object.entries(twice(all.map(({ name }) => name))).map(
    ([name, times]) => `${times} engines are called ${name}`,
  )
  const lawfulNames = Object.keys(houses)
  // A house whose engine or log is not the reference engine's own stands for no other.
  const known = new Set(Object.values(houses).flatMap((h) => (h.engine || h.records ? [] : keyOf(h))))
  const further = all.filter(({ defect }) => known.size < known.add(keyOf(lawful(defect))).size)
  const judged = [
    ...Object.entries(houses),
    ...further.map(({ name, defect }): [string, Exhibit] => [`house of ${name}`, lawful(defect)]),
  ]
  for (const [name, house] of judged)
    for (const [what, count] of Object.entries((await bench.judge(house)).tripped))
      faults.push(`the reference engine trips ${what} (${count}) in the ${name}`)

  const caught: Caught[] = []
  for (const engine of all) {
    const seen = await bench.judge(engine.defect)
    caught.push({ ...engine, seen })
    faults.push(...faultsOf(engine.name, engine.defect, seen))
  }
  const checks = bench.checks()
  const byCheck = new Map(
    checks.map(({ key, clause }) => [
      key,
      caught.filter((c) => c.defect.clause === clause && c.seen.violated[key]).map((c) => c.name),
    ]),
  )
  for (const check of checks)
    if (!byCheck.get(check.key)?.length)
      faults.push(`no engine is caught by ${nameOf(check)}: add one to src/engines/defective`)
  return {
    caught,
    lawful: lawfulNames,
    further: further.length,
    byCheck,
    checks,
    faults,
  }
}

const keyOf = (house: Exhibit): string => {
  const { by, options, layout, readings, rules } = house
  return JSON.stringify([by, options ?? {}, layout, readings ?? {}, rules, houseOf(house)])
}

/** What is wrong with an engine's showing: not caught by its own, or tripping what it does not declare. */
export const faultsOf = (name: string, defect: Defect, { tripped }: Seen): string[] => {
  const own = ownOf(defect)
  const undeclared = Object.keys(tripped).filter((what) => what !== own && !defect.also?.[what])
  return [
    ...(tripped[own] ? [] : [`${name} is not caught by ${own}`]),
    ...undeclared.map((what) => `${name} trips ${what} (${tripped[what]}), which it does not declare`),
  ]
}

/** A check as the report names it. */
export const nameOf = ({ clause, scenario, values, duty }: Check): string => {
  const row = Object.values(values).join(', ')
  return `${clause} "${scenario}"${row && ` (${row})`}: ${duty.text}`
}

const twice = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 1))
}
