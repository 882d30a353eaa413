import type { SettingEntry } from './settings'

const units = ['0.01', '0.5', '1', '5', '10']
/** An amount as a reading carries it. */
export const amount = '(0|[1-9]\\d{0,10})(\\.\\d{1,4})?'
/** How an amount that cannot be paid exactly is rounded. */
export const roundings = [
  'exact',
  ...['floor', 'ceil', 'half-up'].flatMap((how) => units.map((u) => `${how}:${u}`)),
]
export const rounding = new RegExp(`^(exact|(floor|ceil|half-up):${amount})$`)

/** What the texts of the house games leave open, beside what the Macau rules do. */
export const houseGameSettings = {
  payoutRounding: {
    question: 'How is a win at odds with a fraction rounded that the table cannot pay exactly?',
    clauses: [
      'WK.P2',
      'TZ.F.banker',
      ...['big', 'small', 'bodd', 'beven', 'podd', 'peven'].flatMap((bet) => [`TZ.S.${bet}`, `TZ.F.${bet}`]),
    ],
    readings: roundings,
    family: rounding,
    default: 'exact-where-payable',
  },
  carryOver: {
    question:
      'Of two cards laid beforehand, does whichever hand draws take the next one, or each hand its own?',
    clauses: ['TZ.L3'],
    readings: ['sequential', 'positional'],
    default: 'sequential',
  },
  luckySixSide: {
    question:
      "Is Lucky Six a bet of its own, on the Banker's side alone, or on either side beside a bet on that hand?",
    clauses: ['WK.L1', 'WK.L3'],
    readings: ['banker', 'either'],
    default: 'banker',
  },
} satisfies Record<string, SettingEntry>
