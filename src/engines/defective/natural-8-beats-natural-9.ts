import { other } from '../../baccarat/hand'
import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'A natural eight beats a natural nine.',
  clause: '11',
  by: 'playbook',
  also: because('bets are settled by the outcome', '17.1', '17.4', '18.1'),
  engine: createEngine({
    outcome(player, banker) {
      const outcome = reference.outcome.call(this, player, banker)
      if (outcome === 'tie' || !this.isNatural(player) || !this.isNatural(banker)) return outcome
      return other(outcome)
    },
  }),
}
