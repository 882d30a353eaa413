import { createEngine, reference } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: 'The Player draws on a natural of its own, and the Banker does not.',
  clause: 'WK.R1',
  also: { '9.2': 'the article says the same' },
  by: 'shoes',
  rules: 'encyclopedia',
  options: { shoes: 40, lean: true },
  engine: createEngine({
    playerDraws(player, banker) {
      return this.isNatural(player) || reference.playerDraws.call(this, player, banker)
    },
  }),
}
