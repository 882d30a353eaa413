import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card that came out face up makes the round void.',
  clause: '4.b',
  by: 'shoes',
  also: { '10.b': 'a void round without a misdeal' },
  options: { exposedCards: 0.1 },
  engine: createEngine({
    expose(dealing, to, card) {
      reference.expose.call(this, dealing, to, card)
      dealing.voided = 'exposed card'
    },
  }),
}
