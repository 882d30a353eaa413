import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A Player that wins on eight or nine is paid half.',
  clause: '17.1',
  by: 'playbook',
  engine: createEngine({
    odds(kind, result, terms) {
      return kind === 'player' && result.totals.player >= 8 ? [1, 2] : reference.odds(kind, result, terms)
    },
  }),
}
