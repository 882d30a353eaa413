import { because, type Defect } from '../defect'
import { cardsAt, laidOtherwise, usesAt } from './on-the-layout'

export const defect: Defect = {
  fault:
    'Where nobody draws, the second and fifth cards are exchanged: the draw area has one before the Banker.',
  clause: 'TZ.L1',
  also: because(
    'the hands no longer receive their cards in turn, nor those left over',
    '7.1.a',
    '8',
    'TZ.L4',
  ),
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: laidOtherwise((events) => {
    const [, second, , , fifth] = cardsAt(events)
    if (usesAt(events).length) return events
    return events.map((e, i) => {
      if (e.event !== 'card') return e
      return { ...e, to: i === second ? 'draw-area' : i === fifth ? 'banker' : e.to }
    })
  }),
}
