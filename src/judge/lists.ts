import { textOf } from '../log/round-id'
import type { Sighted } from '../trails/trail'
import type { Compiled, Program } from './compile'
import { type Leaf, Paths } from './paths'
import type { Witness } from './tally'

/** A check, with the part of its cell that is decided already. */
export interface Open {
  c: Compiled
  cell: number
}

/** Room to begin with for what is told apart; it grows. */
export const firstRoom = 1024

/** Leaves of a list that are counted side by side; few lists meet more. */
const near = 3
/** What is kept of a list side by side: the number of its paths, and how often each near leaf was met. */
const span = 1 + near

/**
 * Lists of checks that are asked together, by number, and how often each leaf of their paths was met. There are tens of
 * thousands of lists and every round meets a dozen of them: what is counted lies in a row, for objects scattered over
 * the memory would be slow to reach.
 */
export class Lists {
  private readonly opens: (readonly Open[])[] = []
  /** By the checks of a list. */
  private readonly known = new Map<string, number>()
  private readonly paths: Paths[] = []
  /** By list: the number of its paths, and how often each near leaf was met. */
  private rows = new Uint32Array(0)
  /** By list and near leaf, as in the rows: where it was met first. */
  private readonly first: (Witness | undefined)[] = []
  private readonly far = new Map<number, { met: number[]; first: Witness[] }>()

  constructor(
    private readonly program: Program,
    private readonly mostSteps: number | undefined,
  ) {
    this.rows = new Uint32Array(span * firstRoom)
  }

  /** A list of checks, asked of bets of one kind where it is given. Returns its number. */
  add(opens: readonly Open[], kind: string | undefined): number {
    const list = this.opens.push(opens) - 1
    if (list * span === this.rows.length) this.rows = longer(this.rows, new Uint32Array(2 * list * span))
    const checks = opens.map(({ c }) => c)
    const key = JSON.stringify([kind, checks.map((c) => c.index)])
    const known =
      this.known.get(key) ?? this.paths.push(new Paths(this.program, checks, kind, this.mostSteps)) - 1
    this.known.set(key, known)
    this.rows[list * span] = known
    return list
  }

  checksOf(list: number): readonly Open[] {
    return this.opens[list] as readonly Open[]
  }

  pathsFor(list: number): Paths {
    return this.paths[this.rows[list * span] as number] as Paths
  }

  /** Counts that a list met a leaf of its paths. */
  meet(list: number, leaf: number, about: Sighted): void {
    if (leaf >= near) {
      this.meetFar(list, leaf, about)
      return
    }
    const at = list * span + 1 + leaf
    const n = this.rows[at] as number
    if (n === 0) this.first[at] = { place: about.place, round: about.id && textOf(about.id) }
    this.rows[at] = n + 1
  }

  private meetFar(list: number, leaf: number, about: Sighted): void {
    const far = this.far.get(list) ?? { met: [], first: [] }
    this.far.set(list, far)
    far.first[leaf] ??= { place: about.place, round: about.id && textOf(about.id) }
    far.met[leaf] = (far.met[leaf] ?? 0) + 1
  }

  /** Visits every leaf that was met, and forgets the counts. */
  settle(visit: (opens: readonly Open[], leaf: Leaf, n: number, first: Witness) => void): void {
    for (const [list, opens] of this.opens.entries()) {
      const far = this.far.get(list)
      for (const leaf of this.pathsFor(list).leaves) {
        const at = list * span + 1 + leaf.id
        const n = leaf.id < near ? (this.rows[at] as number) : (far?.met[leaf.id] ?? 0)
        if (n) visit(opens, leaf, n, (leaf.id < near ? this.first[at] : far?.first[leaf.id]) as Witness)
        if (leaf.id < near) this.rows[at] = 0
      }
    }
    this.far.clear()
  }
}

/** What was in an array, in a longer one. */
export const longer = <T extends Uint8Array | Uint32Array | Int32Array>(old: T, empty: T): T => {
  empty.set(old)
  return empty
}
