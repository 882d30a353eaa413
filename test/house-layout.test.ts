import { beforeAll, describe, expect, test } from 'vitest'
import { play, type SideBet, sideBetKinds } from '../src/engines/reference'
import type { Bet, Round, RoundEvent, RoundLogRecord } from '../src/log/round-log.generated'
import { clauseOf, clausesIn } from './support/command'
import { failing, type Game, gamesOf, houseOf, judgedBy } from './support/houses'
import { onLayout } from './support/six-cards'

let tianze: Game
let log: RoundLogRecord[]
beforeAll(async () => {
  tianze = (await gamesOf('tianze')).tianze
  const sideBets: readonly SideBet[] = sideBetKinds.filter((kind) => !kind.endsWith('lucky-six'))
  log = [...play({ seed: 'layout', shoes: 6, bettors: 6, sideBets })]
}, 120_000)

const full = (records: readonly RoundLogRecord[], readings: Record<string, string> = {}) =>
  judgedBy(tianze, records, { scope: 'full', house: houseOf({ ...readings, payoutRounding: 'exact' }) })
const isRound = (r: RoundLogRecord): r is Round => r.type === 'round'

describe('a table that lays six cards beforehand', () => {
  test('keeps every clause where it deals as the shoe would', async () => {
    const verdicts = await full(onLayout(log))
    expect(failing(verdicts)).toEqual([])
    for (const id of ['TZ.L1', 'TZ.L2', 'TZ.L3', 'TZ.L4', '9.0.b', '8'])
      expect([id, clauseOf(verdicts, id).status]).toEqual([id, 'pass'])
  })

  test('is judged by no clause of the layout where third cards come from the shoe', async () => {
    const verdicts = await full(log)
    expect(failing(verdicts)).toEqual([])
    for (const id of ['TZ.L1', 'TZ.L3', 'TZ.L4'])
      expect([id, clauseOf(verdicts, id).status]).toEqual([id, 'not-applicable'])
    expect(clauseOf(verdicts, '9.0.b').status).toBe('pass')
  })

  test('is named with the field that would tell, where the log tells nothing', async () => {
    const bare = log.map((r) =>
      isRound(r) ? { ...r, events: undefined } : r.type === 'table' ? { ...r, dealing: undefined } : r,
    )
    expect(clauseOf(await full(bare), 'TZ.L1').reason).toContain('table.dealing is absent')
  })

  type Change = (events: RoundEvent[], before: RoundEvent[]) => RoundEvent[] | undefined
  /** Changes the cards of the first round after some, where it can; `before` are those of the round before. */
  const faulty = (change: Change) => {
    let before: RoundEvent[] = []
    let done = false
    return onLayout(log, (events, n) => {
      const changed = n > 3 && !done ? change(events, before) : undefined
      done ||= changed !== undefined
      before = events
      return changed ?? events
    })
  }
  const uses = (events: RoundEvent[]) => events.filter((e) => e.event === 'use').length
  const swapped = (events: RoundEvent[], a: number, b: number) => {
    const all = [...events]
    ;[all[a], all[b]] = [all[b] as RoundEvent, all[a] as RoundEvent]
    return all
  }
  const cardsAt = (events: RoundEvent[]) => events.flatMap((e, i) => (e.event === 'card' ? [i] : []))

  test.each<[string, Change, string[]]>([
    [
      'a card lies face up',
      (events) => events.map((e, i) => (e.event === 'card' && i === 5 ? { ...e, facing: 'up' } : e)),
      ['TZ.L1'],
    ],
    [
      'the draw area lies before the hands',
      (events) => {
        if (uses(events)) return undefined
        const at = cardsAt(events)
        return events.map((e, i) =>
          e.event === 'card' ? { ...e, to: i === at[1] ? 'draw-area' : i === at[4] ? 'banker' : e.to } : e,
        )
      },
      // The hands no longer receive their cards in turn, and another card is left over, out of the shoe's order.
      ['7.1.a', '8', 'TZ.L1', 'TZ.L4'],
    ],
    [
      'both hands use a card, the Banker first',
      (events) => {
        if (uses(events) !== 2) return undefined
        const [a, b] = events.flatMap((e, i) => (e.event === 'use' ? [i] : []))
        return swapped(events, a as number, b as number)
      },
      ['9.0.b'],
    ],
    [
      'a third card comes from elsewhere',
      (events) => {
        const used = events.findIndex((e) => e.event === 'use')
        return used < 0 ? undefined : events.filter((_, i) => i !== used)
      },
      // The card of the draw area that should have been used is left over, and not laid again.
      ['TZ.L2', 'TZ.L4'],
    ],
    [
      'only five cards are laid',
      (events) => {
        const last = cardsAt(events)[5] as number
        return uses(events) === 2 ? undefined : events.filter((_, i) => i !== last)
      },
      ['TZ.L1', 'TZ.L4'],
    ],
    [
      'a card left over is laid for the Banker',
      (events, before) => {
        const [first, second] = cardsAt(events) as [number, number]
        return uses(before) === 1 ? swapped(events, first, second) : undefined
      },
      ['7.1.a', 'TZ.L1', 'TZ.L3'],
    ],
    [
      'two cards left over change their hands',
      (events, before) => {
        const [first, second] = cardsAt(events) as [number, number]
        return uses(before) === 0 ? swapped(events, first, second) : undefined
      },
      ['7.1.a', 'TZ.L1', 'TZ.L4'],
    ],
  ])('%s', async (_, change, clauses) => {
    expect(failing(await full(faulty(change)))).toEqual([...clauses].sort())
  })
})

