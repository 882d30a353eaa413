import type { Defect } from '../defect'
import { cardsAt, laidOtherwise } from './on-the-layout'

export const defect: Defect = {
  fault: 'The sixth card lies face up on the layout.',
  clause: 'TZ.L1',
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: laidOtherwise((events) => {
    const sixth = cardsAt(events)[5]
    return events.map((e, i) => (i === sixth && e.event === 'card' ? { ...e, facing: 'up' } : e))
  }),
}
