import { betKinds } from '../baccarat/bet'
import { cardsAt, laidOtherwise, leftOver, usesAt } from '../engines/defective/houses/on-the-layout'
import { modes, settledAgain } from '../engines/defective/houses/parts'
import { leavingOut, rounds, tablesWith, taken, withBets } from '../engines/defective/parts'
import { createEngine, reference } from '../engines/reference'
import type { Bet, Mode, Round, RoundEvent } from '../log/round-log.generated'
import type { Exhibit } from './exhibit'
import { putRight } from './put-right'

/** Bettors in modes of their own. Every fifth round whoever has no bet standing changes to the other one. */
const inOwnModes = rounds(() => {
  const modes = new Map<string | undefined, Mode>()
  let n = 0
  return (round) => {
    const { bets = [], events = [] } = round
    const standing = new Set(bets.flatMap((b) => (b.from === undefined ? [] : [b.bettor])))
    const changes: RoundEvent[] = []
    if (++n % 5 === 0)
      for (const bettor of new Set(bets.map((b) => b.bettor))) {
        if (standing.has(bettor)) continue
        const mode = modes.get(bettor) === 'half-on-six' ? 'commission' : 'half-on-six'
        modes.set(bettor, mode)
        changes.push({ event: 'mode', mode })
      }
    return {
      ...round,
      events: [...changes, ...events],
      bets: bets.map((bet) => {
        const mode = modes.get(bet.bettor) ?? 'commission'
        const isSettled = bet.status === 'accepted' && round.outcome !== 'tie'
        return isSettled ? settledAgain(bet, round, mode) : { ...bet, mode }
      }),
    }
  }
})

/** Wins that are not whole halves of a unit are cut to them. */
const cutToHalves = createEngine({
  settle(kind, stake, result, terms) {
    const settled = reference.settle.call(this, kind, stake, result, terms)
    if (kind === 'player' || kind === 'banker') return settled
    return { ...settled, returned: Math.floor(settled.returned / 5000) * 5000 }
  },
})

/**
 * A bet of each kind refused in each mode, of a bettor with other bets and of one with none; for bets taken, a
 * commission of nothing is stated where there is none.
 */
const refusals = rounds(() => (round) => {
  const bettors = [round.bets?.[0]?.bettor, 'b98']
  const more = withBets(() =>
    bettors.flatMap((bettor) =>
      betKinds.flatMap((bet) =>
        modes.map((mode): Bet => ({ bettor, bet, mode, stake: '20', status: 'refused' })),
      ),
    ),
  )(round)
  const bets = more.bets?.map((b) => (b.status === 'refused' ? b : { ...b, commission: b.commission ?? '0' }))
  return { ...more, bets }
})

/** A further bet, which the house has approved. */
const dragonSeven = rounds(() => withBets(() => [taken('b99', 'other:Dragon 7', '10')]))
const approved = { approvedSideBets: 'Dragon 7' } as const

/** The rounds of a playbook with the bets of one mode. */
const inOneMode = (mode: Mode) =>
  rounds(() => (round) => ({ ...round, bets: round.bets?.filter((b) => b.mode === mode) }))
const loserDrew = ({ outcome, player, banker, playerTotal = 0, bankerTotal = 0 }: Round) =>
  Math.abs(playerTotal - bankerTotal) === 1 &&
  (outcome === 'player' ? banker.length === 3 : outcome === 'banker' && player.length === 3)

/** A card is laid, or one used, for the Banker out of its turn; it is put right at once. */
const putRightOnTheLayout = laidOtherwise((events, before, { round: id = '' }) => {
  if (!/[05]$/.test(id)) return events
  const righted: RoundEvent[] = [
    { event: 'misdeal', kind: 'wrong-hand' },
    { event: 'correction', of: 'wrong-hand' },
  ]
  const [first] = cardsAt(events)
  const [one, two] = usesAt(events)
  return events.flatMap((e, i) => {
    // A card left over lies there already, and goes to nobody else.
    if (i === first && e.event === 'card' && !leftOver(before))
      return [{ event: 'card', to: 'banker', card: e.card, facing: 'down' }, ...righted, e]
    return i === one && two !== undefined ? [events[two] as RoundEvent, ...righted, e] : [e]
  })
})

const exactly = { payoutRounding: 'exact' } as const

