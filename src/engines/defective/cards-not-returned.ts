import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'No card goes back into the automatic shuffler.',
  clause: '7.2.b',
  by: 'shoes',
  options: { device: 'automatic-shuffler' },
  engine: createEngine({ returnCards: () => undefined }),
}
