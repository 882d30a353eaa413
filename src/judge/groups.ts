import type { HandName } from '../baccarat/hand'
import type { Fact, HandFact, Value } from '../facts'
import type { Round } from '../log/round'
import { textOf } from '../log/round-id'
import { holds } from './check'
import type { Compiled, Program } from './compile'
import type { HandClasses } from './hand-classes'
import { firstRoom, longer, type Open } from './lists'
import type { Recorder } from './recorder'
import type { Witness } from './tally'

/** A check that the hands alone decide, decided. */
interface Decided extends Open {
  ok: boolean
  actual: Value
  expected: Value | Value[]
}
/** Two classes of hands together: which checks of a group they select, and what they decide of them. */
export interface Pairing {
  first: Witness
  decided: Decided[]
  violated: Decided[]
  opens: Open[]
}

/** All of a pairing's open checks: at a round, or at a bet whose kind the log does not give. */
export const ofAll = 0
/** Of a kind of bet that no check selects. */
export const ofOther = 1
/** Where no check is left to ask. */
export const nothing = -1

/** The two hands of a round, by number, and what sorts them. */
interface Hands {
  numbers: Record<HandName, number>
  classes: Classes
}
export type Classes = Record<HandName, HandClasses>

/**
 * Checks of one level that ask of the same hands: the Player's, the Banker's, both or none. What is asked of one
 * hand alone tells thousands of hands apart; grouped with the others, it would make a class of nearly every round.
 */
export const groupsOf = (program: Program): Compiled[][] => {
  const groups = new Map<string, Compiled[]>()
  for (const c of program.checks) {
    if (c.level === 'subject') continue
    const key = [c.level, ...new Set(handFactsOf(c).map((f) => f.of))].sort().join()
    groups.set(key, [...(groups.get(key) ?? []), c])
  }
  // What is asked of no hand tells no hands apart: it goes with what tells the most.
  for (const level of ['round', 'bet'] as const) {
    const bare = groups.get(level)
    const host = bare && groups.get([level, 'player', 'banker'].sort().join())
    if (!bare || !host) continue
    groups.delete(level)
    host.push(...bare)
  }
  return [...groups.values()]
}
export const factsOf = (checks: readonly Compiled[], of: HandName): HandFact[] =>
  [...new Set(checks.flatMap(handFactsOf))].filter((f) => f.of === of)

export class Group {
  readonly level: Compiled['level']
  readonly pairings: Pairing[] = []
  /** By the Player's class and the Banker's, for settled rounds and others: the number of the pairing, from 1. */
  private grid = new Int32Array(0)
  private width = 1 << 8
  /** By pairing, beside one another: rounds of checks that the hands decide, and whether some are violated. */
  private rounds = new Uint32Array(0)
  private faulty = new Uint8Array(0)
  /** By pairing and kind of bet: the number of the list, from 1; `nothing` where it is empty. */
  private lists = new Int32Array(0)

  constructor(
    private readonly checks: readonly Compiled[],
    private readonly recorder: Recorder,
    private readonly classes: Classes,
    /** Its place among the lists of questions by which hands are sorted. */
    private readonly at: number,
    private readonly kinds: readonly string[],
  ) {
    this.level = (checks[0] as Compiled).level
    // Set twice, for what is set once is taken for constant by compiled code, and that is compiled again when it grows.
    this.grid = new Int32Array(firstRoom)
    this.rounds = new Uint32Array(firstRoom)
    this.faulty = new Uint8Array(firstRoom)
    this.lists = new Int32Array(firstRoom)
  }

  /** The number of a round's pairing; its hands by number. */
  pairingOf(round: Round, player: number, banker: number): number {
    const settled = round.status === 'settled'
    const i = this.classes.player.classOf(player, this.at)
    const k = this.classes.banker.classOf(banker, this.at) * 2 + (settled ? 0 : 1)
    const found = k < this.width ? (this.grid[i * this.width + k] ?? 0) : 0
    return found ? found - 1 : this.open(round, { numbers: { player, banker }, classes: this.classes }, i, k)
  }

  /** Counts a round of checks that the hands decide. Returns the number of its pairing. */
  meet(round: Round, player: number, banker: number): number {
    const n = this.pairingOf(round, player, banker)
    this.rounds[n] = (this.rounds[n] as number) + 1
    return n
  }

