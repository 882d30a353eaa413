import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Nine decks are dealt from a shoe of eight.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({ fullSet: () => reference.fullSet(9) }),
}
