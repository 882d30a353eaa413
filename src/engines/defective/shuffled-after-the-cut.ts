import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'The cards are cut before they are shuffled.',
  clause: '2.1.a',
  by: 'shoes',
  engine: preparing(([shuffle, cut, ...rest]) => [cut, shuffle, ...rest].filter((e) => e !== undefined)),
}
