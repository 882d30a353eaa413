import { beforeAll, describe, expect, test } from 'vitest'
import { clauseOf } from './support/command'
import { failing, type Game, gamesOf, houseOf, judgedBy } from './support/houses'

// What engines pay wrongly, and bets that no reading lets be, is proved by the engines of src/engines/defective/houses.

const names = ['lucky-six', 'encyclopedia', 'tianze'] as const
type Name = (typeof names)[number]
let games: Record<Name, Game>
beforeAll(async () => {
  games = await gamesOf(...names)
}, 120_000)

describe('bets that a house takes by one reading and not by another', () => {
  const log = (...bets: { bettor: string; bet: string }[]) => [
    {
      type: 'round' as const,
      table: 'T1',
      round: '1',
      player: ['9S', 'KS'],
      banker: ['2S', '6S'],
      outcome: 'player' as const,
      bets: bets.map((b) => ({ stake: '100', ...b })),
    },
  ]

  test('further ones may be approved', async () => {
    const dragon = log({ bettor: 'b1', bet: 'other:Dragon 7' })
    expect(failing(await judgedBy(games.tianze, dragon))).toEqual(['13.0'])
    const house = houseOf({ approvedSideBets: 'Dragon 7' })
    expect(failing(await judgedBy(games.tianze, dragon, { house }))).toEqual([])
  })

  test("Lucky Six on the Player's side needs the reading that lets it be", async () => {
    const alone = log({ bettor: 'b1', bet: 'player-lucky-six' })
    const verdicts = await judgedBy(games['lucky-six'], alone)
    expect(failing(verdicts)).toEqual(['WK.L1'])
    expect(clauseOf(verdicts, 'WK.L1').checks[0]?.evidence[0]?.conformsUnder).toEqual([
      'luckySixSide = either',
    ])
    const beside = log({ bettor: 'b1', bet: 'player-lucky-six' }, { bettor: 'b1', bet: 'player' })
    expect(failing(await judgedBy(games.encyclopedia, beside))).toEqual([])
  })

  test('a bettor on both hands, where the house forbids it', async () => {
    const both = log({ bettor: 'b1', bet: 'player' }, { bettor: 'b1', bet: 'banker' })
    expect(failing(await judgedBy(games['lucky-six'], both))).toEqual([])
    const house = houseOf({ bothSides: 'forbidden' })
    expect(failing(await judgedBy(games['lucky-six'], both, { house }))).toEqual(['WK.L2'])
  })
})
