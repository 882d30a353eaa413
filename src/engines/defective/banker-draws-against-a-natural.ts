import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: "The Banker on 0 to 5 draws against the Player's natural.",
  clause: '9.4.6',
  by: 'playbook',
  engine: createEngine({
    bankerDraws(player, banker) {
      return this.isNatural(player)
        ? this.total(banker) <= 5
        : reference.bankerDraws.call(this, player, banker)
    },
  }),
}
