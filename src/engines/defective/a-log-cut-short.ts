import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The log ends in the middle of a shoe.',
  finding: 'shoe-cut-off',
  by: 'shoes',
  *records(played) {
    let shoes = 0
    for (const record of played) {
      if (record.type === 'shoe-end') shoes++
      if (shoes < 10) yield record.type === 'log' ? { ...record, rounds: undefined } : record
    }
  },
}
