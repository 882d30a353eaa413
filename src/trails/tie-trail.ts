import { total } from '../baccarat/hand'
import type { Money } from '../baccarat/money'
import { type Bet, type Round, type Status, statuses } from '../log/round'
import type { Mode } from '../log/round-log.generated'
import type { TapeReader, TapeWriter } from './tape'
import type { Around, Sighted, Trail } from './trail'

/** A bet on the Player or the Banker, as the trail of ties needs it. */
interface MainBet {
  id: string | undefined
  from: string | undefined
  bettor: string | undefined
  kind: 'player' | 'banker'
  stake: Money | undefined
  returned: Money | undefined
  standing: Money
  mode: Mode | undefined
}

export interface TieObservation {
  status: Status
  tie: boolean
  complete: boolean
  /** undefined: the log does not list the round's bets. */
  bets: MainBet[] | undefined
}

/** What became of a bet that a tie left undecided, seen in the table's next round. */
export interface TieBet extends Sighted {
  kind: 'player' | 'banker'
  /** undefined: the log cannot show it; `lacks` names the field. */
  change: 'cancel' | 'keep' | 'increase' | 'reduce' | 'switch' | undefined
  /**
   * The stake came back in full and the next bet does not say that it continues this one: it may as well be a new bet
   * after a cancelled one. Such a bet breaks a house's rule only where it would either way.
   */
  orCancelled: boolean
  /** Given back in full in the last round of its shoe. */
  backAtLastRound: boolean
  lacks: 'round.bets' | 'round.betsComplete' | 'round.bets[].bettor' | 'round.bets[].stake'
  /** Where a stake that was left standing went on; undefined where none was. */
  wentOn: 'in the same shoe' | 'in the next shoe' | 'nowhere' | 'unknown' | undefined
  /** The modes of a bet that stood and went on: before and after, as the bet says or its table. */
  modes: [Mode | undefined, Mode | undefined] | undefined
}

interface Pending {
  at: Sighted
  bets: MainBet[]
  /** The table's mode. */
  mode: Mode | undefined
}

export class TieTrail implements Trail<TieObservation, TieBet> {
  private readonly ties = new Map<string, Pending>()

  /** Bets matter in a tie, and in the round after one; where that round's past is not here, they may. */
  observe(round: Round, fresh: boolean): TieObservation | undefined {
    if (round.status === 'demonstration') return undefined
    const tie = round.status === 'settled' && isTie(round)
    const asked = tie || fresh
    return {
      status: round.status,
      tie,
      complete: round.betsComplete ?? false,
      bets: asked ? round.bets?.filter(isMain).map(mainBet) : undefined,
    }
  }

  write(o: TieObservation | undefined, tape: TapeWriter): void {
    tape.word(statuses, o?.status)
    if (!o) return
    tape.flags(o.tie, o.complete, o.bets !== undefined)
    if (!o.bets) return
    tape.number(o.bets.length)
    for (const b of o.bets) {
      tape.text(b.id)
      tape.text(b.from)
      tape.text(b.bettor)
      tape.word(kinds, b.kind)
      tape.number(b.stake)
      tape.number(b.returned)
      tape.number(b.standing)
      tape.word(modes, b.mode)
    }
  }

  read(tape: TapeReader): TieObservation | undefined {
    const status = tape.word(statuses)
    if (!status) return undefined
    const flags = tape.sure()
    const bets: MainBet[] = []
    if (flags & 4) for (let n = tape.sure(); n > 0; n--) bets.push(readBet(tape))
    return {
      status,
      tie: (flags & 1) !== 0,
      complete: (flags & 2) !== 0,
      bets: flags & 4 ? bets : undefined,
    }
  }

  follow(at: Sighted, o: TieObservation, { table }: Pick<Around, 'table'>): TieBet[] {
    const key = at.table ?? ''
    const pending = this.ties.get(key)
    this.ties.delete(key)
    if (o.tie && o.bets) this.ties.set(key, { at, bets: o.bets, mode: table?.mode })
    // A void round gives every bet back: what the tie left is settled by that.
    return pending && o.status === 'settled'
      ? resolve(pending, { at, bets: o.bets ?? [], mode: table?.mode }, o)
      : []
  }
}

