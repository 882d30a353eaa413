import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A lost stake on a pair comes back.',
  clause: '17.4',
  by: 'playbook',
  engine: returning('pair', 'lost', (stake) => stake),
}
