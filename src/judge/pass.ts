import { Absent } from '../facts/fact'
import type { Round } from '../log/round'
import type { Program } from './compile'
import { type Classes, factsOf, Group, groupsOf, nothing, ofAll, ofOther } from './groups'
import { HandClasses } from './hand-classes'
import type { Recorder } from './recorder'
import { earlier } from './tally'

const withoutBets = Absent.of('round.bets')

/** One pass of rounds through all checks of a program. Each round is asked once; memory is the tally's. */
export class Pass {
  private readonly decided: Group[]
  private readonly ofRounds: Group[]
  private readonly ofBets: Group[]
  private readonly classes: Classes
  /** The kinds of bet that some check selects, each by a number from 2. */
  private readonly kinds: ReadonlyMap<string, number>
  /** Scratch: the pairings of the round at hand in the groups that ask of bets. */
  private readonly atBets: number[] = []

  constructor(
    program: Program,
    private readonly recorder: Recorder,
  ) {
    const groups = groupsOf(program)
    const kinds = [...new Set(program.checks.flatMap((c) => c.kinds ?? []))]
    this.kinds = new Map(kinds.map((kind, i) => [kind, i + 2]))
    this.classes = {
      player: new HandClasses(groups.map((checks) => factsOf(checks, 'player'))),
      banker: new HandClasses(groups.map((checks) => factsOf(checks, 'banker'))),
    }
    const all = groups.map((checks, i) => new Group(checks, recorder, this.classes, i, kinds))
    this.decided = all.filter((g) => g.level === 'hands')
    this.ofRounds = all.filter((g) => g.level === 'round')
    this.ofBets = all.filter((g) => g.level === 'bet')
  }

  /** Judges one round. Demonstrations fill no cell of these clauses. */
  round(round: Round): void {
    if (round.status === 'demonstration') return
    const { recorder } = this
    recorder.begin()
    const player = this.classes.player.of(round.player)
    const banker = this.classes.banker.of(round.banker)
    for (const group of this.decided) {
      const n = group.meet(round, player, banker)
      if (group.isViolated(n))
        for (const d of group.pairing(n).violated) recorder.violated(d, round, d.actual, d.expected, [])
    }
    for (const group of this.ofRounds) {
      const list = group.listOf(group.pairingOf(round, player, banker), ofAll)
      if (list !== nothing) recorder.judge(list, round, round, undefined, round.rules)
    }
    if (round.bets) this.bets(round, round.bets, player, banker)
    else
      for (const group of this.ofBets)
        for (const open of group.pairing(group.pairingOf(round, player, banker)).opens)
          recorder.unanswered(open.c, withoutBets)
  }

  private bets(round: Round, bets: NonNullable<Round['bets']>, player: number, banker: number) {
    const { atBets, ofBets, recorder } = this
    for (let g = 0; g < ofBets.length; g++) atBets[g] = (ofBets[g] as Group).pairingOf(round, player, banker)
    for (const bet of bets) {
      const kind = bet.kind === undefined ? ofAll : (this.kinds.get(bet.kind) ?? ofOther)
      for (let g = 0; g < ofBets.length; g++) {
        const list = (ofBets[g] as Group).listOf(atBets[g] as number, kind)
        if (list !== nothing) recorder.judge(list, round, round, bet, round.rules)
      }
    }
  }

  /** Adds what the hands decided, once for each class instead of once for each round. */
  end(): void {
    for (const group of this.decided)
      for (const [n, p] of group.pairings.entries())
        for (const d of p.decided) {
          const t = this.recorder.of(d.c)
          const rounds = group.met(n)
          t.exercised += rounds
          if (Number.isNaN(d.cell)) continue
          t.cells[d.cell] = (t.cells[d.cell] as number) + rounds
          if (d.ok) t.witnesses[d.cell] = earlier(t.witnesses[d.cell], p.first)
        }
  }
}
