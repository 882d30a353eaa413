import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'The cards go into the shoe without being shuffled.',
  clause: '2.1.a',
  by: 'shoes',
  engine: preparing((events) => events.filter((e) => e.event !== 'shuffle')),
}
