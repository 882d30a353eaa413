import { other } from '../../baccarat/hand'
import type { Money } from '../../baccarat/money'
import { type Offer, type Placed, type Sides, withStake } from './accept'
import type { Engine } from './engine'
import { type House, limitOf, type TieAction } from './options'
import type { Rng } from './rng'

/** What becomes of a bet that a tie left undecided: `returned` and `standing` make up its stake. */
export interface Carried {
  /** Of the bet. */
  id: string
  returned: Money
  standing: Money
  /** The bet that it is in the table's next round. */
  next?: Offer
}

/** Bets after a tie (art. 12). */
export interface Ties {
  /** What the house lets become of an undecided bet. */
  tieActions(house: House): readonly TieAction[]
  afterTie(bet: Placed, action: TieAction, house: House, rng: Rng): Carried
}

export const ties: Ties & ThisType<Engine> = {
  tieActions: ({ tieBets }) => tieBets,

  afterTie(bet, action, house, rng) {
    const { stake, kind } = bet
    const minimum = limitOf(house, kind)?.minimum ?? house.unit
    switch (action) {
      case 'cancel':
        return { id: bet.id, returned: stake, standing: 0 }
      case 'keep':
        return stands(bet, stake)
      case 'increase':
        return stands(bet, stake, { stake: stake + minimum * (1 + rng.below(3)) })
      case 'reduce':
        return stands(bet, halve(stake, kind === 'banker' ? minimum : house.unit))
      case 'switch':
        return stands(bet, stake, { kind: other(kind === 'banker' ? 'banker' : 'player') })
    }
  },
}

const stands = (bet: Placed, standing: Money, change: Partial<Offer> = {}): Carried => {
  const { bettor, kind, box, id } = bet
  return {
    id,
    returned: bet.stake - standing,
    standing,
    next: { bettor, kind, stake: standing, box, from: id, ...change },
  }
}

const halve = (stake: Money, step: Money): Money => Math.floor(stake / 2 / step) * step

/**
 * Settles together what becomes of a round's undecided bets, in their order. Each bettor picks at random from
 * what the house allows; what would break a limit is kept or cancelled instead, which never breaks one.
 */
export const planTie = (engine: Engine, undecided: readonly Placed[], house: House, rng: Rng): Carried[] => {
  const all = (action: TieAction) => undecided.map((bet) => engine.afterTie(bet, action, house, rng))
  const actions = engine.tieActions(house)
  const safe = actions.includes('keep') ? 'keep' : 'cancel'
  const chosen = undecided.map((bet) => {
    const carried = engine.afterTie(bet, rng.pick(actions), house, rng)
    return withinLimits(engine, carried, house) ? carried : engine.afterTie(bet, safe, house, rng)
  })
  return engine.withinDifferential(sidesOf(chosen), house) ? chosen : all(safe)
}

// Half of the least stake is no bet at all.
const withinLimits = (engine: Engine, { next }: Carried, house: House): boolean =>
  !next ||
  (next.stake > 0 &&
    engine.withinMaximum(next.kind, next.stake, house) &&
    engine.withinMinimum(next.kind, next.stake, house))

const sidesOf = (carried: readonly Carried[]): Sides => {
  let sides: Sides = { player: 0, banker: 0 }
  for (const { next } of carried) if (next) sides = withStake(sides, next.kind, next.stake)
  return sides
}
