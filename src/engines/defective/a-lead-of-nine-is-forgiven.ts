import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Lost stakes come back where the lead is nine points.',
  clause: '17.4',
  by: 'playbook',
  engine: createEngine({
    settle(kind, stake, result, terms) {
      const lead = Math.abs(result.totals.player - result.totals.banker)
      const settled = reference.settle.call(this, kind, stake, result, terms)
      return lead === 9 && settled.returned === 0 && !kind.endsWith('-pair') ? { returned: stake } : settled
    },
  }),
}
