import type { Defect } from '../defect'
import { cardsAt, laidOtherwise } from './on-the-layout'

export const defect: Defect = {
  fault: 'A seventh card, of which nobody knows whence it came, is laid in the draw area.',
  clause: 'TZ.L4',
  also: { 'TZ.L3': 'more cards are left over than are laid again' },
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: laidOtherwise((events) => {
    const sixth = cardsAt(events)[5] as number
    return events.toSpliced(sixth + 1, 0, { event: 'card', to: 'draw-area', card: '2S', facing: 'down' })
  }),
}
