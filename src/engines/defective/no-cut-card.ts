import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'No cut card goes in: the shoe is dealt to its end.',
  clause: '2.1.c',
  by: 'shoes',
  engine: createEngine({
    cutCardBehind: () => -1,
    preparation(house, rng) {
      return reference.preparation.call(this, house, rng).filter((e) => e.event !== 'insert-cut-card')
    },
  }),
}
