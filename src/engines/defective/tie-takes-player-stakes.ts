import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A tie takes the stakes on the Player.',
  clause: '12.0.c',
  by: 'playbook',
  engine: returning('player', 'undecided', () => 0),
}
