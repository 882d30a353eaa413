import type { Defect } from '../defect'
import { exchanged, laidOtherwise, usesAt } from './on-the-layout'

export const defect: Defect = {
  fault: 'Where both hands use a card of the draw area, the Banker uses one first.',
  clause: '9.0.b',
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: laidOtherwise((events) => {
    const [one, two] = usesAt(events)
    return one === undefined || two === undefined ? events : exchanged(events, one, two)
  }),
}
