import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'The cards go into the shoe face up.',
  clause: '2.1.d',
  by: 'shoes',
  engine: preparing((events) => events.map((e) => (e.event === 'load' ? { ...e, facing: 'up' } : e))),
}
