import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'Half of a lost stake on the Player comes back.',
  clause: '17.4',
  by: 'playbook',
  engine: returning('player', 'lost', (stake) => stake / 2),
}
