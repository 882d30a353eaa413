import { createEngine } from '../reference'
import { because, type Defect } from './defect'
import { sumOf } from './parts'

export const defect: Defect = {
  fault: 'The sums of the cards are compared before the tens are dropped.',
  clause: '11',
  by: 'playbook',
  also: {
    '12.0.a': 'equal totals of unequal sums are no tie',
    ...because('bets are settled by the outcome', '12.0.c', '17.1', '17.2', '17.4', '18.1'),
  },
  engine: createEngine({
    outcome(player, banker) {
      const lead = sumOf(player) - sumOf(banker)
      return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker'
    },
  }),
}
