import { settledAgain } from '../engines/defective/houses/parts'
import { rounds, tablesWith } from '../engines/defective/parts'
import { createEngine, reference } from '../engines/reference'
import type { Mode, RoundEvent } from '../log/round-log.generated'
import type { Exhibit } from './exhibit'

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

const exactly = { payoutRounding: 'exact' } as const

/** Houses that play house games and keep every rule of them. */
export const houseGames: Readonly<Record<string, Exhibit>> = {
  'playbook of a house without commission': { by: 'playbook', rules: 'commission-free' },
  'a house without commission': { by: 'shoes', rules: 'commission-free' },
  'playbook with Lucky Six': { by: 'playbook', rules: 'lucky-six' },
  'Lucky Six on the Banker alone': { by: 'shoes', rules: 'lucky-six' },
  'Lucky Six on either side': {
    by: 'shoes',
    rules: 'lucky-six',
    options: { sideBets: ['lucky-six', 'player-lucky-six'] },
    readings: { luckySixSide: 'either' },
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
