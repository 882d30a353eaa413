import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A standing bettor bets in a box that belongs to the seated.',
  clause: '15',
  by: 'shoes',
  options: { refusals: 0.3 },
  engine: createEngine({ mayUse: () => true }),
}
