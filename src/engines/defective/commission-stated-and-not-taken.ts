import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A commission is stated for a winning bet on the Banker, and none is taken.',
  clause: '18.1',
  by: 'playbook',
  engine: returning('banker', 'won', (stake) => 2 * stake),
}
