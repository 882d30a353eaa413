import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'A hand of two cards beats one of three.',
  clause: '11',
  by: 'playbook',
  also: because('bets are settled by the outcome', '17.1', '17.4', '18.1'),
  engine: createEngine({
    outcome(player, banker) {
      const outcome = reference.outcome.call(this, player, banker)
      if (outcome === 'tie' || player.length === banker.length) return outcome
      return player.length < banker.length ? 'player' : 'banker'
    },
  }),
}