/** Houses that play house games and keep every rule of them. */
export const houseGames: Readonly<Record<string, Exhibit>> = {
  'playbook of a house without commission': { by: 'playbook', rules: 'commission-free' },
  'a house without commission': { by: 'shoes', rules: 'commission-free' },
  'bets on the Banker in the mode without commission, at a table of both': {
    by: 'shoes',
    rules: 'commission-free',
    records: (played) =>
      rounds(() => (round) => ({
        ...round,
        bets: round.bets?.map((b) =>
          b.bet === 'banker' && b.status === 'accepted' ? { ...b, mode: 'half-on-six' } : b,
        ),
      }))(tablesWith(() => ({ mode: 'commission' }))(played)),
  },
  'bets refused at a house without commission': {
    by: 'playbook',
    rules: 'commission-free',
    records: refusals,
  },
  'playbook with Lucky Six': { by: 'playbook', rules: 'lucky-six' },
  'Lucky Six on the Banker alone': { by: 'shoes', rules: 'lucky-six' },
  'Lucky Six on either side': {
    by: 'shoes',
    rules: 'lucky-six',
    options: { sideBets: ['lucky-six', 'player-lucky-six'] },
    readings: { luckySixSide: 'either' },
  },
  'bets refused beside Lucky Six': { by: 'playbook', rules: 'lucky-six', records: refusals },
  'a further bet approved beside Lucky Six': {
    by: 'shoes',
    rules: 'lucky-six',
    readings: approved,
    records: dragonSeven,
  },
  'bets refused as the encyclopedia tells it': { by: 'playbook', rules: 'encyclopedia', records: refusals },
  'as the encyclopedia tells it, no hand that drew losing by one': {
    by: 'playbook',
    rules: 'encyclopedia',
    records: leavingOut(loserDrew),
  },
  'a wrong hand put right as the encyclopedia tells it': {
    by: 'shoes',
    rules: 'encyclopedia',
    records: putRight,
  },
  'the later of two largest stakes holds the cards': {
    by: 'shoes',
    rules: 'encyclopedia',
    options: { bettors: 9 },
    engine: createEngine({
      holder(hand, bets) {
        return reference.holder.call(this, hand, bets.toReversed())
      },
    }),
  },
  'playbook as the encyclopedia tells it': { by: 'playbook', rules: 'encyclopedia' },
  'the game as the encyclopedia tells it': { by: 'shoes', rules: 'encyclopedia' },
  'the same without commission, at a large table': {
    by: 'shoes',
    rules: 'encyclopedia',
    options: { mode: 'half-on-six' },
    records: tablesWith(() => ({ seats: 14 })),
  },
  'playbook of both modes': { by: 'playbook', rules: 'tianze' },
  'playbook with commission alone': { by: 'playbook', rules: 'tianze', records: inOneMode('commission') },
  'playbook without commission alone': { by: 'playbook', rules: 'tianze', records: inOneMode('half-on-six') },
  "both modes, no Player of two cards against a Banker's three": {
    by: 'playbook',
    rules: 'tianze',
    records: leavingOut(({ player, bankerTotal }) => player.length === 2 && bankerTotal === 3),
  },
  'bets refused in both modes': { by: 'playbook', rules: 'tianze', records: refusals },
  "a further bet approved beside the operator's": {
    by: 'shoes',
    rules: 'tianze',
    readings: approved,
    records: dragonSeven,
  },
  "a wrong hand put right at an operator's table": { by: 'shoes', rules: 'tianze', records: putRight },
  'a wrong hand put right on the layout': {
    by: 'shoes',
    rules: 'tianze',
    layout: 'sequential',
    records: putRightOnTheLayout,
  },
  'every bet with commission': { by: 'shoes', rules: 'tianze', readings: exactly },
  'every bet without commission': {
    by: 'shoes',
    rules: 'tianze',
    options: { mode: 'half-on-six' },
    readings: exactly,
  },
  'wins cut to halves of a unit': {
    by: 'shoes',
    rules: 'tianze',
    readings: { payoutRounding: 'floor:0.5' },
    engine: cutToHalves,
  },
  'six cards on the layout, used in turn': { by: 'shoes', rules: 'tianze', layout: 'sequential' },
  'six cards on the layout, used by hand': { by: 'shoes', rules: 'tianze', layout: 'positional' },
  'six cards from an automatic shuffler': {
    by: 'shoes',
    rules: 'tianze',
    layout: 'sequential',
    options: { device: 'automatic-shuffler', mode: 'half-on-six' },
  },
  'third cards from an automatic shuffler': {
    by: 'shoes',
    rules: 'tianze',
    options: { device: 'automatic-shuffler' },
  },
  'bettors in modes of their own, changed where none of their bets is down': {
    by: 'shoes',
    rules: 'tianze',
    records: inOwnModes,
  },
}
