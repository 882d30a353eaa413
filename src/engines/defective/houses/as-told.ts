import { articles1To8 } from '../articles-1-to-8'
import { articles9To12 } from '../articles-9-to-12'
import { articles13To19 } from '../articles-13-to-19'
import { family as bankerTableau } from '../banker-tableau'
import { family as bankerWhenThePlayerStood } from '../banker-when-the-player-stood'
import { family as byHand } from '../by-hand'
import type { Family } from '../defect'
import { family as naturals } from '../naturals'
import { family as pairsByRank } from '../pairs-by-rank'
import { family as playerTableau } from '../player-tableau'
import { retold, type Told } from './retold'

/** Faults of the articles that the encyclopedia's words forbid as well, or that they must not be blamed for. */

const single: Readonly<Record<string, Told>> = {
  'differential-exceeded': 'WK.B2',
  'pair-by-points': ['WK.B4', '13.4.b'],
  'pair-of-neighbours': ['WK.B4', '13.4.b'],
  'a-standing-holder': 'WK.H1',
  'holder-of-a-smaller-stake': '16.2.a',
  'deals-to-the-banker-first': 'WK.D2',
  'deals-two-and-two': 'WK.D2',
  'player-receives-one-card': 'WK.D2',
  'banker-receives-one-card': 'WK.D2',
  'player-draws-a-fourth-card': 'WK.D2',
  'banker-draws-a-fourth-card': 'WK.D2',
  'ace-stated-as-eleven': ['WK.V1', 'WK.V2'],
  'stated-totals-exchanged': ['WK.V1', 'WK.V2'],
  'tens-of-a-sum-are-kept': 'WK.V2',
  'stated-total-of-two-cards': ['WK.V1', 'WK.V2'],
  'a-total-of-ten-or-more-is-stated-as-0': 'WK.V2',
  'pair-of-two-card-hands-alone': ['WK.S1', 'WK.P5'],
  'pair-of-three-card-hands-alone': ['WK.S1', 'WK.P5'],
  'lower-total-wins': 'WK.S1',
  'player-draws-on-a-natural': 'WK.R1',
  'a-natural-stops-nobody': 'WK.R1',
  'the-player-alone-draws-on-its-natural': 'WK.R1',
  'four-per-cent': 'WK.P1',
  'no-commission': 'WK.P1',
  'commission-on-everything-returned': 'WK.P1',
  'player-pays-two-to-one': 'WK.P3',
  'player-pays-less-a-commission': 'WK.P3',
  'tie-pays-nine-to-one': 'WK.P4',
  'tie-pays-eight-for-one': 'WK.P4',
  'pair-pays-twelve-to-one': 'WK.P5',
  'pair-pays-eleven-for-one': 'WK.P5',
  'half-of-a-lost-player-stake-returned': '17.4',
  'half-of-a-lost-banker-stake-returned': '17.4',
  'lost-tie-stake-returned': '17.4',
}

/** Clauses on the Banker's third card by those of article 9. */
const banker: Readonly<Record<string, string>> = {
  '9.3.1': 'WK.R4',
  '9.3.2': 'WK.R5',
  '9.3.3': 'WK.R6',
  '9.3.4': 'WK.R7',
  '9.3.5': 'WK.R8',
  '9.3.6': 'WK.R3',
  '9.4.1': 'WK.R5',
  '9.4.2': 'WK.R6',
  '9.4.3': 'WK.R7',
  '9.4.4': 'WK.R8',
  '9.4.5': 'WK.R9',
}

const suffix = 'as-told'
const told = (faults: Family, tell: Parameters<typeof retold>[3]) =>
  retold('encyclopedia', suffix, faults, tell)

export const family: Family = {
  ...told({ ...articles1To8, ...articles9To12, ...articles13To19 }, (name) => single[name]),
  ...told(bankerTableau, (name, { clause }) => (/-[68]$/.test(name) ? banker[clause as string] : undefined)),
  ...told(bankerWhenThePlayerStood, () => 'WK.R3'),
  ...told(playerTableau, () => 'WK.R2'),
  ...told(naturals, (name) => (name.startsWith('tie') ? undefined : 'WK.R1')),
  ...told(byHand, (name) => (name.endsWith('where-forbidden') ? '16.1' : undefined)),
  ...told(pairsByRank, () => ['WK.P5', 'WK.S1']),
}
