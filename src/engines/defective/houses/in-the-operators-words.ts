import { articles1To8 } from '../articles-1-to-8'
import { articles9To12 } from '../articles-9-to-12'
import { articles13To19 } from '../articles-13-to-19'
import { family as bankerTableau } from '../banker-tableau'
import { family as bankerWhenThePlayerStood } from '../banker-when-the-player-stood'
import type { Family } from '../defect'
import { family as naturals } from '../naturals'
import { family as playerTableau } from '../player-tableau'
import { retold, type Told } from './retold'

/** Faults of the articles that the words of the Tianze group forbid as well, or that they must not be blamed for. */

const single: Readonly<Record<string, Told>> = {
  'cards-face-down-from-the-automatic-shuffler': '7.2.a',
  'banker-draws-first': '9.0.b',
  'ace-stated-as-eleven': 'TZ.V1',
  'stated-totals-exchanged': 'TZ.V1',
  'tens-of-a-sum-are-kept': 'TZ.V1',
  'stated-total-of-two-cards': 'TZ.V1',
  'a-total-of-ten-or-more-is-stated-as-0': 'TZ.V1',
  'player-draws-on-a-natural': ['TZ.V2', 'TZ.D3', 'TZ.D10'],
  'player-draws-against-a-natural': ['TZ.V2', 'TZ.D10'],
  'banker-draws-on-a-natural': ['TZ.V2', 'TZ.D10', 'TZ.D3'],
  'banker-draws-against-a-natural': ['TZ.V2', 'TZ.D3'],
  'the-player-alone-draws-on-its-natural': ['TZ.V2', 'TZ.D3', 'TZ.D10'],
  'a-natural-stops-nobody': ['TZ.V2', 'TZ.D3', 'TZ.D10'],
  'lower-total-wins': 'TZ.V3',
  'player-draws-a-fourth-card': ['TZ.L2', '9.0.a'],
  'banker-draws-a-fourth-card': ['TZ.L2', '9.0.a'],
  'no-commission': 'TZ.S.banker',
}

/** Clauses on the Banker's third card by those of article 9. */
const banker: Readonly<Record<string, string>> = {
  '9.3.1': 'TZ.D4',
  '9.3.2': 'TZ.D5',
  '9.3.3': 'TZ.D6',
  '9.3.4': 'TZ.D7',
  '9.3.5': 'TZ.D8',
  '9.4.1': 'TZ.D5',
  '9.4.2': 'TZ.D6',
  '9.4.3': 'TZ.D7',
  '9.4.4': 'TZ.D8',
  '9.4.5': 'TZ.D9',
}
/** Clauses that say what the Banker does when the Player took no card, by its total. */
const whenThePlayerStood = ['TZ.D4', 'TZ.D4', 'TZ.D4', 'TZ.D5', 'TZ.D6', 'TZ.D7', 'TZ.D8', 'TZ.D9']

const suffix = 'in-the-operators-words'
const told = (faults: Family, tell: Parameters<typeof retold>[3]) => retold('tianze', suffix, faults, tell)

export const family: Family = {
  ...told({ ...articles1To8, ...articles9To12, ...articles13To19 }, (name) => single[name]),
  ...told(bankerTableau, (name, { clause }) => (/-[68]$/.test(name) ? banker[clause as string] : undefined)),
  ...told(bankerWhenThePlayerStood, (name) => {
    const total = Number(/\d/.exec(name)?.[0])
    return total < 6 ? (whenThePlayerStood[total] as string) : [whenThePlayerStood[total] as string, 'TZ.D11']
  }),
  ...told(playerTableau, (name) => (name.startsWith('player-stands') ? 'TZ.D1' : ['TZ.D2', 'TZ.D11'])),
  ...told(naturals, (name) => {
    if (name.startsWith('tie')) return ['TZ.V3']
    // On two naturals both clauses say who must stand.
    if (name.startsWith('player-draws-on')) return ['TZ.D3', 'TZ.D10', 'TZ.V2']
    return /^banker.*-against/.test(name) ? ['TZ.D3', 'TZ.V2'] : ['TZ.D10', 'TZ.V2']
  }),
}
