import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The commission is taken, and stated as none.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({
    settle(kind, stake, result, terms) {
      const settled = reference.settle.call(this, kind, stake, result, terms)
      return settled.commission === undefined ? settled : { ...settled, commission: 0 }
    },
  }),
}
