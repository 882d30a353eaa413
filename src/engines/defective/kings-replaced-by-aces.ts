import { card, rankOf, suitOf } from '../../baccarat/card'
import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Aces lie in the shoe in the place of kings.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({
    fullSet: (decks) => reference.fullSet(decks).map((c) => (rankOf(c) === 13 ? card(1, suitOf(c)) : c)),
  }),
}
