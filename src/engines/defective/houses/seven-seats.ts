import { createEngine } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: 'The table has seven seats, where a small one has nine.',
  clause: 'WK.B1',
  by: 'shoes',
  rules: 'encyclopedia',
  engine: createEngine({
    reservedBoxes: () => [1, 2, 3, 4, 5, 6, 7],
    write: (record) => (record.type === 'table' ? { ...record, seats: 7 } : record),
  }),
}
