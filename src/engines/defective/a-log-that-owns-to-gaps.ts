import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The log says that it is not complete.',
  finding: 'incomplete',
  by: 'shoes',
  *records(played) {
    for (const record of played) yield record.type === 'log' ? { ...record, complete: false } : record
  },
}
