import type { HandName } from '../baccarat/hand'
import { Absent, ofRound } from './fact'

/** What the log states of a round, never trusted: each is compared with the cards. */

export const status = ofRound('status', (r) => r.status)

export const statedTotal = ofRound(
  'stated total',
  (r, _h, of: HandName) => (of === 'player' ? r.playerTotal : r.bankerTotal) ?? Absent.of(`round.${of}Total`),
)
export const statedOutcome = ofRound('stated outcome', (r) => r.outcome ?? Absent.of('round.outcome'))
export const statedPair = ofRound(
  'stated pair',
  (r, _h, of: HandName) => (of === 'player' ? r.playerPair : r.bankerPair) ?? Absent.of(`round.pairs.${of}`),
  { show: (pair) => (pair ? 'a pair' : 'no pair') },
)
/** What the cards come out of. */
export const device = ofRound(
  'device',
  (r) => r.tableRecord?.device ?? r.shoeRecord?.device ?? Absent.of('table.device'),
)
