import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'Two jokers a deck go into the shoe.',
  clause: '2.1.d',
  by: 'shoes',
  engine: preparing((events) => events.map((e) => (e.event === 'load' ? { ...e, count: 432 } : e))),
}
