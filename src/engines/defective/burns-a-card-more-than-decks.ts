import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that burns by decks counts the cut card as a deck.',
  clause: '2.1.e',
  by: 'shoes',
  options: { burnMethod: 'decks' },
  engine: createEngine({ burnCount: (_shown, { decks }) => decks + 1 }),
}
