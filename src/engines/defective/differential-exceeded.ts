import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes are taken whatever the two sides differ by.',
  clause: '14',
  by: 'shoes',
  options: { differential: '1000' },
  engine: createEngine({ withinDifferential: () => true }),
}
