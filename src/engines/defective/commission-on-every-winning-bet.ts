import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'Five per cent are taken of whatever wins.',
  clause: '18.1',
  by: 'playbook',
  also: because('the bet pays less than it must', '17.1', '17.2', '17.3'),
  engine: createEngine({
    settle(kind, stake, result, terms) {
      const settled = reference.settle.call(this, kind, stake, result, terms)
      if (kind === 'banker' || settled.returned <= stake) return settled
      const commission = (settled.returned - stake) / 20
      return { returned: settled.returned - commission, commission }
    },
  }),
}
