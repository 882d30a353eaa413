import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Each card is drawn from a full set, as if none had left the shoe.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({
    shuffle(cards, rng) {
      const set = [...cards]
      for (const i of cards.keys()) cards[i] = rng.pick(set)
    },
  }),
}
