import type { Hand, HandName } from '../baccarat/hand'
import type { Fact, HandFact, Value } from '../facts'
import { Absent } from '../facts/fact'
import type { Bet, Round } from '../log/round'
import { holds } from './check'
import type { Compiled, Program } from './compile'
import type { Open, Recorder } from './recorder'
import { earlier, type Witness } from './tally'

/** A check that the hands alone decide, decided. */
interface Decided extends Open {
  ok: boolean
  actual: Value
  expected: Value | Value[]
}
/** Two classes of hands together: what they decide is asked once and remembered. */
interface Pairing {
  rounds: number
  first: Witness
  decided: Decided[]
  violated: Decided[]
  ofRound: Open[]
  ofBet: Map<string, Open[]>
  ofAnyBet: Open[]
  /** Every bet check: for a bet whose kind the log does not give, or a round without its bets. */
  allOfBets: Open[]
}

const rankSpan = 14
const withoutBets = Absent.of('round.bets')

/** One pass of rounds through all checks of a program. Each round is asked once; memory is the tally's. */
export class Pass {
  private readonly groups: Group[]

  constructor(
    program: Program,
    private readonly recorder: Recorder,
  ) {
    const groups = new Map<string, Compiled[]>()
    for (const c of program.checks) {
      if (c.level === 'subject') continue
      const hands = [...new Set(handFactsOf(c).map((f) => f.of))].sort().join()
      groups.set(hands, [...(groups.get(hands) ?? []), c])
    }
    this.groups = [...groups.values()].map((checks) => new Group(checks))
  }

  /** Judges one round. Demonstrations fill no cell of these clauses. */
  round(round: Round): void {
    if (round.status === 'demonstration') return
    const { recorder } = this
    recorder.begin()
    const pairings = this.groups.map((group) => group.pairingOf(round))
    for (const p of pairings) {
      p.rounds++
      for (const d of p.violated) recorder.violated(d, round, d.actual, d.expected, [])
      for (const open of p.ofRound) recorder.judge(open, round, round, undefined, round.rules)
      if (!round.bets) for (const open of p.allOfBets) recorder.unanswered(open.c, withoutBets)
    }
    for (const bet of round.bets ?? []) for (const p of pairings) this.bet(bet, p)
  }

  private bet(bet: Bet, p: Pairing) {
    const { round } = bet
    const opens = bet.kind === undefined ? p.allOfBets : p.ofBet.get(bet.kind)
    if (opens) for (const open of opens) this.recorder.judge(open, round, round, bet, round.rules)
    if (bet.kind !== undefined)
      for (const open of p.ofAnyBet) this.recorder.judge(open, round, round, bet, round.rules)
  }

  /** Adds what the hands decided, once for each class instead of once for each round. */
  end(): void {
    for (const group of this.groups)
      for (const p of group.pairings())
        for (const d of p.decided) {
          const t = this.recorder.of(d.c)
          t.exercised += p.rounds
          if (Number.isNaN(d.cell)) continue
          t.cells[d.cell] = (t.cells[d.cell] as number) + p.rounds
          if (d.ok) t.witnesses[d.cell] = earlier(t.witnesses[d.cell], p.first)
        }
  }
}

/**
 * Checks that ask of the same hands: the Player's, the Banker's, both or none. What is asked of one hand alone tells
 * thousands of hands apart; grouped with the others, it would make a class of nearly every round.
 */
class Group {
  private readonly facts: Record<HandName, HandFact[]>
  private readonly classes = { player: new Map<string, number>(), banker: new Map<string, number>() }
  private readonly known = {
    player: new Int32Array(rankSpan ** 3).fill(-1),
    banker: new Int32Array(rankSpan ** 3).fill(-1),
  }
  private readonly odd = { player: new Map<string, number>(), banker: new Map<string, number>() }
  /** By the Player's class, then by the Banker's, for settled rounds and others. */
  private readonly rows: (Pairing | undefined)[][] = []

