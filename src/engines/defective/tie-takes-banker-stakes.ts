import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A tie takes the stakes on the Banker.',
  clause: '12.0.c',
  by: 'playbook',
  engine: returning('banker', 'undecided', () => 0),
}
