import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A hand that drew has no pair.',
  clause: '13.4.b',
  by: 'playbook',
  also: { '17.3': 'a bet is not paid that has won' },
  engine: createEngine({ isPair: (hand) => hand.length === 2 && reference.isPair(hand) }),
}
