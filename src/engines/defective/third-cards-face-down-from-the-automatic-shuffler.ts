import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'An automatic shuffler deals third cards face down.',
  clause: '7.2.a',
  by: 'shoes',
  options: { device: 'automatic-shuffler' },
  engine: createEngine({ facing: ({ dealt }) => (dealt < 4 ? 'up' : 'down') }),
}
