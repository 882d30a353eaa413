import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The table carries three layouts.',
  clause: '1.5',
  by: 'shoes',
  engine: createEngine({ write: (record) => (record.type === 'table' ? { ...record, layouts: 3 } : record) }),
}
