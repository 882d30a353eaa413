import { createEngine } from '../reference'
import type { Defect } from './defect'
import { unit } from './parts'

export const defect: Defect = {
  fault: 'The commission is rounded down to a whole unit.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({ commission: (winnings) => Math.floor(winnings / 20 / unit) * unit }),
}
