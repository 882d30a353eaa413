import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker draws on 7.',
  clause: '9.4.5',
  by: 'playbook',
  also: { '9.4.6': "it draws against the Player's natural too" },
  engine: createEngine({
    bankerDraws(player, banker) {
      return this.total(banker) === 7 || reference.bankerDraws.call(this, player, banker)
    },
  }),
}
