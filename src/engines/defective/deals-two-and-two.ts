import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two cards to the Player, then two to the Banker.',
  clause: '7.1.a',
  by: 'playbook',
  engine: createEngine({ dealOrder: ['player', 'player', 'banker', 'banker'] }),
}
