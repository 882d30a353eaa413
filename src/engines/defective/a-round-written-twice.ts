import type { Defect } from './defect'
import { isPlain } from './parts'

export const defect: Defect = {
  fault: 'A round stands in the log twice.',
  finding: 'round-doubled',
  by: 'shoes',
  also: {
    '1.1': 'its cards are counted twice',
    '8': 'its cards are dealt again',
    'rounds-miscounted': 'the head counts the rounds that were played',
  },
  *records(played) {
    for (const record of played) {
      yield record
      if (record.type === 'round' && record.round?.endsWith('-30') && isPlain(record)) yield record
    }
  },
}
