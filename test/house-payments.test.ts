import { beforeAll, describe, expect, test } from 'vitest'
import type { BetKind } from '../src/baccarat/bet'
import { createEngine, type Engine, reference } from '../src/engines/reference'
import { clauseOf } from './support/command'
import { answersOf, failing, type Game, gamesOf, houseOf, judgedBy } from './support/houses'

const names = ['macau', 'commission-free', 'lucky-six', 'encyclopedia', 'tianze'] as const
type Name = (typeof names)[number]
let games: Record<Name, Game>
beforeAll(async () => {
  games = await gamesOf(...names)
}, 120_000)

/** The reference engine, but for what comes of some bets. */
const paying = (change: Partial<Engine> & ThisType<Engine>) => createEngine(change)
const oddsOf = (
  change: (...[kind, result]: Parameters<Engine['odds']>) => readonly [number, number] | undefined,
) =>
  paying({
    odds(kind, result, terms) {
      return change(kind, result, terms) ?? reference.odds.call(this, kind, result, terms)
    },
  })
const verdictOf = (
  change: (...[kind, result]: Parameters<Engine['verdict']>) => 'won' | 'lost' | undefined,
) =>
  paying({
    verdict(kind, result) {
      return change(kind, result) ?? reference.verdict.call(this, kind, result)
    },
  })
const dragon = (kind: BetKind) => kind.endsWith('-dragon')
const handOf = (kind: BetKind) => (kind.startsWith('player') ? 'player' : 'banker')
const byMargin = [0, 0, 0, 0, 1, 2, 4, 6, 10, 30]
const opposite = { won: 'lost', lost: 'won' } as const
const bothModes = (...bets: string[]) => bets.flatMap((bet) => [`TZ.F.${bet}`, `TZ.S.${bet}`])

describe('what an engine pays wrongly is reported by the clause that it breaks, and no other', () => {
  test.each<[string, Name, Engine, string[]]>([
    [
      'a dragon bet is paid by the margin of a natural',
      'tianze',
      oddsOf((kind, { totals, naturals }) =>
        dragon(kind) && naturals[handOf(kind)]
          ? [Math.max(1, byMargin[Math.abs(totals.player - totals.banker)] as number), 1]
          : undefined,
      ),
      ['TZ.DR4'],
    ],
    [
      'a dragon bet pays 1 to 1 for a win by three',
      'tianze',
      paying({
        verdict(kind, result) {
          const by = result.totals.player - result.totals.banker
          const wonBy = handOf(kind) === 'player' ? by : -by
          return dragon(kind) && wonBy === 3 ? 'won' : reference.verdict.call(this, kind, result)
        },
        odds(kind, result, terms) {
          const by = Math.abs(result.totals.player - result.totals.banker)
          return dragon(kind) && by === 3 ? [1, 1] : reference.odds.call(this, kind, result, terms)
        },
      }),
      ['TZ.DR5'],
    ],
    [
      'a dragon bet loses on a tie of two naturals',
      'tianze',
      verdictOf((kind, { outcome }) => (dragon(kind) && outcome === 'tie' ? 'lost' : undefined)),
      ['TZ.DR6'],
    ],
    [
      'three cards that make nine are taken for a natural',
      'tianze',
      oddsOf((kind, { totals }) => (dragon(kind) && totals[handOf(kind)] === 9 ? [1, 1] : undefined)),
      ['TZ.DR10', 'TZ.DR11', 'TZ.DR12', 'TZ.DR13', 'TZ.DR14'],
    ],
    [
      'a dragon bet pays 31 to 1',
      'tianze',
      oddsOf((kind, { totals, naturals }) =>
        dragon(kind) && !naturals[handOf(kind)] && Math.abs(totals.player - totals.banker) === 9
          ? [31, 1]
          : undefined,
      ),
      ['TZ.DR10', 'TZ.DR2'],
    ],
    [
      'commission is taken of odds that bear it already',
      'tianze',
      paying({
        commission(winnings, terms) {
          return terms.mode === 'commission' ? (winnings * 975) / 10_000 : 0
        },
      }),
      // The article's own clause and the house's say the same.
      ['18.1', 'TZ.S.banker'],
    ],
    [
      'Super Six loses on a six of two cards',
      'tianze',
      verdictOf((kind, { cards }) => (kind === 'super-six' && cards.banker === 2 ? 'lost' : undefined)),
      ['TZ.F.super6'],
    ],
    [
      'Big and Small change places on five cards',
      'tianze',
      paying({
        verdict(kind, result) {
          const five = result.cards.player + result.cards.banker === 5
          const verdict = reference.verdict.call(this, kind, result)
          return five && (kind === 'big' || kind === 'small')
            ? opposite[verdict as keyof typeof opposite]
            : verdict
        },
      }),
      bothModes('big', 'small'),
    ],
    [
      'a total of nothing is taken for odd',
      'tianze',
      paying({
        verdict(kind, result) {
          const verdict = reference.verdict.call(this, kind, result)
          return /-(odd|even)$/.test(kind) && result.totals[handOf(kind)] === 0
            ? opposite[verdict as keyof typeof opposite]
            : verdict
        },
      }),
      bothModes('beven', 'bodd', 'peven', 'podd'),
    ],
    [
      "the Player's Even pays what the Banker's does",
      'tianze',
      oddsOf((kind) => (kind === 'player-even' ? [94, 100] : undefined)),
      bothModes('peven'),
    ],
    [
      'a six of two cards pays half to the Banker, one of three in full',
      'tianze',
      oddsOf((kind, { cards }, { mode }) =>
        kind === 'banker' && mode === 'half-on-six' && cards.banker === 3 ? [1, 1] : undefined,
      ),
      ['18.1', 'TZ.F.banker'],
    ],
    [
      'without commission the Banker is paid in full on a six',
      'commission-free',
      oddsOf((kind) => (kind === 'banker' ? [1, 1] : undefined)),
      ['WK.P2'],
    ],
    [
      'commission is taken at a table without',
      'commission-free',
      paying({ commission: (winnings) => winnings / 20 }),
      ['18.1', 'WK.P2'],
    ],
    [
      'Lucky Six pays 12 to 1 on three cards',
      'lucky-six',
      oddsOf((kind) => (kind === 'lucky-six' ? [12, 1] : undefined)),
      ['WK.L3'],
    ],
    [
      'Lucky Six wins where a six loses',
      'lucky-six',
      verdictOf((kind, { totals }) => (kind === 'lucky-six' && totals.banker === 6 ? 'won' : undefined)),
      ['WK.L3'],
    ],
    [
      "Lucky Six on the Player's side is paid by the Banker's cards",
      'encyclopedia',
      oddsOf((kind, { cards }) =>
        kind === 'player-lucky-six' ? [cards.banker === 2 ? 12 : 20, 1] : undefined,
      ),
      ['WK.L3'],
    ],
  ])('%s (%s)', async (_, name, engine, clauses) => {
    expect(failing(await judgedBy(games[name], answersOf(games[name], engine)))).toEqual([...clauses].sort())
  })
})

