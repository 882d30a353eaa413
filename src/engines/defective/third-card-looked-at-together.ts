import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The cards of a hand are turned together, its third card among them.',
  clause: '16.2.c',
  by: 'shoes',
  engine: createEngine({
    revealInitial: () => undefined,
    revealThird: () => undefined,
    drawThirds(dealing) {
      reference.drawThirds.call(this, dealing)
      for (const hand of this.revealOrder) dealing.reveal(hand, dealing[hand])
    },
  }),
}
