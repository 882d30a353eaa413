import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The cards alternate, beginning with the Banker.',
  clause: '7.1.a',
  by: 'playbook',
  engine: createEngine({ dealOrder: ['banker', 'player', 'banker', 'player'] }),
}
