import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A lost stake on the Tie comes back.',
  clause: '17.4',
  by: 'playbook',
  engine: returning('tie', 'lost', (stake) => stake),
}
