import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The shoe is changed between the first cards and the third.',
  clause: '3.2',
  by: 'shoes',
  engine: createEngine({
    revealInitial(dealing) {
      reference.revealInitial.call(this, dealing)
      dealing.note({ event: 'shoe-change' })
    },
  }),
}
