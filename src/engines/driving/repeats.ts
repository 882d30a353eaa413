import { formatMoney, parseMoney } from '../../baccarat/money'
import type { Bet, Round } from '../../log/round-log.generated'
import type { StackedRound } from '../../playbook/playbook.generated'

interface Kept {
  round: StackedRound
  answer: Round
}

/** Rounds chosen evenly from a playbook, to be dealt a second time. */
export class Repeats {
  private readonly kept: Kept[] = []
  private readonly step: number

  constructor(
    private readonly most: number,
    size: number,
  ) {
    this.step = Math.max(1, Math.floor(size / Math.max(1, most)))
  }

  keep(round: StackedRound, answer: Round): void {
    if (this.kept.length < this.most && (round.round - 1) % this.step === 0) this.kept.push({ round, answer })
  }

  /** Last first. */
  rounds(): Kept[] {
    return this.kept.reverse()
  }

  /** Whether two answers to one stack are different rounds: what each may name as it likes is left aside. */
  static differ(a: Round, b: Round): boolean {
    return essence(a) !== essence(b)
  }
}

const essence = ({ player, banker, playerTotal, bankerTotal, outcome, pairs, status, bets }: Round): string =>
  JSON.stringify([
    player,
    banker,
    playerTotal,
    bankerTotal,
    outcome,
    [pairs?.player, pairs?.banker],
    status,
    bets?.map(settled).sort(),
  ])

const settled = ({ bettor, bet, stake, returned, standing, commission, status }: Bet): string =>
  JSON.stringify([bettor, bet, ...[stake, returned, standing, commission].map(plain), status])

/** 100 and 100.00 are one amount. */
const plain = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : formatMoney(parseMoney(amount) as number)
