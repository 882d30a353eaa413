import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The log does not say whether it is complete.',
  finding: 'completeness-unknown',
  by: 'shoes',
  *records(played) {
    for (const record of played) yield record.type === 'log' ? { ...record, complete: undefined } : record
  },
}
