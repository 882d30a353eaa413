import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Four per cent are taken of what a bet on the Banker wins.',
  clause: '18.1',
  by: 'playbook',
  engine: createEngine({ commission: (winnings) => winnings / 25 }),
}
