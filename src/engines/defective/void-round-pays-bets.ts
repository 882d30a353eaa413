import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A void round pays every bet one to one.',
  clause: '10.b',
  by: 'shoes',
  options: { misdeals: 0.1 },
  engine: createEngine({ refund: (_kind, stake) => 2 * stake }),
}
