import type { Defect } from '../defect'
import { cardsAt, laidOtherwise, usesAt } from './on-the-layout'

export const defect: Defect = {
  fault: 'Five cards are laid where five are enough.',
  clause: 'TZ.L4',
  also: { 'TZ.L1': 'the draw area holds one card' },
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: laidOtherwise((events) => {
    const sixth = cardsAt(events)[5]
    return usesAt(events).length === 2 ? events : events.filter((_, i) => i !== sixth)
  }),
}
