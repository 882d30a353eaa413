import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Player draws on a natural of its own, and the Banker does not.',
  clause: '9.2',
  by: 'shoes',
  options: { shoes: 40, lean: true },
  engine: createEngine({
    playerDraws(player, banker) {
      return this.isNatural(player) || reference.playerDraws.call(this, player, banker)
    },
  }),
}
