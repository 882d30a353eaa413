import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker does not draw against a final nine of the Player.',
  clause: '9.3.1',
  by: 'playbook',
  also: because('the Banker stands where its own total has it draw', '9.3.2', '9.3.3', '9.3.4', '9.3.5'),
  engine: createEngine({
    bankerDraws(player, banker) {
      return this.total(player) < 9 && reference.bankerDraws.call(this, player, banker)
    },
  }),
}
