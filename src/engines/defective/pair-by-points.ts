import { rankOf } from '../../baccarat/card'
import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two cards that count alike are taken for a pair.',
  clause: '13.4.b',
  by: 'playbook',
  also: { '17.4': 'a bet is paid that has lost' },
  engine: createEngine({
    isPair([first, second]) {
      if (first === undefined || second === undefined) return false
      return this.points(rankOf(first)) === this.points(rankOf(second))
    },
  }),
}
