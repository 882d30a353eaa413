import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A winning pair bet pays eleven for one: the stake is among the eleven.',
  clause: '17.3',
  by: 'playbook',
  engine: returning('pair', 'won', (stake) => 11 * stake),
}
