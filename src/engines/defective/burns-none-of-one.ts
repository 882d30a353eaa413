import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that burns one card burns none.',
  clause: '2.1.h',
  by: 'shoes',
  options: { burnMethod: 'fixed:1' },
  engine: createEngine({ burnCount: () => 0 }),
}
