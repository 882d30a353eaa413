import { because, type Defect, type Family } from '../defect'
import { type Asked, paying, settling } from './parts'

/** Half pay in the wrong place, at a house that takes no commission, and in the operator's mode without. */

const houses = {
  'commission-free': { clause: 'WK.P2', also: undefined },
  tianze: { clause: 'TZ.F.banker', also: because('the article says the same', '18.1') },
} as const

const ofHouse = (rules: keyof typeof houses): [string, Defect][] => {
  const paid = (
    name: string,
    where: string,
    asked: (r: Asked) => boolean,
    odds: number,
  ): [string, Defect] => [
    `${name}-under-${rules}`,
    {
      fault: `Without commission, a Banker that wins on ${where} pays ${odds} to 1.`,
      ...houses[rules],
      by: 'playbook',
      rules,
      engine: settling('banker', (r) => r.won && r.mode === 'half-on-six' && asked(r), paying(odds)),
    },
  ]
  const six = (cards: number) => (r: Asked) => r.totals.banker === 6 && r.cards.banker === cards
  return [
    ...[1, 2, 3, 4, 5, 7, 8, 9].map((total) =>
      paid(`half-pay-on-a-${total}`, `${total}`, (r) => r.totals.banker === total, 0.5),
    ),
    paid('quarter-pay-on-a-six', 'a six', (r) => r.totals.banker === 6, 0.25),
    paid('double-pay-on-another-total', 'another total than six', (r) => r.totals.banker !== 6, 2),
    paid('full-pay-on-a-six-of-two-cards', 'a six of two cards', six(2), 1),
    paid('full-pay-on-a-six-of-three-cards', 'a six of three cards', six(3), 1),
  ]
}

export const family: Family = Object.fromEntries([...ofHouse('commission-free'), ...ofHouse('tianze')])
