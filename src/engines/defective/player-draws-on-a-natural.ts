import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Player draws on a natural.',
  clause: '9.2',
  by: 'playbook',
  engine: createEngine({
    playerDraws(player, banker) {
      return this.isNatural(player) || reference.playerDraws.call(this, player, banker)
    },
  }),
}
