import type { Defect, Family } from '../engines/defective'
import type { Check } from '../judge/check'
import type { Planned, Seen } from './bench'
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

/** Something to be judged: a house that keeps every rule, or an engine. */
export interface Shown {
  name: string
  exhibit: Exhibit
  engine?: Omit<Caught, 'seen'>
}

/** Every house of the reference engine, named or of an engine's own, then every engine; always in the same order. */
export const exhibitsOf = ({ defects, families, houses }: Engines): Shown[] => {
  const engines = [
    ...Object.entries(defects).map(([name, defect]) => ({ name, family: undefined, defect })),
    ...Object.entries(families).flatMap(([family, members]) =>
      Object.entries(members).map(([name, defect]) => ({ name, family, defect })),
    ),
  ]
  const named = Object.entries(houses).map(([name, exhibit]) => ({ name, exhibit }))
  // A house whose engine or log is not the reference engine's own stands for no other.
  const known = new Set(named.flatMap(({ exhibit: h }) => (h.engine || h.records ? [] : keyOf(h))))
  const further: Shown[] = []
  for (const { name, defect } of engines) {
    const exhibit = lawful(defect)
    if (!known.has(keyOf(exhibit))) further.push({ name: `house of ${name}`, exhibit })
    known.add(keyOf(exhibit))
  }
  return [
    ...named,
    ...further,
    ...engines.map((engine): Shown => ({ name: engine.name, exhibit: engine.defect, engine })),
  ]
}

/** What the proof needs of a bench; exhibits may be judged several at once. */
export interface Judges {
  judge(exhibit: Exhibit, index: number): Promise<Seen>
  checks(): Planned[]
}

/** Judges every engine, and the reference engine in the house of each. */
export const prove = async (bench: Judges, engines: Engines): Promise<Proof> => {
  const shown = exhibitsOf(engines)
  const seen = await Promise.all(shown.map(({ exhibit }, i) => bench.judge(exhibit, i)))
  const caught: Caught[] = []
  const found: string[] = []
  for (const [i, { name, engine }] of shown.entries()) {
    const { tripped } = seen[i] as Seen
    if (engine) {
      caught.push({ ...engine, seen: seen[i] as Seen })
      found.push(...faultsOf(name, engine.defect, seen[i] as Seen))
    } else
      for (const [what, count] of Object.entries(tripped))
        found.push(`the reference engine trips ${what} (${count}) in the ${name}`)
  }
  const faults = [
    ...Object.entries(twice(caught.map(({ name }) => name))).map(
      ([name, times]) => `${times} engines are called ${name}`,
    ),
    ...found,
  ]
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
    lawful: Object.keys(engines.houses),
    further: shown.length - caught.length - Object.keys(engines.houses).length,
    byCheck,
    checks,
    faults,
  }
}

const keyOf = (house: Exhibit): string => {
  const { by, options, layout, readings, rules } = house
  return JSON.stringify([by, options ?? {}, layout, readings ?? {}, rules, houseOf(house)])
}

/** What is wrong with an engine's showing: not caught by its own, tripping what it does not declare, or the reverse. */
export const faultsOf = (name: string, defect: Defect, { tripped }: Seen): string[] => {
  const own = ownOf(defect)
  const undeclared = Object.keys(tripped).filter((what) => what !== own && !defect.also?.[what])
  const idle = Object.keys(defect.also ?? {}).filter((what) => !tripped[what])
  return [
    ...(tripped[own] ? [] : [`${name} is not caught by ${own}`]),
    ...undeclared.map((what) => `${name} trips ${what} (${tripped[what]}), which it does not declare`),
    ...idle.map((what) => `${name} declares that it trips ${what}, which it does not`),
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
