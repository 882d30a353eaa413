import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A tie pays the stakes on the Player one to one.',
  clause: '12.0.c',
  by: 'playbook',
  engine: returning('player', 'undecided', (stake) => 2 * stake),
}
