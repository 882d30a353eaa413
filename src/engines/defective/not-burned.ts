import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'No card is burned when the shoe starts.',
  clause: '2.1.g',
  by: 'shoes',
  engine: createEngine({ openingBurn: () => [] }),
}
