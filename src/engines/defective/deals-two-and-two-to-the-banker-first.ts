import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Two cards to the Banker, then two to the Player.',
  clause: '7.1.a',
  by: 'playbook',
  engine: createEngine({ dealOrder: ['banker', 'banker', 'player', 'player'] }),
}
