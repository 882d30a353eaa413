import { createEngine } from '../reference'
import type { Defect, Family } from './defect'

/** The table shows a lower maximum for one kind of bet than it keeps. */

const kinds = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

const shown = (kind: (typeof kinds)[number]): [string, Defect] => [
  `over-the-maximum-shown-for-${kind}`,
  {
    fault: `The table shows a lower maximum for bets on ${kind} than it keeps.`,
    clause: '18.2.a',
    by: 'shoes',
    engine: createEngine({
      write(record) {
        if (record.type !== 'table') return record
        const { minimum } = record.limits?.[kind] ?? {}
        return { ...record, limits: { ...record.limits, [kind]: { minimum, maximum: minimum } } }
      },
    }),
  },
]

export const family: Family = Object.fromEntries(kinds.map(shown))