describe('the mode of a game with two', () => {
  const withBets = (bets: (bet: Bet, round: Round) => Bet) =>
    log.map((r) => (isRound(r) ? { ...r, bets: r.bets?.map((b) => bets(b, r)) } : r))
  const change = { event: 'mode', mode: 'half-on-six' } as const
  const eventsOf = (round: Round) => round.events ?? []
  const plain = () => log.filter(isRound).find((r) => r.outcome === 'player' && r.bets?.length) as Round
  const inPlain = (events: (events: RoundEvent[]) => RoundEvent[]) =>
    log.map((r) => (r === plain() ? { ...r, events: events(eventsOf(r as Round)) } : r))

  test('may be changed before betting closes and after settlement', async () => {
    const verdicts = await full(inPlain((events) => [change, ...events, change]))
    expect(failing(verdicts)).toEqual([])
    expect(clauseOf(verdicts, 'TZ.M4').checks.map((c) => [c.scenario, c.exercised > 0])).toContainEqual([
      'A change of mode in a round',
      true,
    ])
  })

  test('may not be changed with bets down', async () => {
    expect(
      failing(await full(inPlain(([first, ...rest]) => [first as RoundEvent, change, ...rest]))),
    ).toEqual(['TZ.M4'])
  })

  test('may not differ between the bets of one bettor in a round', async () => {
    const round = plain()
    const bet = round.bets?.find((b) => b.bet === 'player') as Bet
    const twice = log.map((r) =>
      r === round
        ? {
            ...r,
            bets: [
              ...(r.bets ?? []),
              { ...bet, id: 'again', bet: 'tie', mode: 'half-on-six', stake: '20', returned: '0' } as Bet,
            ],
          }
        : r,
    )
    expect(failing(await full(twice))).toEqual(['TZ.M4'])
  })

  test('must stay while a bet stands after a tie', async () => {
    const carried = log.filter(isRound).find((r) => r.bets?.some((b) => b.from !== undefined)) as Round
    const from = carried.bets?.find((b) => b.from !== undefined) as Bet
    const mixed = withBets((b, r) =>
      r === carried && b.bettor === from.bettor
        ? { ...b, mode: 'half-on-six' }
        : { ...b, mode: 'commission' },
    )
    // Settled as it was, in the other mode: a Banker bet that won would be paid wrongly besides.
    const fails = failing(await full(mixed)).filter((id) => id !== 'TZ.F.banker' && id !== '18.1')
    expect(fails).toEqual(['TZ.M4'])
  })
})

test('every clause of the rule set has a status, and what is attested says who must', async () => {
  const verdicts = await full(log)
  expect(clausesIn(verdicts).filter((c) => !c.status || !c.reason)).toEqual([])
  expect(clauseOf(verdicts, 'TZ.M1')).toMatchObject({ status: 'inconclusive' })
  expect(clauseOf(verdicts, 'TZ.M2').status).toBe('not-applicable')
})
