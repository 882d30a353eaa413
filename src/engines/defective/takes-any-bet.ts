import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bets are taken that the article does not list.',
  clause: '13.0',
  by: 'shoes',
  options: { refusals: 0.3 },
  engine: createEngine({ isOffered: () => true }),
}
