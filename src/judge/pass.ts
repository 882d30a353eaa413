import type { Hand, HandName } from '../baccarat/hand'
import { Absent, type Fact, Undeclared, type Value } from '../facts'
import type { Bet, Round } from '../log/round'
import type { HouseRules } from '../rulebook/house-rules'
import { holds } from './check'
import { type Compiled, type Evaluation, evaluate, type Finding, type Program } from './compile'
import {
  type CheckTally,
  type ClauseTally,
  count,
  earlier,
  emptyTally,
  kept,
  type Tally,
  type Witness,
} from './tally'

/** A check that a class of hands leaves open, with the part of the cell that the hands decide. */
interface Open {
  c: Compiled
  cell: number
}
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

/** One pass of rounds through all checks of a program. Each round is asked once; memory is the tally's. */
export class Pass {
  readonly tally: Tally
  private readonly classes = { player: new Map<string, number>(), banker: new Map<string, number>() }
  private readonly known = {
    player: new Int32Array(rankSpan ** 3).fill(-1),
    banker: new Int32Array(rankSpan ** 3).fill(-1),
  }
  private readonly odd = { player: new Map<string, number>(), banker: new Map<string, number>() }
  private readonly pairings = new Map<number, Pairing>()
  private readonly rulesByVariant = new Map<HouseRules, HouseRules[]>()
  private readonly scratch: Evaluation = { cell: 0, actual: '', expected: '' }
  private readonly variantScratch: Evaluation = { cell: 0, actual: '', expected: '' }
  /** Number of the round at which a clause, or a clause under a variant, was last found violated. */
  private readonly lastViolated: Int32Array
  private readonly lastViolatedUnder: Int32Array
  private serial = 0

  /** `rawOf` gives a round's record as it stands in the input, for evidence. */
  constructor(
    private readonly program: Program,
    private readonly rawOf: (round: Round) => string = () => '',
  ) {
    this.tally = emptyTally(
      program.checks.map((c) => c.cells),
      program.clauses.length,
    )
    this.lastViolated = new Int32Array(program.clauses.length)
    this.lastViolatedUnder = new Int32Array(program.clauses.length * program.variants.length)
  }

  /** Judges one round. Demonstrations fill no cell of these clauses. */
  round(round: Round): void {
    if (round.status === 'demonstration') return
    this.serial++
    const pairing = this.pairingOf(round)
    pairing.rounds++
    for (const d of pairing.violated) this.violated(d, round, d.actual, d.expected, [])
    for (const open of pairing.ofRound) this.judge(open, round, undefined)
    if (!round.bets) {
      for (const open of pairing.allOfBets) count(this.of(open.c).absent, 'round.bets')
      return
    }
    for (const bet of round.bets) {
      const opens = bet.kind === undefined ? pairing.allOfBets : pairing.ofBet.get(bet.kind)
      if (opens) for (const open of opens) this.judge(open, round, bet)
      if (bet.kind !== undefined) for (const open of pairing.ofAnyBet) this.judge(open, round, bet)
    }
  }

  /** Adds what the hands decided, once for each class instead of once for each round. */
  end(): Tally {
    for (const p of this.pairings.values())
      for (const d of p.decided) {
        const t = this.of(d.c)
        t.exercised += p.rounds
        if (Number.isNaN(d.cell)) continue
        t.cells[d.cell] = (t.cells[d.cell] as number) + p.rounds
        if (d.ok) t.witnesses[d.cell] = earlier(t.witnesses[d.cell], p.first)
      }
    this.pairings.clear()
    return this.tally
  }

  private of(c: Compiled): CheckTally {
    return this.tally.checks[c.index] as CheckTally
  }

  private judge({ c, cell }: Open, round: Round, bet: Bet | undefined) {
    const out = this.scratch
    const finding = evaluate(c, cell, round, bet, round.rules, out)
    const conforms = c.variants.length ? this.underOtherReadings(c, cell, round, bet, finding) : undefined
    if (finding === 'unselected') return
    const t = this.of(c)
    if (finding instanceof Absent) count(t.absent, finding.field)
    else if (finding instanceof Undeclared) count(t.undeclared, finding.setting)
    else {
      t.exercised++
      if (!Number.isNaN(out.cell)) {
        t.cells[out.cell] = (t.cells[out.cell] as number) + 1
        if (finding === 'holds') t.witnesses[out.cell] ??= { place: round.place, round: round.id }
      }
      if (finding === 'violated')
        this.violated({ c, cell: out.cell }, round, out.actual, out.expected, conforms?.() ?? [])
    }
  }

