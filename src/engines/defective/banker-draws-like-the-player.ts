import { createEngine } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'The Banker draws on 0 to 5 and stands on 6, whatever the Player drew.',
  clause: '9.3.5',
  by: 'playbook',
  also: because('the third card of the Player is not looked at', '9.4.1', '9.4.2', '9.4.3'),
  engine: createEngine({
    bankerDraws(player, banker) {
      return !this.isNatural(player) && this.total(banker) <= 5
    },
  }),
}
