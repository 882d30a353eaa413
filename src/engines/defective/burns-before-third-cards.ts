import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card is burned before third cards are drawn.',
  clause: '8',
  by: 'shoes',
  engine: createEngine({
    drawThirds(dealing) {
      dealing.take()
      dealing.note({ event: 'burn', count: 1 })
      reference.drawThirds.call(this, dealing)
    },
  }),
}
