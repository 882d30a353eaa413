import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The table has six seats.',
  clause: '1.5',
  by: 'shoes',
  engine: createEngine({ write: (record) => (record.type === 'table' ? { ...record, seats: 6 } : record) }),
}
