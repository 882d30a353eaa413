import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Without commission, a six pays one to one.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  engine: createEngine({
    odds: (kind, result, terms) => (kind === 'banker' ? [1, 1] : reference.odds(kind, result, terms)),
  }),
}
