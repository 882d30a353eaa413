import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The burn counts one card more than the shown card does.',
  clause: '2.1.f',
  by: 'shoes',
  options: { burnMethod: 'first-card' },
  engine: createEngine({
    burnCount(shown, house) {
      return reference.burnCount.call(this, shown, house) + 1
    },
  }),
}
