import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bettors hold the cards at a table that forbids it.',
  clause: '16.1',
  by: 'shoes',
  options: { holding: 'forbidden' },
  engine: createEngine({ allowsHolding: () => true }),
}
