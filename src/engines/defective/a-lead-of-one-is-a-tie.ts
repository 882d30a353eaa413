import { createEngine } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'A lead of one point is taken for a tie.',
  clause: '11',
  by: 'playbook',
  also: because('bets are settled by the outcome', '17.1', '17.4', '18.1'),
  engine: createEngine({
    outcome(player, banker) {
      const lead = this.total(player) - this.total(banker)
      return Math.abs(lead) <= 1 ? 'tie' : lead > 0 ? 'player' : 'banker'
    },
  }),
}
