import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'Nobody cuts the pack.',
  clause: '2.1.b',
  by: 'shoes',
  engine: preparing((events) => events.filter((e) => e.event !== 'cut')),
}
