import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card that came out face up is taken away, and another is dealt for it.',
  clause: '4.a',
  by: 'shoes',
  also: {
    '7.1.a': 'the hand receives a card twice in its turn',
    '9.0.b': 'the card taken away counts as one that the hand received',
  },
  options: { exposedCards: 0.1 },
  engine: createEngine({
    expose(dealing, to, card) {
      reference.expose.call(this, dealing, to, card)
      dealing[to].pop()
      dealing.lay(to, dealing.take(), 'down')
    },
  }),
}
