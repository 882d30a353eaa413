import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'An automatic shuffler deals its cards face down, and the Banker is turned first.',
  clause: '7.2.a',
  by: 'shoes',
  options: { device: 'automatic-shuffler' },
  engine: createEngine({
    facing: () => 'down',
    revealInitial(dealing) {
      for (const hand of ['banker', 'player'] as const) dealing.reveal(hand, dealing[hand])
    },
  }),
}
