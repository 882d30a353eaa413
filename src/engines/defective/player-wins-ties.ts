import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'Equal totals are won by the Player.',
  clause: '12.0.a',
  by: 'playbook',
  also: because('bets are settled by the outcome', '12.0.c', '17.2'),
  engine: createEngine({
    outcome(player, banker) {
      const outcome = reference.outcome.call(this, player, banker)
      return outcome === 'tie' ? 'player' : outcome
    },
  }),
}
