import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'Two bettors cut the pack, one after the other.',
  clause: '2.1.b',
  by: 'shoes',
  engine: preparing((events) => [...events.slice(0, 2), ...events.slice(1)]),
}
