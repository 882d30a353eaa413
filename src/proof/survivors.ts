/** A mutant that no engine tells from the plan, and why that is no gap. */
export interface Survivor {
  clause: string | RegExp
  /** Part of the check's name; absent: any of the clause. */
  scenario?: string
  change: string | RegExp
  reason: string
}

const neverLess = 'None can be less than nothing, so that at most nothing is nothing.'
const arisesAlone = 'The question of the duty does not arise in the cases that the selection leaves out.'
const withinAnother = 'The cases that this adds are judged already, by another scenario of the clause.'
const notAsked =
  'A refused bet counts for nothing: the amount that the duty asks for is of accepted bets, or is not stated.'
const oneTotal = 'Of a tie, the totals of both hands are one.'

export const survivors: readonly Survivor[] = [
  { clause: '2.2.a', scenario: 'in its place', change: '"is" read as "at most"', reason: neverLess },
  { clause: '17.4', change: '"is" read as "at most"', reason: neverLess },
  { clause: '18.1', scenario: 'no commission', change: '"is" read as "at most"', reason: neverLess },
  { clause: '18.2.b', change: '"is" read as "at most"', reason: neverLess },
  {
    clause: '3.1.a',
    change: /^without "(from a shoe|dealt from|cut card out)"$|^"cut card out" with false$/,
    reason:
      'Where no cut card has come out no round is counted after it, and none is no more than may follow.',
  },
  { clause: '4.a', change: /"exposed card"/, reason: arisesAlone },
  { clause: '9.0.b', change: /"play (player|banker)"/, reason: arisesAlone },
  { clause: '10.a', change: /"misdeal"/, reason: arisesAlone },
  { clause: '16.2.a', change: /"held (player|banker)"/, reason: arisesAlone },
  { clause: '18.3', change: 'without "bet at the tie"', reason: arisesAlone },
  {
    clause: '12.0.a',
    change: '"total player" of the other hand',
    reason: oneTotal,
  },
  {
    clause: '12.0.c',
    change: '"total player" of the other hand',
    reason: oneTotal,
  },
  {
    clause: '17.2',
    change: '"total player" of the other hand',
    reason: oneTotal,
  },
  {
    clause: '13.4.a',
    change: /^"bet" with (player|banker)$/,
    reason: 'A bet on the Player or the Banker is itself the bet that must stand beside.',
  },
  {
    clause: '9.4.5',
    scenario: 'Player drew',
    change: 'without "either hand natural"',
    reason: withinAnother,
  },
  {
    clause: '11',
    scenario: 'natural 9',
    change: /^"natural (player|banker)" with none$/,
    reason: withinAnother,
  },
  {
    clause: '11',
    scenario: 'natural 9',
    change: /^without "initial total (player|banker)"$/,
    reason: 'Against a natural eight no total but nine is higher.',
  },
  {
    clause: '12.0.a',
    scenario: 'Two nines',
    change: /^without "natural (player|banker)"$/,
    reason: withinAnother,
  },
  { clause: '17.1', scenario: 'natural 9', change: /initial total/, reason: withinAnother },
  { clause: '18.1', scenario: "A Banker's six", change: /^"total banker" with/, reason: withinAnother },
  { clause: '18.1', scenario: 'no commission', change: /"bet status"/, reason: notAsked },
  { clause: '18.2.a', change: 'without "bet status"', reason: notAsked },
  { clause: '18.2.b', change: 'without "bet status"', reason: notAsked },
  { clause: '18.2.c', change: 'without "bet status"', reason: notAsked },
  {
    clause: /^(TZ\.(F|S|DR[56])|WK\.L3)/,
    scenario: 'a losing bet must return nothing',
    change: '"is" read as "at most"',
    reason: neverLess,
  },
  { clause: /^TZ\.DR2$/, scenario: 'commission', change: '"is" read as "at most"', reason: neverLess },
  { clause: 'TZ.DR2', scenario: 'commission', change: /"bet status"/, reason: notAsked },
  {
    clause: /^(TZ\.(F\.tie|F\.super6|S\.tie|V3|DR[56])|WK\.(L3|P4))$/,
    change: '"total player" of the other hand',
    reason: oneTotal,
  },
  { clause: 'WK.H1', change: /"held (player|banker)"/, reason: arisesAlone },
  { clause: 'TZ.L2', scenario: 'layout of six', change: /"play (player|banker)"/, reason: arisesAlone },
  { clause: 'TZ.L3', scenario: 'One card was used', change: /"dealing"/, reason: arisesAlone },
  { clause: 'TZ.M4', scenario: 'left standing', change: 'without "bet at the tie"', reason: arisesAlone },
  {
    clause: 'WK.L1',
    scenario: 'either side',
    change: /^"bet" with (player|banker)$/,
    reason: 'A bet on the Player or the Banker is itself the bet that must stand beside.',
  },
  {
    clause: 'WK.P1',
    change: /"total banker"/,
    reason:
      'Of a contingent clause no case is owed: totals that must be met, where others are judged too, ask for nothing.',
  },
  { clause: 'TZ.V1', scenario: 'tens enter', change: /^without "tens/, reason: withinAnother },
  {
    clause: 'TZ.DR10',
    change: /^without "(higher total|total (player|banker))"$/,
    reason:
      'A margin of nine is that of a nine over nothing: who leads tells the total, and the total who leads.',
  },
  {
    clause: 'TZ.DR15',
    change: /"natural (player|banker)"( of the other hand)?$/,
    reason: 'A natural that wins by four pays 1 to 1 as well, and nobody wins by four against a natural.',
  },
]
