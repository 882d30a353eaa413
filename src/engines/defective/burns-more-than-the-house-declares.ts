import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Four cards are burned before a round, where the house burns three at most.',
  clause: '8',
  by: 'shoes',
  options: { roundBurns: 0.2 },
  readings: { roundBurnMaximum: '3' },
  engine: createEngine({
    burnAtStart(dealing) {
      if (dealing.mishaps.burn === 0) return
      for (let i = 0; i < 4; i++) dealing.take()
      dealing.note({ event: 'burn', count: 4 })
    },
  }),
}
