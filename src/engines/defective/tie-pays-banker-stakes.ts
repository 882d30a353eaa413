import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A tie pays the stakes on the Banker one to one.',
  clause: '12.0.c',
  by: 'playbook',
  engine: returning('banker', 'undecided', (stake) => 2 * stake),
}
