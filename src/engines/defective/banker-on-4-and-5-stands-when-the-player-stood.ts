import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker on 4 and 5 stands when the Player took no card.',
  clause: '9.3.6',
  by: 'playbook',
  engine: createEngine({
    bankerDraws(player, banker) {
      const stands = player[2] === undefined && this.total(banker) > 3
      return !stands && reference.bankerDraws.call(this, player, banker)
    },
  }),
}
