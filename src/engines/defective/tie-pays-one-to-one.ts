import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A winning bet on the Tie pays one to one.',
  clause: '17.2',
  by: 'playbook',
  engine: returning('tie', 'won', (stake) => 2 * stake),
}
