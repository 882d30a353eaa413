import type { BetKind } from '../../baccarat/bet'
import type { Money } from '../../baccarat/money'
import { type Bettor, type Offer, type Placed, type Sides, withStake } from './accept'
import type { Engine } from './engine'
import { type House, type ListedBet, limitOf } from './options'
import type { Rng } from './rng'
import type { SideBet } from './side-bets'

/** The people of a table: every third one stands, the others have seats 1, 2, … */
export const seatBettors = (table: string, { bettors, seats }: House): Bettor[] => {
  let seat = 0
  return Array.from({ length: bettors }, (_, i) => {
    const name = `${table}-b${i + 1}`
    return i % 3 === 2 || seat === seats ? { name } : { name, seat: ++seat }
  })
}

const mainKinds = ['player', 'banker'] as const
const sideKinds = ['tie', 'player-pair', 'banker-pair'] as const
// Only Player stakes may lie between multiples of the minimum (art. 18.2).
const anyMultiples = [1, 1.35, 2.5, 10, 50, 1, 3.75]
const wholeMultiples = [1, 2, 5, 10, 50, 3, 4]

/** A stake that fits the limits of its kind. One in twelve is the largest that does. */
const stakeFor = (kind: ListedBet | SideBet, house: House, rng: Rng): Money => {
  const { minimum, maximum } = limitOf(house, kind) ?? house.limits.tie
  const step = kind === 'player' ? Math.min(house.unit, minimum) : minimum
  const wanted =
    rng.below(12) === 0 ? maximum : minimum * rng.pick(kind === 'player' ? anyMultiples : wholeMultiples)
  return Math.max(minimum, Math.floor(Math.min(wanted, maximum) / step) * step)
}

/** The bets of one round in the order offered: those that a tie left standing, then each bettor's own. */
export class Betting {
  readonly placed: Placed[] = []
  private sides: Sides = { player: 0, banker: 0 }

  constructor(
    private readonly engine: Engine,
    private readonly house: House,
    private readonly round: string,
  ) {}

  /** Asks the house to take a bet; the answer is kept either way. */
  offer(offer: Offer): boolean {
    return this.place(offer, this.engine.accepts(offer, this.sides, this.house))
  }

  /** A bet already on the layout: nothing is asked again. */
  stand(offer: Offer): boolean {
    return this.place(offer, true)
  }

  // Field by field, here and in a bet's record: copying by spread costs half of a round.
  private place({ bettor, kind, stake, box, from }: Offer, accepted: boolean): boolean {
    const id = `${this.round}.${this.placed.length + 1}`
    this.placed.push({ bettor, kind, stake, box, from, id, refused: !accepted })
    if (accepted) this.sides = withStake(this.sides, kind, stake)
    return accepted
  }

  has(bettor: Bettor, kinds: readonly BetKind[]): boolean {
    return this.placed.some((bet) => !bet.refused && bet.bettor === bettor && kinds.includes(bet.kind))
  }
}

/** Every bettor bets on one hand; some bet on a tie or a pair besides. */
export const placeBets = (
  betting: Betting,
  bettors: readonly Bettor[],
  carried: readonly Offer[],
  house: House,
  rng: Rng,
): void => {
  for (const offer of carried) betting.stand(offer)
  for (const bettor of bettors) {
    if (betting.has(bettor, mainKinds)) continue
    const box = boxOf(bettor, bettors, house)
    const bad = rng.chance(house.refusals) && badOffer(bettor, box, house, rng)
    if (bad && betting.offer(bad)) continue
    const kind = rng.pick(mainKinds)
    betting.offer({ bettor, kind, stake: stakeFor(kind, house, rng), box })
  }
  for (let sides = rng.below(Math.max(bettors.length, 1)); sides > 0; sides--) {
    const bettor = rng.pick(bettors)
    const kind = rng.pick(sideKinds)
    if (!betting.has(bettor, [kind]))
      betting.offer({ bettor, kind, stake: stakeFor(kind, house, rng), box: boxOf(bettor, bettors, house) })
  }
  for (const kind of ownBets(house)) {
    const bettor = rng.pick(bettors.filter((b) => betting.has(b, besides(kind))))
    if (bettor && !betting.has(bettor, [kind]) && rng.chance(0.3))
      betting.offer({ bettor, kind, stake: stakeFor(kind, house, rng), box: boxOf(bettor, bettors, house) })
  }
}

/** The house's own bets that bettors think of: nobody offers Super Six where commission is taken. */
const ownBets = ({ sideBets, mode }: House): readonly SideBet[] =>
  sideBets.filter((kind) => kind !== 'super-six' || mode === 'half-on-six')

/** Lucky Six is made by who bets on its hand, which a house may ask for; other bets by whoever bets. */
const besides = (kind: SideBet): readonly BetKind[] =>
  kind === 'lucky-six' ? ['banker'] : kind === 'player-lucky-six' ? ['player'] : mainKinds

/** One bettor on each hand, and every side bet: what shows an engine's payments in the fewest rounds. */
export const placeEveryBet = (betting: Betting, bettors: readonly Bettor[], house: House, rng: Rng): void => {
  if (bettors.length === 0) return
  const bettor = (i: number) => bettors[i % bettors.length] as Bettor
  const kinds: ListedBet[] = ['player', 'banker', 'tie', 'player-pair', 'banker-pair']
  for (const [i, kind] of kinds.entries())
    betting.stand({ bettor: bettor(i), kind, stake: stakeFor(kind, house, rng) })
  for (const kind of ownBets(house))
    betting.offer({
      bettor: bettor(besides(kind)[0] === 'banker' ? 1 : 0),
      kind,
      stake: stakeFor(kind, house, rng),
    })
}

// Those who stand share the boxes past the reserved ones, one each.
const boxOf = (bettor: Bettor, bettors: readonly Bettor[], { seats }: House): number =>
  bettor.seat ?? seats + 1 + bettors.filter(({ seat }) => seat === undefined).indexOf(bettor)

/** An offer with one fault, that the house must refuse; undefined where the limits leave no room for the fault. */
const badOffer = (bettor: Bettor, box: number, house: House, rng: Rng): Offer | undefined => {
  const fault = rng.below(5)
  const kind = fault === 2 ? 'banker' : rng.pick(mainKinds)
  const { minimum, maximum } = house.limits[kind]
  const offer = { bettor, kind, stake: minimum, box }
  switch (fault) {
    case 0:
      return { ...offer, stake: (Math.floor(maximum / minimum) + 1) * minimum }
    case 1:
      return minimum > house.unit ? { ...offer, stake: minimum - house.unit } : undefined
    case 2:
      return minimum > house.unit ? { ...offer, stake: minimum + house.unit } : undefined
    case 3:
      return bettor.seat === undefined ? { ...offer, box: 1 + rng.below(house.seats) } : undefined
    default:
      return { ...offer, kind: rng.pick(unlisted) }
  }
}

const unlisted: readonly BetKind[] = ['big', 'small', 'other:Dragon 7']
