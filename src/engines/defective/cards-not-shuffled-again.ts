import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The shoe is dealt again without a shuffle.',
  clause: '3.1.b',
  by: 'shoes',
  engine: createEngine({ reshuffles: false }),
}
