import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card that came out face up is taken away, and the round is void.',
  clause: '4.a',
  by: 'shoes',
  also: { '4.b': 'the exposure alone makes the round void', '10.b': 'a void round without a misdeal' },
  options: { exposedCards: 0.1 },
  engine: createEngine({
    expose(dealing, to, card) {
      reference.expose.call(this, dealing, to, card)
      dealing[to].pop()
      dealing.voided = 'exposed card'
    },
  }),
}
