import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Against a ten as third card, but not a picture, the Banker stands.',
  clause: '9.3.1',
  by: 'playbook',
  also: { '9.3.2': 'the Banker stands on three as well' },
  engine: createEngine({
    bankerDraws(player, banker) {
      return player[2] !== 10 && reference.bankerDraws.call(this, player, banker)
    },
  }),
}
