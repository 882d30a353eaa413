import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A winning pair bet pays twelve to one.',
  clause: '17.3',
  by: 'playbook',
  engine: returning('pair', 'won', (stake) => 13 * stake),
}
