import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A winning bet on the Banker pays one to one, and no commission is taken.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({ commission: () => 0 }),
}
