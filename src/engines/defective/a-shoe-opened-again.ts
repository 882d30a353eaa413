import type { RoundLogRecord } from '../../log/round-log.generated'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A round of a shoe stands after the shoe has ended.',
  finding: 'shoe-reopened',
  by: 'shoes',
  also: { 'shoe-cut-off': 'the round has no beginning and no end of a shoe around it' },
  *records(played) {
    let last: RoundLogRecord | undefined
    for (const record of played) {
      if (record.type === 'round') {
        if (last) yield last
        last = record
        continue
      }
      if (record.type === 'shoe-end') yield record
      if (last) yield last
      last = undefined
      if (record.type !== 'shoe-end') yield record
    }
  },
}
