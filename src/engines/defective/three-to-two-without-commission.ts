import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'Without commission, a winning bet on the Banker pays three to two.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  engine: returning('banker', 'won', (stake) => 2.5 * stake),
}
