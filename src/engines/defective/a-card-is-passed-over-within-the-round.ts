import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card is passed over before the third cards, and no burn is recorded.',
  clause: '8',
  by: 'shoes',
  engine: createEngine({
    drawThirds(dealing) {
      dealing.take()
      reference.drawThirds.call(this, dealing)
    },
  }),
}
