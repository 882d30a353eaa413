import { rankOf } from '../../baccarat/card'
import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two cards that follow each other are taken for a pair.',
  clause: '13.4.b',
  by: 'playbook',
  also: { '17.4': 'a bet is paid that has lost' },
  engine: createEngine({
    isPair([first, second]) {
      if (first === undefined || second === undefined) return false
      return Math.abs(rankOf(first) - rankOf(second)) < 2
    },
  }),
}
