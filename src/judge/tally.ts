import type { Place } from '../log/place'
import { before } from '../log/place'

/** How many violations are kept as evidence for a check: the first of the log. */
export const kept = 3

export interface Sighting {
  place: Place
  table: string | undefined
  shoe: string | undefined
  round: string | undefined
  expected: string
  actual: string
  /** Which of the check's cells it is; NaN outside all. */
  cell: number
  conformsUnder: string[]
  /** The record as it stands in the input. */
  record: string
}

/** What the judge counted for one check. Plain data: it travels between threads. */
export interface CheckTally {
  exercised: number
  violations: number
  /** Per cell: times reached, and where it was first reached and held. */
  cells: number[]
  witnesses: (Witness | undefined)[]
  absent: Record<string, number>
  undeclared: Record<string, number>
  /** Violations by cell; -1 outside all. */
  violated: Record<string, number>
  evidence: Sighting[]
}
export interface Witness {
  place: Place
  round: string | undefined
}

/** What the judge counted for one clause: rounds, each once, however many of its checks they violate. */
export interface ClauseTally {
  violations: number
  /** By variant of the program. */
  readings: Record<number, { violations: number; differs: number }>
}

export interface Tally {
  checks: CheckTally[]
  clauses: ClauseTally[]
}

export const emptyTally = (cells: readonly number[], clauses: number): Tally => ({
  checks: cells.map((n) => ({
    exercised: 0,
    violations: 0,
    cells: new Array<number>(n).fill(0),
    witnesses: new Array<Witness | undefined>(n).fill(undefined),
    absent: {},
    undeclared: {},
    violated: {},
    evidence: [],
  })),
  clauses: Array.from({ length: clauses }, () => ({ violations: 0, readings: {} })),
})

/** Commutative and associative: counts add, and what is kept is what stands first in the log. */
export const merge = (into: Tally, from: Tally): Tally => {
  into.checks.forEach((a, i) => {
    const b = from.checks[i] as CheckTally
    a.exercised += b.exercised
    a.violations += b.violations
    for (let c = 0; c < a.cells.length; c++) {
      a.cells[c] = (a.cells[c] as number) + (b.cells[c] as number)
      a.witnesses[c] = earlier(a.witnesses[c], b.witnesses[c])
    }
    addTo(a.absent, b.absent)
    addTo(a.undeclared, b.undeclared)
    addTo(a.violated, b.violated)
    a.evidence = [...a.evidence, ...b.evidence].sort((x, y) => before(x.place, y.place)).slice(0, kept)
  })
  into.clauses.forEach((a, i) => {
    const b = from.clauses[i] as ClauseTally
    a.violations += b.violations
    for (const [variant, r] of Object.entries(b.readings)) {
      const mine = a.readings[Number(variant)] ?? { violations: 0, differs: 0 }
      a.readings[Number(variant)] = mine
      mine.violations += r.violations
      mine.differs += r.differs
    }
  })
  return into
}

export const earlier = (a: Witness | undefined, b: Witness | undefined): Witness | undefined =>
  !a ? b : !b ? a : before(a.place, b.place) <= 0 ? a : b

export const count = (counts: Record<string, number>, key: string, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}
const addTo = (into: Record<string, number>, from: Record<string, number>) => {
  for (const [key, n] of Object.entries(from)) count(into, key, n)
}
