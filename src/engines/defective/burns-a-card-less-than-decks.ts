import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A house that burns by decks burns a card less than there are decks.',
  clause: '2.1.e',
  by: 'shoes',
  options: { burnMethod: 'decks' },
  engine: createEngine({ burnCount: (_shown, { decks }) => decks - 1 }),
}
