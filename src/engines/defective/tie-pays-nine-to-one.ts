import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A winning bet on the Tie pays nine to one.',
  clause: '17.2',
  by: 'playbook',
  engine: createEngine({
    odds: (kind, result, terms) => (kind === 'tie' ? [9, 1] : reference.odds(kind, result, terms)),
  }),
}
