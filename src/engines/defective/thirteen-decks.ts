import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The shoe is built from thirteen decks.',
  clause: '1.1',
  by: 'shoes',
  engine: createEngine({
    fullSet: () => reference.fullSet(13),
    preparation(house, rng) {
      const events = reference.preparation.call(this, house, rng)
      return events.map((e) => (e.event === 'load' ? { ...e, count: 676 } : e))
    },
    write: (record) => (record.type === 'shoe' ? { ...record, decks: 13 } : record),
  }),
}
