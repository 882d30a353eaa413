import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker draws on a natural.',
  clause: '9.4.5',
  by: 'playbook',
  also: { '9.4.6': 'two naturals fall under both' },
  engine: createEngine({
    bankerDraws(player, banker) {
      return this.isNatural(banker) || reference.bankerDraws.call(this, player, banker)
    },
  }),
}