  constructor(private readonly checks: readonly Compiled[]) {
    const facts = [...new Set(checks.flatMap(handFactsOf))]
    this.facts = {
      player: facts.filter((f) => f.of === 'player'),
      banker: facts.filter((f) => f.of === 'banker'),
    }
  }

  pairingOf(round: Round): Pairing {
    const settled = round.status === 'settled'
    const player = this.classOf('player', round.player)
    const at = this.classOf('banker', round.banker) * 2 + (settled ? 0 : 1)
    this.rows[player] ??= []
    const row = this.rows[player]
    row[at] ??= this.open(round, settled)
    return row[at]
  }

  pairings(): Pairing[] {
    return this.rows.flat().filter((p) => p !== undefined)
  }

  /** Hands that no question of the checks can tell apart share a class. */
  private classOf(of: HandName, hand: Hand): number {
    const usual = hand.length === 2 || hand.length === 3
    const code = usual
      ? ((hand[0] as number) * rankSpan + (hand[1] as number)) * rankSpan + (hand[2] ?? 0)
      : 0
    const seen = usual ? (this.known[of][code] as number) : (this.odd[of].get(hand.join()) ?? -1)
    if (seen >= 0) return seen
    const answers = JSON.stringify(this.facts[of].map((f) => f.read(hand) ?? null))
    const classes = this.classes[of]
    const found = classes.get(answers) ?? classes.size
    classes.set(answers, found)
    if (usual) this.known[of][code] = found
    else if (this.odd[of].size < 65536) this.odd[of].set(hand.join(), found)
    return found
  }

  private open(round: Round, settled: boolean): Pairing {
    const p: Pairing = {
      rounds: 0,
      first: { place: round.place, round: round.id },
      decided: [],
      violated: [],
      ofRound: [],
      ofBet: new Map(),
      ofAnyBet: [],
      allOfBets: [],
    }
    for (const c of this.checks) {
      if (c.check.rounds !== 'any' && (c.check.rounds === 'settled') !== settled) continue
      const cell = cellOfHands(c, round)
      if (cell === undefined) continue
      const open = { c, cell }
      if (c.level === 'round') p.ofRound.push(open)
      else if (c.level === 'bet') {
        p.allOfBets.push(open)
        if (!c.kinds) p.ofAnyBet.push(open)
        for (const kind of c.kinds ?? []) p.ofBet.set(kind, [...(p.ofBet.get(kind) ?? []), open])
      } else this.decide(open, round, p)
    }
    return p
  }

  private decide(open: Open, round: Round, p: Pairing) {
    const { c } = open
    const actual = askHands(c.duty, round)
    const expected = c.expected ? askHands(c.expected, round) : c.constant
    if (actual === undefined || expected === undefined) return
    const d: Decided = { ...open, ok: holds(c.relation, actual, expected), actual, expected }
    p.decided.push(d)
    if (!d.ok) p.violated.push(d)
  }
}

/** The questions of hands that decide a check or, where it is open, its part of the cell. */
export const handFactsOf = (c: Compiled): HandFact[] => {
  const facts: Fact[] = c.ofHands.map((s) => s.fact)
  if (c.level === 'hands') facts.push(c.duty, ...(c.expected ? [c.expected] : []))
  return facts.flatMap((f) => (f.scope === 'hand' ? [f] : f.scope === 'hands' ? f.from : []))
}

const askHands = (fact: Fact, round: Round): Value | undefined =>
  fact.scope === 'hand'
    ? fact.read(round[fact.of])
    : fact.scope === 'hands'
      ? fact.read(...fact.from.map((f) => f.read(round[f.of])))
      : undefined

/** The part of a check's cell that the hands decide; undefined where they are not selected, NaN outside all cells. */
const cellOfHands = (c: Compiled, round: Round): number | undefined => {
  let cell = 0
  for (const s of c.ofHands) {
    const answer = askHands(s.fact, round)
    const i = answer === undefined ? undefined : s.cellOf.get(answer)
    if (i !== undefined) cell += i * s.stride
    else if (s.covering) cell = Number.NaN
    else return undefined
  }
  return cell
}
