import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A winning bet on the Tie pays eight for one: the stake is among the eight.',
  clause: '17.2',
  by: 'playbook',
  engine: returning('tie', 'won', (stake) => 8 * stake),
}
