import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Without commission, a seven pays half as well.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  engine: createEngine({
    odds: (kind, result, terms) =>
      kind === 'banker' && result.totals.banker === 7 ? [1, 2] : reference.odds(kind, result, terms),
  }),
}
