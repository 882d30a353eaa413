import { createEngine, reference } from '../reference'
import type { Defect } from './defect'
import { isRed } from './parts'

export const defect: Defect = {
  fault: 'Two cards of one rank are a pair if they are of one colour too.',
  clause: '13.4.b',
  by: 'playbook',
  also: { '17.3': 'a bet is not paid that has won' },
  engine: createEngine({
    isPair: ([first = 0, second = 0]) => reference.isPair([first, second]) && isRed(first) === isRed(second),
  }),
}
