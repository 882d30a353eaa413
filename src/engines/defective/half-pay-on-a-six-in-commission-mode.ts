import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A Banker that wins on six pays half, at a table that takes commission.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({
    odds: (kind, result, terms) =>
      kind === 'banker' && result.totals.banker === 6 ? [1, 2] : reference.odds(kind, result, terms),
  }),
}
