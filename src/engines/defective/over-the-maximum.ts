import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes are taken above the maximum.',
  clause: '18.2.a',
  by: 'shoes',
  options: { refusals: 0.3 },
  engine: createEngine({ withinMaximum: () => true }),
}
