import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'A card is missing when the shoe is loaded.',
  clause: '2.1.d',
  by: 'shoes',
  engine: preparing((events) => events.map((e) => (e.event === 'load' ? { ...e, count: 415 } : e))),
}
