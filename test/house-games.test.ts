import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Hand, HandName } from '../src/baccarat/hand'
import { play, reference } from '../src/engines/reference'
import '../src/facts'
import type { Check } from '../src/judge/check'
import { compile } from '../src/judge/compile'
import { type HandClass, lawfulDeals } from '../src/playbook/deals'
import { tables } from '../src/proof/exhibit'
import { inPackage } from '../src/root'
import { clausesIn } from './support/command'
import { answersOf, failing, type Game, gamesOf, houseOf, judgedBy } from './support/houses'

const names = ['macau', 'commission-free', 'lucky-six', 'encyclopedia', 'tianze'] as const
type Name = (typeof names)[number]
let games: Record<Name, Game>
beforeAll(async () => {
  games = await gamesOf(...names)
}, 120_000)

describe('the tableaux of article 9, of the operator and of the encyclopedia', () => {
  const ranks = Array.from({ length: 13 }, (_, i) => i + 1)
  const hands: Hand[] = ranks.flatMap((a) =>
    ranks.flatMap((b): Hand[] => [[a, b], ...ranks.map((c) => [a, b, c])]),
  )
  const at = new Map(hands.map((hand, i) => [hand.join(), i]))

  /** Which hands may stand together by some clauses alone. */
  const allowedBy = (checks: readonly Check[], clauses: RegExp) => {
    const deals = lawfulDeals(compile(checks.filter((c) => clauses.test(c.clause))))
    const numbers = { player: new Map<HandClass, number>(), banker: new Map<HandClass, number>() }
    const classOf = { player: new Int16Array(hands.length), banker: new Int16Array(hands.length) }
    const numberOf = (hand: HandName, c: HandClass): number => {
      const known = numbers[hand].get(c)
      if (known !== undefined) return known
      const n = numbers[hand].size + 1
      numbers[hand].set(c, n)
      for (const h of c.hands) classOf[hand][at.get(h.join()) as number] = n
      return n
    }
    const together = new Set(
      deals.map((d) => numberOf('player', d.player) * 10_000 + numberOf('banker', d.banker)),
    )
    return (player: number, banker: number) =>
      together.has((classOf.player[player] as number) * 10_000 + (classOf.banker[banker] as number))
  }

  test('demand the same of every two hands', () => {
    const article9 = allowedBy(games.macau.checks, /^9\./)
    const operator = allowedBy(games.tianze.checks, /^TZ\.(D\d|V2|L2)/)
    const told = allowedBy(games.encyclopedia.checks, /^WK\.(R|D2)/)
    let lawful = 0
    for (const p of hands.keys())
      for (const b of hands.keys()) {
        const expected = article9(p, b)
        if (expected) lawful++
        if (operator(p, b) !== expected || told(p, b) !== expected)
          expect.fail(`${hands[p]} against ${hands[b]} is told apart`)
      }
    expect(lawful).toBe(dealtByTheReference())
  })

  const dealtByTheReference = () => {
    const twos = hands.filter((h) => h.length === 2)
    let n = 0
    for (const player of twos)
      for (const banker of twos) {
        const drawn = reference.playerDraws(player, banker) ? ranks.map((r) => [...player, r]) : [player]
        for (const p of drawn) n += reference.bankerDraws(p, banker) ? ranks.length : 1
      }
    return n
  }
})

/** How large each playbook is, printed once. */
/** The row of a rule set in the documents. */
const told = (name: string) =>
  fs
    .readFileSync(inPackage('docs', 'house-games.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`))

describe.each(names)('%s', (name) => {
  test.each(['commission', 'half-on-six'] as const)(
    'a log of the reference engine with all bets, in the mode %s, violates nothing',
    async (mode) => {
      if (name === 'commission-free' && mode === 'commission') return
      const { sideBets } = tables[name] ?? {}
      const log = play({ seed: name, shoes: 12, mode, lean: true, sideBets })
      const house = houseOf({ commissionMode: mode })
      const verdicts = await judgedBy(games[name], log, { house })
      expect(failing(verdicts)).toEqual([])
      expect(clausesIn(verdicts).filter((c) => c.status === 'error' || c.status === 'inconclusive')).toEqual(
        [],
      )
    },
  )

  test('the playbook reaches every cell that a deal can, and the reference engine conforms on it', async () => {
    const { playbook } = games[name]
    expect(playbook.unreached.filter((u) => u.reason === 'no lawful deal reaches them')).toEqual([])
    const verdicts = await judgedBy(games[name], answersOf(games[name]))
    expect(failing(verdicts)).toEqual([])
    expect(verdicts.conclusion.reasons).toEqual([])
    expect(verdicts.conclusion.status).toBe('conformant')
    expect(told(name)).toContain(
      `| ${playbook.rounds.length} rounds of ${playbook.rounds[0]?.bets.length} bets |`,
    )
  }, 60_000)
})

test('the probabilities that the encyclopedia gives for eight decks are those of an exact count (WK.T1)', () => {
  // Ranks 1 to 9, and 10 for every card that counts nothing; ordered deals of six cards, fewer than 2 ** 53.
  const left = [0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128]
  let size = 416
  const deals = { player: 0, banker: 0, tie: 0 }
  const each = (then: (rank: number) => void, ways: number, go: (ways: number) => void) => {
    for (let rank = 1; rank <= 10; rank++) {
      const n = left[rank] as number
      left[rank] = n - 1
      size--
      then(rank)
      go(ways * n)
      left[rank] = n
      size++
    }
  }
  const hands = { player: [] as number[], banker: [] as number[] }
  const give = (hand: HandName, at: number) => (rank: number) => {
    hands[hand] = [...hands[hand].slice(0, at), rank]
  }
  const end = (ways: number) => {
    deals[reference.outcome(hands.player, hands.banker)] +=
      size === 410 ? ways : ways * size * (size === 412 ? 411 : 1)
  }
  const bank = (ways: number) => {
    if (reference.bankerDraws(hands.player, hands.banker)) each(give('banker', 2), ways, end)
    else end(ways)
    hands.banker = hands.banker.slice(0, 2)
  }
  const draw = (ways: number) => {
    if (reference.playerDraws(hands.player, hands.banker)) each(give('player', 2), ways, bank)
    else bank(ways)
    hands.player = hands.player.slice(0, 2)
  }
  each(give('player', 0), 1, (a) =>
    each(give('banker', 0), a, (b) => each(give('player', 1), b, (c) => each(give('banker', 1), c, draw))),
  )
  const all = 416 * 415 * 414 * 413 * 412 * 411
  expect(deals.player + deals.banker + deals.tie).toBe(all)
  const [player, banker, tie] = [deals.player / all, deals.banker / all, deals.tie / all]
  const sixPlaces = (...n: number[]) => n.map((x) => x.toFixed(6))
  expect(sixPlaces(banker, player, tie)).toEqual(['0.458597', '0.446247', '0.095156'])
  expect(sixPlaces(0.95 * banker - player, player - banker, 8 * tie - player - banker)).toEqual([
    '-0.010579',
    '-0.012351',
    '-0.143596',
  ])
})
