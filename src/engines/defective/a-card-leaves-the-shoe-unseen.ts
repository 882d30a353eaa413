import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A card is taken from the shoe before each round, and no burn is recorded.',
  clause: '8',
  by: 'shoes',
  engine: createEngine({
    burnAtStart(dealing) {
      dealing.take()
    },
  }),
}
