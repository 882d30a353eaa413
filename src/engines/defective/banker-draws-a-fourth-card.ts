import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker draws two cards.',
  clause: '9.0.a',
  by: 'playbook',
  engine: createEngine({
    drawThirds(dealing) {
      reference.drawThirds.call(this, dealing)
      if (dealing.banker.length === 3) this.dealCard(dealing, 'banker')
    },
  }),
}
