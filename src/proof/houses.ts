import { rounds, shoesWith, taken, withBets } from '../engines/defective/parts'
import { createEngine } from '../engines/reference'
import type { Bet } from '../log/round-log.generated'
import type { Exhibit } from './exhibit'
import { houseGames } from './house-games'
import { putRight } from './put-right'

/** Houses that keep every rule, each at some edge of what is allowed: nothing must be found in their logs. */
export const houses: Readonly<Record<string, Exhibit>> = {
  playbook: { by: 'playbook' },
  'playbook without commission': { by: 'playbook', options: { mode: 'half-on-six' } },
  'every mishap': {
    by: 'shoes',
    options: {
      tables: 2,
      demonstrations: 3,
      exposedCards: 0.05,
      misdeals: 0.05,
      roundBurns: 0.1,
      refusals: 0.1,
    },
  },
  'six decks, a cut card before the last twelve cards': {
    by: 'shoes',
    options: { decks: 6, cutCardBehind: 12, burnMethod: 'decks' },
  },
  'twelve decks, the current round the last': {
    by: 'shoes',
    options: { shoes: 8, decks: 12, cutCardBehind: 60, lastRound: 'current', burnMethod: 'first-card' },
  },
  'one card burned, and stakes kept after a tie': {
    by: 'shoes',
    options: { burnMethod: 'fixed:1', tieBets: ['keep'] },
  },
  'stakes given back where a shoe ends on a tie': {
    by: 'shoes',
    options: { shoes: 40, tieAtLastRound: 'refund' },
  },
  'eight cards burned, pair bets beside others alone': {
    by: 'shoes',
    options: { burnMethod: 'fixed:8', refusals: 0, differential: '1000000' },
    readings: { pairNeedsMainBet: 'yes' },
  },
  'pictures burn none, and the shown card counts': {
    by: 'shoes',
    options: { burnMethod: 'first-card', burnFaceCount: 0, burnIncludesShown: true },
  },
  'commission cut to whole units': {
    by: 'shoes',
    options: { commissionRounding: 'floor:1', limits: { banker: { minimum: '15', maximum: '3000' } } },
  },
  'no commission, and half pay on a six': { by: 'shoes', options: { mode: 'half-on-six' } },
  'an automatic shuffler': { by: 'shoes', options: { device: 'automatic-shuffler', misdeals: 0.05 } },
  'nobody may hold the cards': { by: 'shoes', options: { holding: 'forbidden', bettors: 9 } },
  'after a tie bets are kept or increased': {
    by: 'shoes',
    rules: 'sjm',
    options: { tieBets: ['keep', 'increase'] },
  },
  'a misdeal and an exposed card at once': {
    by: 'shoes',
    options: { shoes: 8, exposedCards: 0.5, misdeals: 0.5 },
  },
  'demonstrations before the burn, and none shown': {
    by: 'shoes',
    options: { misdeals: 0.1 },
    readings: { demonstrationTiming: 'before-burn' },
  },
  'a wrong hand put right': { by: 'shoes', records: putRight },
  'a burn by decks that is not declared': {
    by: 'shoes',
    options: { burnMethod: 'decks' },
    readings: { burnMethod: 'decks-or-first-card' },
  },
  'void rounds give back bets on the hands alone': {
    by: 'shoes',
    options: { misdeals: 0.1 },
    readings: { voidScope: 'main-bets' },
    engine: createEngine({
      refund: (kind, stake) => (kind === 'player' || kind === 'banker' ? stake : 0),
    }),
  },
  'a further bet that is approved': {
    by: 'shoes',
    readings: { approvedSideBets: 'Dragon 7' },
    records: rounds(() => withBets(() => [taken('b99', 'other:Dragon 7', '10')])),
  },
  'bets on a tie alone, and pair bets refused': {
    by: 'shoes',
    options: { refusals: 0, differential: '1000000' },
    readings: { pairNeedsMainBet: 'yes' },
    records: rounds(() =>
      withBets(({ outcome }) => [
        taken('b99', 'tie', '20', outcome === 'tie' ? '180' : '0'),
        ...(['tie', 'player-pair', 'banker-pair'] as const).map(
          (bet): Bet => ({ bettor: 'b98', bet, stake: '20', status: 'refused' }),
        ),
      ]),
    ),
  },
  'side bets of any stake, and commissions of nothing': {
    by: 'shoes',
    records: rounds(() => (round) => {
      const more = withBets(({ outcome, pairs }) => [
        taken('b99', 'tie', '15', outcome === 'tie' ? '135' : '0'),
        taken('b99', 'player-pair', '15', pairs?.player ? '180' : '0'),
        taken('b99', 'banker-pair', '15', pairs?.banker ? '180' : '0'),
      ])(round)
      const bets = more.bets?.map((bet) => ({ ...bet, commission: bet.commission ?? '0' }))
      return { ...more, bets }
    }),
  },
  ...Object.fromEntries(
    (['decks-or-first-card', 'decks', 'first-card', 'fixed:1'] as const).map(
      (burnMethod): [string, Exhibit] => [
        `an automatic shuffler that shuffles and burns by itself (${burnMethod})`,
        {
          by: 'shoes',
          options: { shoes: 2, device: 'automatic-shuffler' },
          readings: { burnMethod },
          engine: shoesWith(({ events = [] }) => ({
            events: [
              { event: 'shuffle', by: 'machine' },
              { event: 'burn', shown: '2H', count: burnMethod === 'fixed:1' ? 9 : 3 },
              ...events,
            ],
          })),
        },
      ],
    ),
  ),
  'two layouts and seven seats': {
    by: 'shoes',
    engine: createEngine({
      reservedBoxes: () => [1, 2, 3, 4, 5, 6, 7],
      write: (record) => (record.type === 'table' ? { ...record, layouts: 2, seats: 7 } : record),
    }),
  },
  'a new set of cards, and the shoe changed between rounds': {
    by: 'shoes',
    engine: createEngine({
      write(record) {
        if (record.type === 'shoe')
          return { ...record, events: [{ event: 'replace-cards', scope: 'set' }, ...(record.events ?? [])] }
        if (record.type !== 'round' || !record.round?.endsWith('-20')) return record
        return { ...record, events: [...(record.events ?? []), { event: 'shoe-change' }] }
      },
    }),
  },
  ...houseGames,
}
