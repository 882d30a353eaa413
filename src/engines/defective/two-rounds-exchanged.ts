import type { RoundLogRecord } from '../../log/round-log.generated'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two rounds stand in the log in the wrong order.',
  finding: 'round-out-of-order',
  by: 'shoes',
  also: { '8': 'their cards are not in the order of the shoe' },
  *records(played) {
    let held: RoundLogRecord | undefined
    for (const record of played) {
      if (record.type === 'round' && record.round?.endsWith('-2')) held = record
      else {
        yield record
        if (held) yield held
        held = undefined
      }
    }
  },
}
