import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two rounds follow the one in which the cut card came out.',
  clause: '3.1.a',
  by: 'shoes',
  options: { cutCardBehind: 30 },
  engine: createEngine({ roundsAfterCutCard: () => 2 }),
}
