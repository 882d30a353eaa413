import type { Defect } from './defect'
import { leavingOut } from './parts'

export const defect: Defect = {
  fault: 'The log has fewer rounds than its head states, and their numbers hide it.',
  finding: 'rounds-miscounted',
  by: 'shoes',
  also: { '8': 'their cards are missing from the numbering of the shoe' },
  *records(played) {
    for (const record of leavingOut((round) => round.outcome === 'player')(played))
      yield record.type === 'log' ? { ...record, rounds: (record.rounds ?? 0) + 1 } : record
  },
}
