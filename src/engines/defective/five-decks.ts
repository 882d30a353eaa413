import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The shoe is built from five decks.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({
    fullSet: () => reference.fullSet(5),
    preparation(house, rng) {
      const events = reference.preparation.call(this, house, rng)
      return events.map((e) => (e.event === 'load' ? { ...e, count: 260 } : e))
    },
    write: (record) => (record.type === 'shoe' ? { ...record, decks: 5 } : record),
  }),
}
