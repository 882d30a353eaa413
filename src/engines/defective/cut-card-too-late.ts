import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The cut card goes in with eleven cards behind it.',
  clause: '2.1.c',
  by: 'shoes',
  engine: createEngine({ cutCardBehind: () => 11 }),
}
