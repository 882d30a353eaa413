import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A void round keeps the stakes.',
  clause: '10.b',
  by: 'shoes',
  options: { misdeals: 0.1 },
  engine: createEngine({ refund: () => 0 }),
}
