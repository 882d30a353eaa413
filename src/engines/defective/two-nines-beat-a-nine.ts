import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'
import { sumOf } from './parts'

export const defect: Defect = {
  fault: 'Two nines make eighteen, and beat a natural nine.',
  clause: '11',
  by: 'playbook',
  also: because('bets are settled by the outcome', '17.1', '17.4', '18.1'),
  engine: createEngine({
    outcome(player, banker) {
      const outcome = reference.outcome.call(this, player, banker)
      if (!this.isNatural(player) || !this.isNatural(banker)) return outcome
      if (sumOf(player) === 18 && sumOf(banker) === 9) return 'player'
      return sumOf(banker) === 18 && sumOf(player) === 9 ? 'banker' : outcome
    },
  }),
}
