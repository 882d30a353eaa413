import type { BetKind } from '../../baccarat/bet'
import { formatMoney, type Money, parseMoney, type Rounding } from '../../baccarat/money'
import type { Device, Mode } from '../../log/round-log.generated'
import type { SideBet } from './side-bets'

export type TieAction = 'cancel' | 'keep' | 'increase' | 'reduce' | 'switch'
export type BurnMethod = 'decks' | 'first-card' | `fixed:${number}`
export type CommissionRounding = 'exact' | `${Rounding}:${string}`
/** The bets that the rules list (art. 13). */
export type ListedBet = 'player' | 'banker' | 'tie' | 'player-pair' | 'banker-pair'

/** What to play, and the house rules to play by. Amounts are decimal strings in the currency's main unit. */
export interface Options {
  seed: string | number
  /** Shoes to play, shared out among the tables in turn. */
  shoes: number
  /** Tables that play at once, their rounds interleaved by time. Default 1. */
  tables?: number
  /** Default 8. */
  decks?: 6 | 7 | 8 | 9 | 10 | 11 | 12
  device?: Device
  mode?: Mode
  origin?: 'simulated'
  /** Bettors at a table, one in three of them standing. Default 3, which makes three to five bets a round. */
  bettors?: number
  currency?: string
  unit?: string
  /** Replaces the limits of the kinds named; the others keep their defaults. */
  limits?: Partial<Record<ListedBet, { minimum: string; maximum: string }>>
  differential?: string
  /** Default allowed, and forbidden where cards come face up from a machine. */
  holding?: 'allowed' | 'forbidden'
  burnMethod?: BurnMethod
  burnFaceCount?: 10 | 0 | 1
  burnIncludesShown?: boolean
  cutCardBehind?: number
  lastRound?: 'current' | 'one-more'
  /** Sample rounds after the burn of each shoe, 0 to 3. */
  demonstrations?: number
  commissionRounding?: CommissionRounding
  /** What may become of a Player or Banker bet after a tie; must hold `keep` or `cancel`, which always can be done. */
  tieBets?: readonly TieAction[]
  tieAtLastRound?: 'next-shoe' | 'refund'
  /** Bets of the house's own that it takes and bettors place. Default none. */
  sideBets?: readonly SideBet[]
  /** Probability that a card of the round comes out face up by accident (art. 4). */
  exposedCards?: number
  /** Probability that a round has a misdeal, as often put right as not (art. 10). */
  misdeals?: number
  /** Probability that one to three cards are burned before the round (art. 8). */
  roundBurns?: number
  /** Probability that a bettor first offers what the house must refuse. Default 0.02, and 0 when lean. */
  refusals?: number
  /** Rounds that an automatic shuffler plays between two shoe records. Default 80. */
  machineRounds?: number
  /** Only what an engine alone can show: rounds without table events, and every kind of bet in each. */
  lean?: boolean
}

export interface Limit {
  minimum: Money
  maximum: Money
}

/** Options with every default filled in and every amount read. */
export type House = Required<
  Omit<Options, 'seed' | 'origin' | 'unit' | 'limits' | 'differential' | 'commissionRounding'>
> & {
  seats: number
  unit: Money
  limits: Record<ListedBet, Limit>
  differential: Money
  /** Absent: commission is paid exactly. */
  rounding?: { how: Rounding; unit: Money }
}

const defaultLimits: Record<ListedBet, { minimum: string; maximum: string }> = {
  player: { minimum: '100', maximum: '10000' },
  banker: { minimum: '100', maximum: '10000' },
  tie: { minimum: '20', maximum: '1000' },
  'player-pair': { minimum: '20', maximum: '1000' },
  'banker-pair': { minimum: '20', maximum: '1000' },
}

/** @throws RangeError naming the option that cannot be played */
export const resolve = (options: Omit<Options, 'seed' | 'shoes'> & { shoes?: number }): House => {
  const device = options.device ?? 'shoe'
  const lean = options.lean ?? false
  const house: House = {
    shoes: options.shoes ?? 1,
    tables: options.tables ?? 1,
    decks: options.decks ?? 8,
    device,
    mode: options.mode ?? 'commission',
    bettors: options.bettors ?? 3,
    seats: 9,
    currency: options.currency ?? 'MOP',
    unit: amount('unit', options.unit ?? '0.50'),
    limits: readLimits({ ...defaultLimits, ...options.limits }),
    differential: amount('differential', options.differential ?? '12000'),
    holding: options.holding ?? (device === 'shoe' ? 'allowed' : 'forbidden'),
    burnMethod: options.burnMethod ?? 'first-card',
    burnFaceCount: options.burnFaceCount ?? 10,
    burnIncludesShown: options.burnIncludesShown ?? false,
    cutCardBehind: options.cutCardBehind ?? 14,
    lastRound: options.lastRound ?? 'one-more',
    demonstrations: options.demonstrations ?? 0,
    rounding: readRounding(options.commissionRounding ?? 'exact'),
    tieBets: options.tieBets ?? ['cancel', 'keep', 'increase', 'reduce', 'switch'],
    tieAtLastRound: options.tieAtLastRound ?? 'next-shoe',
    sideBets: options.sideBets ?? [],
    exposedCards: options.exposedCards ?? 0,
    misdeals: options.misdeals ?? 0,
    roundBurns: options.roundBurns ?? 0,
    refusals: options.refusals ?? (lean ? 0 : 0.02),
    machineRounds: options.machineRounds ?? 80,
    lean,
  }
  check(Number.isInteger(house.decks) && house.decks >= 6 && house.decks <= 12, 'decks: 6 to 12 (art. 1.1)')
  check(house.demonstrations >= 0 && house.demonstrations <= 3, 'demonstrations: 0 to 3 a shoe (art. 2.2)')
  check(
    /^(decks|first-card|fixed:[1-8])$/.test(house.burnMethod),
    'burnMethod: fixed:1 to fixed:8 (art. 2.1)',
  )
  check(
    house.tieBets.includes('keep') || house.tieBets.includes('cancel'),
    'tieBets: keep or cancel must be among them, for a stake at its limit may allow nothing else',
  )
  return house
}

const check = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new RangeError(otherwise)
}

const amount = (name: string, text: string): Money => {
  const read = parseMoney(text)
  if (!read)
    throw new RangeError(`${name} must be an amount above 0 such as "0.50", not ${JSON.stringify(text)}`)
  return read
}

const readLimits = (limits: Record<ListedBet, { minimum: string; maximum: string }>) => {
  const read = (kind: ListedBet): Limit => {
    const minimum = amount(`limits.${kind}.minimum`, limits[kind].minimum)
    const maximum = amount(`limits.${kind}.maximum`, limits[kind].maximum)
    if (minimum > maximum)
      throw new RangeError(`limits.${kind}: minimum ${formatMoney(minimum)} above maximum`)
    return { minimum, maximum }
  }
  return {
    player: read('player'),
    banker: read('banker'),
    tie: read('tie'),
    'player-pair': read('player-pair'),
    'banker-pair': read('banker-pair'),
  }
}

const readRounding = (text: CommissionRounding): House['rounding'] => {
  if (text === 'exact') return undefined
  const [how, unit] = text.split(':') as [Rounding, string]
  if (!['floor', 'ceil', 'half-up'].includes(how)) throw new RangeError(`commissionRounding: ${text}`)
  return { how, unit: amount('commissionRounding', unit) }
}

/** The limits of a kind; undefined for one that the rules do not list. */
export const limitOf = (house: House, kind: BetKind): Limit | undefined =>
  (house.limits as Partial<Record<BetKind, Limit>>)[kind]
