import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker draws until it has four or more.',
  clause: '9.0.a',
  by: 'playbook',
  engine: createEngine({
    drawThirds(dealing) {
      reference.drawThirds.call(this, dealing)
      while (
        dealing.banker.length > 2 &&
        dealing.banker.length < 5 &&
        this.total(dealing.ranks('banker')) < 4
      )
        this.dealCard(dealing, 'banker')
    },
  }),
}
