import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Rounds that the Player wins are declared void.',
  clause: '10.b',
  by: 'shoes',
  engine: createEngine({
    playCards(dealing) {
      reference.playCards.call(this, dealing)
      if (this.outcome(dealing.ranks('player'), dealing.ranks('banker')) === 'player')
        dealing.voided = 'connection lost'
    },
  }),
}