describe('bets that a house does not take', () => {
  const round = {
    type: 'round',
    table: 'T1',
    round: '1',
    player: ['9S', 'KS'],
    banker: ['2S', '6S'],
    outcome: 'player',
  } as const
  const log = (...bets: { bettor: string; bet: string; mode?: 'commission' }[]) => [
    {
      ...round,
      player: [...round.player],
      banker: [...round.banker],
      bets: bets.map((b) => ({ stake: '100', ...b })),
    },
  ]

  test('its own bets are, and others violate 13.0', async () => {
    for (const [name, bet, fails] of [
      ['macau', 'lucky-six', ['13.0']],
      ['lucky-six', 'lucky-six', []],
      ['lucky-six', 'big', ['13.0']],
      ['tianze', 'big', []],
      ['tianze', 'lucky-six', ['13.0']],
      ['tianze', 'other:Dragon 7', ['13.0']],
    ] as const)
      expect([name, bet, failing(await judgedBy(games[name], log({ bettor: 'b1', bet })))]).toEqual([
        name,
        bet,
        fails,
      ])
  })

  test('further ones may be approved', async () => {
    const house = houseOf({ approvedSideBets: 'Dragon 7' })
    const verdicts = await judgedBy(games.tianze, log({ bettor: 'b1', bet: 'other:Dragon 7' }), { house })
    expect(failing(verdicts)).toEqual([])
  })

  test('Super Six has no place where commission is taken', async () => {
    const bet = { bettor: 'b1', bet: 'super-six', mode: 'commission' } as const
    expect(failing(await judgedBy(games.tianze, log(bet)))).toEqual(['TZ.F.super6'])
  })

  test("Lucky Six on the Player's side needs the reading that lets it be", async () => {
    const alone = log({ bettor: 'b1', bet: 'player-lucky-six' })
    const verdicts = await judgedBy(games['lucky-six'], alone)
    expect(failing(verdicts)).toEqual(['WK.L1'])
    expect(clauseOf(verdicts, 'WK.L1').checks[0]?.evidence[0]?.conformsUnder).toEqual([
      'luckySixSide = either',
    ])
    expect(failing(await judgedBy(games.encyclopedia, alone))).toEqual(['WK.L1'])
    const beside = log({ bettor: 'b1', bet: 'player-lucky-six' }, { bettor: 'b1', bet: 'player' })
    expect(failing(await judgedBy(games.encyclopedia, beside))).toEqual([])
  })

  test('a bettor on both hands, where the house forbids it', async () => {
    const both = log({ bettor: 'b1', bet: 'player' }, { bettor: 'b1', bet: 'banker' })
    expect(failing(await judgedBy(games.encyclopedia, both))).toEqual(['WK.L2'])
    expect(failing(await judgedBy(games['lucky-six'], both))).toEqual([])
    const house = houseOf({ bothSides: 'forbidden' })
    expect(failing(await judgedBy(games['lucky-six'], both, { house }))).toEqual(['WK.L2'])
  })
})
