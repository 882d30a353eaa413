import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A shoe starts with four demonstration rounds.',
  clause: '2.2.b',
  by: 'shoes',
  options: { demonstrations: 3 },
  engine: createEngine({ demonstrations: () => 4 }),
}
