import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: "The Banker draws by the Player's total in the place of its third card.",
  clause: '9.4.2',
  by: 'playbook',
  also: because(
    "the Player's total and its third card differ",
    '9.3.2',
    '9.3.3',
    '9.3.4',
    '9.3.5',
    '9.4.1',
    '9.4.3',
    '9.4.4',
  ),
  engine: createEngine({
    bankerDraws(player, banker) {
      const read = player.length > 2 ? [...player.slice(0, 2), this.total(player) || 10] : player
      return reference.bankerDraws.call(this, read, banker)
    },
  }),
}
