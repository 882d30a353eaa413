import { parseMoney } from '../baccarat/money'
import { Absent, ofSubject } from './fact'
import type { TableSet } from './subject'

/** Questions about how a house sets up its tables. */

/** Whether bets on both hands have a minimum above nothing. */
export const minimaSet = ofSubject(
  'table',
  'minima set',
  (t: TableSet) => {
    const { limits } = t.record
    if (limits?.player?.minimum === undefined || limits.banker?.minimum === undefined)
      return Absent.of('table.limits')
    return [limits.player.minimum, limits.banker.minimum].every((m) => parseMoney(m) !== 0)
  },
  { show: (set) => (set ? 'minima are set' : 'a minimum of nothing') },
)
