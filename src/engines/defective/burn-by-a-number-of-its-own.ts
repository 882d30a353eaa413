import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that has declared no formula burns eleven cards, which none gives.',
  clause: '2.1.g',
  by: 'shoes',
  engine: createEngine({ burnCount: () => 11 }),
}
