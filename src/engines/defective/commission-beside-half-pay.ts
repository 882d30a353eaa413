import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Commission is taken at a table that pays half on a six.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  engine: createEngine({ commission: (winnings) => winnings / 20 }),
}
