import { rankOf } from '../../baccarat/card'
import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The third card too makes a pair.',
  clause: '13.4.b',
  by: 'playbook',
  also: { '17.4': 'a bet is paid that has lost' },
  engine: createEngine({ isPair: (hand) => new Set(hand.map(rankOf)).size < hand.length }),
}
