import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that burns eight cards burns nine.',
  clause: '2.1.h',
  by: 'shoes',
  options: { burnMethod: 'fixed:8' },
  engine: createEngine({ burnCount: () => 9 }),
}
