import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'
import { sumOf } from './parts'

export const defect: Defect = {
  fault: 'Two nines beat two fours, or any other eight.',
  clause: '12.0.a',
  by: 'playbook',
  also: because('bets are settled by the outcome', '12.0.c', '17.2'),
  engine: createEngine({
    outcome(player, banker) {
      const outcome = reference.outcome.call(this, player, banker)
      const lead = sumOf(player) - sumOf(banker)
      if (outcome !== 'tie' || !this.isNatural(player) || lead === 0) return outcome
      return lead > 0 ? 'player' : 'banker'
    },
  }),
}
