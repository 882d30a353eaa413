import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A commission is charged on losing bets as well.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({
    settle(kind, stake, result, terms) {
      const settled = reference.settle.call(this, kind, stake, result, terms)
      return settled.returned === 0 ? { returned: 0, commission: stake / 20 } : settled
    },
  }),
}
