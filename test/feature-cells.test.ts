import { expect, test } from 'vitest'
import { pointsOf, type Rank } from '../src/baccarat/card'
import type { Hand, HandName } from '../src/baccarat/hand'
import { reference as engine } from '../src/engines/reference'
import { type Fact, type FactRef, factOf, type Value } from '../src/facts'
import { plan } from './support/plan'

const ranks: readonly Rank[] = Array.from({ length: 13 }, (_, i) => i + 1)

/** What the hands decide of a check: its selections on them, and how many cells these alone make. */
interface OfHands {
  name: string
  selections: { fact: Fact; among: readonly Value[] }[]
  /** The duty's own question, where it is one of hands: it must arise too. */
  duty: Fact | undefined
  reached: Set<number>
  cells: number
}

type Hands = Record<HandName, Hand>

const isOfHands = (fact: Fact) => fact.scope === 'hand' || fact.scope === 'hands'
const ask = (fact: Fact, hands: Hands): Value | undefined => {
  if (fact.scope === 'hand') return fact.read(hands[fact.of])
  if (fact.scope === 'hands') return fact.read(...fact.from.map((f) => f.read(hands[f.of])))
  throw new Error('not a question of hands')
}

/** Every way in which a round can be dealt by the rules, by ranks, as far as its third cards differ in rank. */
function* rounds(): Generator<Hands> {
  // A hand's two cards in either order, then the other's: 13^4 openings, in an order that spreads the ranks.
  for (const a of ranks)
    for (const b of ranks)
      for (const c of ranks)
        for (const d of ranks) {
          const [player, banker] = [
            [a, b],
            [c, d],
          ]
          if (!engine.playerDraws(player, banker)) yield* banks(player, banker)
          else for (const third of ranks) yield* banks([...player, third], banker)
        }
}
function* banks(player: Hand, banker: Hand): Generator<Hands> {
  if (!engine.bankerDraws(player, banker)) yield { player, banker }
  else for (const third of ranks) yield { player, banker: [...banker, third] }
}

test('every cell that cards decide can be reached by a round that is played by the rules', async () => {
  const checks = await plan()
  const open = checks.flatMap((check): OfHands[] => {
    const facts = [check.duty, ...check.selections].map((ref: FactRef) => factOf(ref))
    const selections = check.selections
      .map((s) => ({ fact: factOf(s), among: s.among }))
      .filter((s) => isOfHands(s.fact))
    if (!facts.some(isOfHands)) return []
    const [duty] = facts
    return [
      {
        name: `${check.clause} ${check.scenario} ${Object.values(check.values).join(' ')}`,
        selections,
        duty: duty && isOfHands(duty) ? duty : undefined,
        reached: new Set(),
        cells: selections.reduce((n, s) => n * s.among.length, 1),
      },
    ]
  })
  expect(open.length).toBeGreaterThan(40)
  let left = [...open]
  for (const hands of rounds()) {
    for (const check of left) {
      const cell = cellAt(check, hands)
      if (cell !== undefined) check.reached.add(cell)
    }
    left = left.filter((check) => check.reached.size < check.cells)
    if (!left.length) break
  }
  expect(
    left.map(({ name, cells, reached }) => `${name}: ${cells - reached.size} of ${cells} never`),
  ).toEqual([])
})

const cellAt = (check: OfHands, hands: Hands): number | undefined => {
  let cell = 0
  let stride = 1
  for (const { fact, among } of check.selections) {
    const answer = ask(fact, hands)
    const i = answer === undefined ? -1 : among.indexOf(answer)
    if (i < 0) return undefined
    cell += i * stride
    stride *= among.length
  }
  return check.duty && ask(check.duty, hands) === undefined ? undefined : cell
}

test('the rounds that are enumerated are all that the rules allow', () => {
  let dealt = 0
  const naturals = { drawn: 0 }
  for (const { player, banker } of rounds()) {
    dealt++
    const natural = [player, banker].some((h) => (pointsOf(h[0] as Rank) + pointsOf(h[1] as Rank)) % 10 > 7)
    if (natural && player.length + banker.length > 4) naturals.drawn++
  }
  expect({ dealt, naturals }).toEqual({ dealt: 1_659_001, naturals: { drawn: 0 } })
})