  met(pairing: number): number {
    return this.rounds[pairing] as number
  }

  isViolated(pairing: number): boolean {
    return this.faulty[pairing] === 1
  }

  pairing(n: number): Pairing {
    return this.pairings[n] as Pairing
  }

  /** The list of a pairing's checks that a kind of bet, by its number, leaves. */
  listOf(pairing: number, kind: number): number {
    const list = this.lists[pairing * (this.kinds.length + 2) + kind] as number
    return list > 0 ? list - 1 : list === nothing ? nothing : this.list(pairing, kind)
  }

  private list(pairing: number, kind: number): number {
    const name = this.kinds[kind - 2]
    const opens = this.pairing(pairing).opens.filter(
      ({ c }) => kind === ofAll || !c.kinds || (name !== undefined && c.kinds.includes(name)),
    )
    const list = opens.length ? this.recorder.list(opens, name) : nothing
    this.lists[pairing * (this.kinds.length + 2) + kind] = list === nothing ? nothing : list + 1
    return list
  }

  private open(round: Round, hands: Hands, i: number, k: number): number {
    const settled = round.status === 'settled'
    const decided: Decided[] = []
    const opens: Open[] = []
    for (const c of this.checks) {
      if (c.check.rounds !== 'any' && (c.check.rounds === 'settled') !== settled) continue
      const cell = cellOfHands(c, hands)
      if (cell === undefined) continue
      if (this.level === 'hands') decided.push(...decide({ c, cell }, hands))
      else opens.push({ c, cell })
    }
    const first = { place: round.place, round: round.id && textOf(round.id) }
    const violated = decided.filter((d) => !d.ok)
    const n = this.pairings.push({ first, decided, violated, opens }) - 1
    this.makeRoom(i, k, n)
    if (violated.length) this.faulty[n] = 1
    this.grid[i * this.width + k] = n + 1
    return n
  }

  private makeRoom(i: number, k: number, n: number) {
    const { grid, width } = this
    while (k >= this.width) this.width *= 2
    if ((i + 1) * this.width > grid.length || this.width > width) {
      const rows = Math.max(2 * (i + 1), grid.length / width)
      this.grid = new Int32Array(rows * this.width)
      for (let row = 0; row * width < grid.length; row++)
        this.grid.set(grid.subarray(row * width, (row + 1) * width), row * this.width)
    }
    if (n === this.rounds.length) {
      this.rounds = longer(this.rounds, new Uint32Array(2 * n))
      this.faulty = longer(this.faulty, new Uint8Array(2 * n))
    }
    const lists = (n + 1) * (this.kinds.length + 2)
    if (lists > this.lists.length) this.lists = longer(this.lists, new Int32Array(2 * lists))
  }
}

const decide = (open: Open, hands: Hands): Decided[] => {
  const { c } = open
  const actual = askHands(c.duty, hands)
  const expected = c.expected ? askHands(c.expected, hands) : c.constant
  if (actual === undefined || expected === undefined) return []
  return [{ ...open, ok: holds(c.relation, actual, expected), actual, expected }]
}

/** The questions of hands that decide a check or, where it is open, its part of the cell. */
export const handFactsOf = (c: Compiled): HandFact[] => {
  const facts: Fact[] = c.ofHands.map((s) => s.fact)
  if (c.level === 'hands') facts.push(c.duty, ...(c.expected ? [c.expected] : []))
  return facts.flatMap((f) => (f.scope === 'hand' ? [f] : f.scope === 'hands' ? f.from : []))
}

const askHands = (fact: Fact, hands: Hands): Value | undefined => {
  const answer = (f: HandFact) => hands.classes[f.of].answer(hands.numbers[f.of], f)
  if (fact.scope === 'hand') return answer(fact)
  return fact.scope === 'hands' ? fact.read(...fact.from.map(answer)) : undefined
}

/** The part of a check's cell that the hands decide; undefined where they are not selected, NaN outside all cells. */
const cellOfHands = (c: Compiled, hands: Hands): number | undefined => {
  let cell = 0
  for (const s of c.ofHands) {
    const answer = askHands(s.fact, hands)
    const i = answer === undefined ? undefined : s.cellOf.get(answer)
    if (i !== undefined) cell += i * s.stride
    else if (s.covering) cell = Number.NaN
    else return undefined
  }
  return cell
}
