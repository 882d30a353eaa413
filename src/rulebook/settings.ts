import { amount, houseGameSettings, rounding, roundings } from './house-settings'

/** Where the text admits more than one reading. A house declares which it plays by; otherwise the default is assumed. */
export interface SettingEntry {
  /** What the text leaves open. */
  question: string
  clauses: readonly string[]
  /** The named readings that a check is also evaluated under, one setting varied at a time. */
  readings: readonly string[]
  /** Readings that carry a value of their own, such as `floor:0.5`: how such a value must look. */
  family?: RegExp
  default: string
  /** An alternative among those of arts 2, 3, 7, 12 and 18, which article 19 subjects to authorisation. */
  option?: true
  /** Another reading puts a case under another duty: that it does not arise under this one excuses nothing. */
  elsewhere?: true
}

const ties = ['cancel', 'keep', 'increase', 'reduce', 'switch']

const entries = {
  equipment: {
    question: 'Is the list of article 1 a menu, or must a table have all of it?',
    clauses: ['1.2', '1.3', '1.4'],
    readings: ['menu', 'all'],
    default: 'menu',
  },
  burnMethod: {
    question: 'How many cards are burned when a shoe starts?',
    clauses: ['2.1.e', '2.1.f', '2.1.g', '2.1.h'],
    readings: ['decks', 'first-card', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `fixed:${n}`)],
    default: 'decks-or-first-card',
    option: true,
    elsewhere: true,
  },
  burnFaceCount: {
    question: 'How many cards does a shown 10, J, Q or K burn?',
    clauses: ['2.1.f'],
    readings: ['10', '0', '1'],
    default: '10',
    option: true,
  },
  burnIncludesShown: {
    question: 'Does the shown card count in the number burned?',
    clauses: ['2.1.f'],
    readings: ['no', 'yes'],
    default: 'no',
    option: true,
  },
  cutCardMinimum: {
    question: 'How many cards must lie behind the cut card at least ("about twelve")?',
    clauses: ['2.1.c'],
    readings: ['12', '14', '26'],
    family: /^\d{1,3}$/,
    default: '12',
  },
  lastRound: {
    question: 'Once the cut card has come out, is the current round the last, or may one more follow?',
    clauses: ['3.1.a'],
    readings: ['current', 'one-more'],
    default: 'one-more',
    option: true,
  },
  cutCardFirst: {
    question:
      'Where the cut card comes out before the first card of a round, is that round the current one, or the one more?',
    clauses: ['3.1.a'],
    readings: ['current', 'one-more'],
    default: 'current',
  },
  demonstrationTiming: {
    question: 'Are demonstration rounds dealt before or after the burn?',
    clauses: ['2.2.a'],
    readings: ['before-burn', 'after-burn'],
    default: 'after-burn',
  },
  correctionWindow: {
    question: 'Until when may a misdeal be put right?',
    clauses: ['10.a'],
    readings: ['next-card', 'reveal', 'settlement'],
    default: 'settlement',
  },
  voidScope: {
    question: 'Which bets does a void round return?',
    clauses: ['10.b'],
    readings: ['all-bets', 'main-bets'],
    default: 'all-bets',
  },
  tieBets: {
    question: 'What may become of a bet after a tie?',
    clauses: ['12.1', '12.2', '12.3.1', '12.3.2', '18.3'],
    readings: ties.map((left) => ties.filter((t) => t !== left).join(',')),
    family: new RegExp(`^(${ties.join('|')})(,(${ties.join('|')}))*$`),
    default: ties.join(','),
    option: true,
    elsewhere: true,
  },
  tieAtLastRound: {
    question: 'Where a shoe ends on a tie, do the bets go to the next shoe, or back?',
    clauses: ['12.0.b'],
    readings: ['next-shoe', 'refund'],
    default: 'next-shoe',
  },
  tieChooser: {
    question: 'Who elects what becomes of bets after a tie?',
    clauses: ['12.1', '12.2', '12.3.1', '12.3.2'],
    readings: ['house', 'bettor'],
    default: 'house',
  },
  pairNeedsMainBet: {
    question: 'Does a pair bet need a bet on the Player or the Banker beside it?',
    clauses: ['13.4.a'],
    readings: ['no', 'yes'],
    default: 'no',
  },
  bothSides: {
    question: 'May one bettor bet on the Player and the Banker at once?',
    clauses: ['13.2', 'WK.L2'],
    readings: ['allowed', 'forbidden'],
    default: 'allowed',
  },
  differential: {
    question: 'What does the limit on unequal stakes bound?',
    clauses: ['14', 'WK.B2'],
    readings: ['difference', 'total', 'per-bettor'],
    default: 'difference',
  },
  holderScope: {
    question: 'Is the largest stake sought on each hand, or over the table?',
    clauses: ['16.2.a'],
    readings: ['per-hand', 'overall'],
    default: 'per-hand',
  },
  holderTie: {
    question: 'Of equal largest stakes, whose bettor holds the cards?',
    clauses: ['16.2.a'],
    readings: ['any', 'earliest'],
    default: 'any',
  },
  bankerMultiple: {
    question: 'Of what must a stake on the Banker be a multiple?',
    clauses: ['18.2.b'],
    readings: ['minimum'],
    family: new RegExp(`^(minimum|unit:${amount})$`),
    default: 'minimum',
    option: true,
  },
  playerMinimum: {
    question: 'Must a stake on the Player be at least the minimum, or above it?',
    clauses: ['18.2.c'],
    readings: ['at-least', 'above'],
    default: 'at-least',
  },
  commissionRounding: {
    question: 'How is commission rounded that the table cannot pay exactly?',
    clauses: ['18.1', 'TZ.S.banker', 'WK.P1'],
    readings: roundings,
    family: rounding,
    default: 'exact-where-payable',
    option: true,
  },
  commissionBase: {
    question: "Is commission reckoned on each bet, or on a bettor's Banker bets of the round together?",
    clauses: ['18.1', 'TZ.S.banker', 'WK.P1'],
    readings: ['per-bet', 'per-bettor'],
    default: 'per-bet',
  },
  commissionMode: {
    question:
      'Where the log does not say: is a winning Banker bet settled with commission, or without and by half on a six?',
    clauses: ['18.1', 'TZ.M4', 'WK.P1'],
    readings: ['commission', 'half-on-six'],
    default: 'commission',
    option: true,
    elsewhere: true,
  },
  revealOrder: {
    question: "Are the Player's first two cards turned before the Banker's, or all of the Player's cards?",
    clauses: ['7.1.c'],
    readings: ['initial', 'all'],
    default: 'initial',
    option: true,
  },
  soiledScope: {
    question: 'Do soiled cards call for a new set, or for one new deck?',
    clauses: ['3.1.c'],
    readings: ['set', 'deck'],
    default: 'set',
  },
  authorisation: {
    question: 'Must options carry an authorisation reference, or is article 19 outside the wording judged?',
    clauses: ['19'],
    readings: ['outside', 'required'],
    default: 'outside',
  },
  approvedSideBets: {
    question: 'Which bets beyond article 13 are approved for the house?',
    clauses: ['13.0'],
    readings: ['none'],
    family: /^(none|[^,]+(,[^,]+)*)$/,
    default: 'none',
  },
  limitScope: {
    question: "Do the limits bound a bettor's stakes on a bet together, or each bet?",
    clauses: ['18.2.a', '18.2.c'],
    readings: ['per-bettor', 'per-bet'],
    default: 'per-bettor',
  },
  seatOwnership: {
    question: "May a standing bettor bet behind a seated one's box?",
    clauses: ['15'],
    readings: ['seated', 'standers-behind'],
    default: 'seated',
  },
  exposedPreDeal: {
    question: 'Does a round stand whose cards were exposed before betting closed?',
    clauses: ['4.b'],
    readings: ['yes', 'no'],
    default: 'yes',
  },
  jokers: {
    question: 'How many jokers does a deck hold beside its fifty-two cards?',
    clauses: ['1.1'],
    readings: ['none'],
    family: /^(none|\d)$/,
    default: 'none',
  },
  roundBurnMaximum: {
    question: "How many cards may be burned at a round's start?",
    clauses: ['8'],
    readings: ['unbounded', '1'],
    family: /^(unbounded|\d{1,3})$/,
    default: 'unbounded',
  },
  ...houseGameSettings,
} satisfies Record<string, SettingEntry>

export type Setting = keyof typeof entries
export const settings: Readonly<Record<Setting, SettingEntry>> = entries
export const settingNames = Object.keys(entries) as Setting[]

/** What is wrong with a reading of a setting, or undefined. */
export const faultOfReading = (setting: string, reading: string): string | undefined => {
  const entry = Object.hasOwn(settings, setting) ? settings[setting as Setting] : undefined
  if (!entry) return `the setting ${setting} is not known`
  if (reading === entry.default || entry.readings.includes(reading) || entry.family?.test(reading))
    return undefined
  return `${setting} has no reading "${reading}": it may be ${[...new Set([entry.default, ...entry.readings])].join(', ')}${entry.family ? ', or a declared value' : ''}`
}
