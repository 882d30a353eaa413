import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker on 3 draws against an eight alone.',
  clause: '9.3.2',
  by: 'playbook',
  also: { '9.4.1': 'against an eight it must stand' },
  engine: createEngine({
    bankerDraws(player, banker) {
      if (player[2] !== undefined && this.total(banker) === 3) return player[2] === 8
      return reference.bankerDraws.call(this, player, banker)
    },
  }),
}
