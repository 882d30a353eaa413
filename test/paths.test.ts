import { beforeAll, expect, test } from 'vitest'
import { defects } from '../src/engines/defective'
import { play, sideBetKinds } from '../src/engines/reference'
import { createRng } from '../src/engines/reference/rng'
import { Along } from '../src/judge/along'
import { compile } from '../src/judge/compile'
import { Lane } from '../src/judge/lane'
import { merge, type Tally } from '../src/judge/tally'
import { spansOfLines } from '../src/log/framing'
import type { Bet, Round, RoundLogRecord } from '../src/log/round-log.generated'
import { House } from '../src/rulebook/house-rules'
import type { HouseRulesFile } from '../src/rulebook/house-rules.generated'
import { type Game, gamesOf, houseOf } from './support/houses'

let games: Record<'macau' | 'tianze', Game>
beforeAll(async () => {
  games = await gamesOf('macau', 'tianze')
}, 120_000)

const lines = (records: readonly RoundLogRecord[]) => {
  const text = records.map((r) => JSON.stringify(r)).join('\n')
  const bytes = new Uint8Array(new TextEncoder().encode(`${text}\n`))
  return { input: 0, offset: 0, bytes, spans: spansOfLines(bytes, 1) }
}

/** The tally of a log, where so many steps of paths are remembered. */
const tallyOf = (
  { checks, rules }: Game,
  records: readonly RoundLogRecord[],
  mostSteps: number | undefined,
  house: HouseRulesFile | undefined,
): Tally => {
  const { readings } = rules
  const lane = new Lane({
    checks,
    adapter: undefined,
    house,
    readings,
    schema: true,
    ...(mostSteps !== undefined && { mostSteps }),
  })
  lane.scout(0, lines(records))
  const { steps } = lane.judge(0, { anew: true, changes: [] })
  const along = new Along(compile(checks), new House(house, readings), undefined, mostSteps)
  along.each(steps, (step) => along.follow(step, false))
  return merge(lane.finish(), along.end())
}

/** A log in which about every fifth field of a bet, and some of a round, is another or missing. */
const spoilt = (records: Iterable<RoundLogRecord>, seed: string): RoundLogRecord[] => {
  const rng = createRng(seed)
  const chance = (p: number) => rng.chance(p)
  const of = <T>(...all: T[]) => rng.pick(all)
  const bet = (b: Bet): Bet => {
    const other = { ...b }
    if (chance(0.2)) other.returned = of('0', b.stake ?? '1', '97.50', '3.3333', undefined) as string
    if (chance(0.1)) other.stake = of('15', '0.50', undefined) as string
    if (chance(0.1)) other.status = of('refused', 'cancelled')
    if (chance(0.1)) other.bet = of('tie', 'other:Dragon 7', 'banker', undefined) as string
    if (chance(0.1)) other.bettor = of('b1', 'b2', undefined) as string
    if (chance(0.1)) other.mode = of('half-on-six', 'commission')
    return JSON.parse(JSON.stringify(other)) as Bet
  }
  const round = (r: Round): Round => {
    const other = { ...r, bets: r.bets?.map(bet) }
    if (chance(0.1)) other.bets = undefined
    if (chance(0.1)) other.events = undefined
    if (chance(0.1)) other.events = r.events?.filter(() => chance(0.7))
    if (chance(0.1)) other.outcome = of('tie', 'player', undefined) as 'tie'
    if (chance(0.1)) other.banker = r.banker.slice(0, of(1, 2, 3))
    if (chance(0.1)) other.status = of('void', 'demonstration')
    return JSON.parse(JSON.stringify(other)) as Round
  }
  return [...records].map((r) => (r.type === 'round' ? round(r) : r))
}

const declared = houseOf({ commissionRounding: 'floor:1', limitScope: 'per-bet', holderTie: 'earliest' })
const mishaps = { exposedCards: 0.1, misdeals: 0.1, roundBurns: 0.1, refusals: 0.1 }

test.each([
  ['macau', undefined],
  ['macau', declared],
  ['tianze', undefined],
] as const)('a log of %s comes to the same, however much of its paths is remembered', (name, house) => {
  const sideBets = name === 'tianze' ? sideBetKinds.filter((k) => !k.endsWith('lucky-six')) : []
  const log = spoilt(play({ seed: name, shoes: 3, bettors: 5, sideBets, ...mishaps }), `${name} spoilt`)
  const inFull = tallyOf(games[name], log, 0, house)
  expect(inFull.checks.reduce((n, c) => n + c.violations, 0)).toBeGreaterThan(300)
  for (const steps of [1, 40, 400, undefined])
    expect([steps, tallyOf(games[name], log, steps, house)]).toEqual([steps, inFull])
})

test.each([
  'pair-by-points',
  'half-of-a-lost-banker-stake-returned',
  'tie-pays-nine-to-one',
  'void-round-keeps-bets',
])('so does that of an engine with a fault: %s', (name) => {
  const { engine } = defects[name] as (typeof defects)[string]
  const log = [...play({ seed: name, shoes: 4, ...mishaps }, engine)]
  const inFull = tallyOf(games.macau, log, 0, undefined)
  expect(inFull.checks.some((c) => c.violations > 0)).toBe(true)
  expect(tallyOf(games.macau, log, undefined, undefined)).toEqual(inFull)
})
