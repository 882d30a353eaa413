import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that burns three cards burns four.',
  clause: '2.1.h',
  by: 'shoes',
  options: { burnMethod: 'fixed:3' },
  engine: createEngine({ burnCount: () => 4 }),
}