  private violated(
    { c, cell }: Open,
    round: Round,
    actual: Value,
    expected: Value | Value[],
    conformsUnder: string[],
  ) {
    const t = this.of(c)
    t.violations++
    if (this.lastViolated[c.clause] !== this.serial) {
      this.lastViolated[c.clause] = this.serial
      ;(this.tally.clauses[c.clause] as ClauseTally).violations++
    }
    if (t.evidence.length < kept)
      t.evidence.push({
        place: round.place,
        table: round.table,
        shoe: round.shoe,
        round: round.id,
        expected: c.expected ? `${c.check.duty.text}: ${inWords(c.expected, expected)}` : c.check.duty.text,
        actual: inWords(c.duty, actual),
        cell,
        conformsUnder,
        record: this.rawOf(round),
      })
  }

  /** Evaluates the check under each other reading of the settings that it depends on. Returns who would let it hold. */
  private underOtherReadings(
    c: Compiled,
    cell: number,
    round: Round,
    bet: Bet | undefined,
    declared: Finding,
  ): () => string[] {
    const rules = this.variantsOf(round.rules)
    const clause = this.tally.clauses[c.clause] as ClauseTally
    const conforming: number[] = []
    for (const v of c.variants) {
      const other = rules[v] as HouseRules
      const finding =
        other === round.rules ? declared : evaluate(c, cell, round, bet, other, this.variantScratch)
      clause.readings[v] ??= { violations: 0, differs: 0 }
      const counts = clause.readings[v]
      if (finding !== declared) counts.differs++
      if (finding === 'violated') {
        const at = c.clause * this.program.variants.length + v
        if (this.lastViolatedUnder[at] !== this.serial) {
          this.lastViolatedUnder[at] = this.serial
          counts.violations++
        }
      } else if (declared === 'violated' && finding === 'holds') conforming.push(v)
    }
    return () =>
      conforming.map((v) => {
        const { setting, reading } = this.program.variants[v] as Program['variants'][number]
        return `${setting} = ${reading}`
      })
  }

  private variantsOf(rules: HouseRules): HouseRules[] {
    let all = this.rulesByVariant.get(rules)
    if (!all) {
      all = this.program.variants.map(({ setting, reading }) =>
        rules[setting] === reading ? rules : { ...rules, [setting]: reading },
      )
      this.rulesByVariant.set(rules, all)
    }
    return all
  }

  private pairingOf(round: Round): Pairing {
    const settled = round.status === 'settled'
    const key =
      (this.classOf('player', round.player) * 65536 + this.classOf('banker', round.banker)) * 2 +
      (settled ? 0 : 1)
    let p = this.pairings.get(key)
    if (!p) {
      p = this.open(round, settled)
      this.pairings.set(key, p)
    }
    return p
  }

  /** Hands that no question of the plan can tell apart share a class. */
  private classOf(of: HandName, hand: Hand): number {
    const usual = hand.length === 2 || hand.length === 3
    const code = usual
      ? ((hand[0] as number) * rankSpan + (hand[1] as number)) * rankSpan + (hand[2] ?? 0)
      : 0
    const seen = usual ? (this.known[of][code] as number) : (this.odd[of].get(hand.join()) ?? -1)
    if (seen >= 0) return seen
    const answers = JSON.stringify(this.program.handFacts[of].map((f) => f.read(hand) ?? null))
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
    for (const c of this.program.checks) {
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

const inWords = (fact: Fact, value: Value | Value[]): string => {
  const shown = (Array.isArray(value) ? value : [value]).map((v) => fact.show(v)).join(' or ')
  return fact.scope === 'hand' ? `${fact.of === 'player' ? 'Player' : 'Banker'} ${shown}` : shown
}
