import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: "A Player's third card that counts nothing is taken for no card.",
  clause: '9.4.2',
  by: 'playbook',
  also: { '9.4.3': 'the Banker draws on five as well' },
  engine: createEngine({
    bankerDraws(player, banker) {
      const drawn = player.slice(0, this.points(player[2] ?? 0) === 0 ? 2 : 3)
      return reference.bankerDraws.call(this, drawn, banker)
    },
  }),
}
