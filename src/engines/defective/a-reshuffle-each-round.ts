import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The whole shoe is shuffled anew for each round, whatever was dealt before.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({
    shuffle(cards, rng) {
      const set = [...cards]
      for (let i = 0; i < cards.length; i += 6) {
        reference.shuffle(set, rng)
        cards.splice(i, 6, ...set.slice(0, Math.min(6, cards.length - i)))
      }
    },
  }),
}
