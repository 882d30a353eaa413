import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Six cards go back into the automatic shuffler, whatever was drawn.',
  clause: '7.2.b',
  by: 'shoes',
  options: { device: 'automatic-shuffler' },
  engine: createEngine({ returnCards: (dealing) => dealing.note({ event: 'return-cards', count: 6 }) }),
}
