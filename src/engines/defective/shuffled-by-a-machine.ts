import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'A machine shuffles in the place of the dealer.',
  clause: '2.1.a',
  by: 'shoes',
  engine: preparing((events) => events.map((e) => (e.event === 'shuffle' ? { ...e, by: 'machine' } : e))),
}
