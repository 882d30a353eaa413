import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Stakes on the Player are taken below the minimum.',
  clause: '18.2.c',
  by: 'shoes',
  options: { refusals: 0.3 },
  engine: createEngine({
    withinMinimum(kind, stake, house) {
      return kind === 'player' || reference.withinMinimum.call(this, kind, stake, house)
    },
  }),
}