const kinds = ['player', 'banker'] as const
const modes = ['commission', 'half-on-six'] as const

const readBet = (tape: TapeReader): MainBet => ({
  id: tape.text(),
  from: tape.text(),
  bettor: tape.text(),
  kind: tape.word(kinds) as MainBet['kind'],
  stake: tape.number(),
  returned: tape.number(),
  standing: tape.sure(),
  mode: tape.word(modes),
})

export const isTie = (round: Round): boolean =>
  round.player.length > 1 && round.banker.length > 1 && total(round.player) === total(round.banker)

const isMain = (b: Bet) => b.status === 'accepted' && (b.kind === 'player' || b.kind === 'banker')
const mainBet = (b: Bet): MainBet => ({
  id: b.id,
  from: b.from,
  bettor: b.bettor,
  kind: b.kind as MainBet['kind'],
  stake: b.stake,
  returned: b.returned,
  standing: b.standing ?? 0,
  mode: b.mode,
})

const resolve = (pending: Pending, { at, bets, mode }: Pending, next: TieObservation): TieBet[] => {
  const open = [...bets]
  const named = pending.bets.map((b) => takeOut(open, (n) => n.from !== undefined && n.from === b.id))
  const found = pending.bets.map(
    (b, i) => named[i] ?? takeOut(open, (n) => sameBettor(b, n) && n.from === undefined && n.kind === b.kind),
  )
  return pending.bets.flatMap((b, i) => {
    const n = found[i] ?? takeOut(open, (o) => sameBettor(b, o) && o.from === undefined)
    return changes(b, n, next).map((change) => ({
      // Spelled out: after a spread, each further field is added one by one, at ten times the cost of the whole.
      place: at.place,
      table: at.table,
      shoe: at.shoe,
      id: at.id,
      kind: b.kind,
      change,
      orCancelled: givenBack(b) && n !== undefined && !named[i],
      backAtLastRound: givenBack(b) && pending.at.shoe !== at.shoe,
      lacks: lackOf(b, next),
      wentOn:
        b.standing === 0
          ? undefined
          : n
            ? shoeOf(pending.at, at)
            : next.complete && b.bettor !== undefined
              ? 'nowhere'
              : 'unknown',
      modes: b.standing > 0 && n ? [b.mode ?? pending.mode, n.mode ?? mode] : undefined,
    }))
  })
}

const givenBack = (b: MainBet) => b.standing === 0 && b.stake !== undefined && b.returned === b.stake

const sameBettor = (a: MainBet, b: MainBet) => a.bettor !== undefined && a.bettor === b.bettor

const takeOut = (bets: MainBet[], fits: (b: MainBet) => boolean): MainBet | undefined => {
  const i = bets.findIndex(fits)
  return i < 0 ? undefined : bets.splice(i, 1)[0]
}

const changes = (b: MainBet, n: MainBet | undefined, next: TieObservation): TieBet['change'][] => {
  if (!n) return [next.complete && next.bets && b.bettor !== undefined ? 'cancel' : undefined]
  if (b.stake === undefined || n.stake === undefined) return [undefined]
  const size = n.stake > b.stake ? 'increase' : n.stake < b.stake ? 'reduce' : 'keep'
  if (n.kind === b.kind) return [size]
  return size === 'keep' ? ['switch'] : ['switch', size]
}

const lackOf = (b: MainBet, next: TieObservation): TieBet['lacks'] =>
  !next.bets
    ? 'round.bets'
    : b.bettor === undefined
      ? 'round.bets[].bettor'
      : next.complete
        ? 'round.bets[].stake'
        : 'round.betsComplete'

const shoeOf = (a: Sighted, b: Sighted) => (a.shoe === b.shoe ? 'in the same shoe' : 'in the next shoe')
