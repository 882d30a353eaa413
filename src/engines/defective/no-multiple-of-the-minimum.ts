import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes on the Banker are taken that are no multiple of the minimum.',
  clause: '18.2.b',
  by: 'shoes',
  options: { refusals: 0.3 },
  engine: createEngine({
    withinMinimum(kind, stake, house) {
      return kind === 'banker' || reference.withinMinimum.call(this, kind, stake, house)
    },
  }),
}
