import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Neither hand stops at a natural: both draw on 0 to 5.',
  clause: '9.4.6',
  by: 'playbook',
  also: { '9.2': "the Player draws against the Banker's natural" },
  engine: createEngine({ isNatural: () => false }),
}
