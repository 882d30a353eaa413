import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Cards that were mixed up are played, in the place of a void round.',
  clause: '10.a',
  by: 'shoes',
  options: { misdeals: 0.1 },
  engine: createEngine({
    playCards(dealing) {
      reference.playCards.call(this, dealing)
      if (dealing.voided === undefined) return
      dealing.voided = undefined
      this.revealInitial(dealing)
      this.drawThirds(dealing)
    },
  }),
}
