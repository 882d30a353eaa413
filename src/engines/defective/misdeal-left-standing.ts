import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A misdeal is not put right, and the round is settled all the same.',
  clause: '10.a',
  by: 'shoes',
  options: { misdeals: 0.1 },
  engine: createEngine({ correct: () => undefined }),
}
