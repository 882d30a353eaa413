import type { Defect } from './defect'
import { preparing } from './parts'

export const defect: Defect = {
  fault: 'Somebody cuts who is neither bettor nor dealer.',
  clause: '2.1.b',
  by: 'shoes',
  engine: preparing((events) => events.map((e) => (e.event === 'cut' ? { ...e, by: 'other' } : e))),
}
