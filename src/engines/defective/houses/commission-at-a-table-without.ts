import { createEngine } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: 'Five per cent are taken of what the Banker wins, at a table without commission.',
  clause: '18.1',
  also: { 'WK.P2': 'the bet pays less than 1 to 1' },
  by: 'playbook',
  rules: 'commission-free',
  engine: createEngine({ commission: (winnings) => winnings / 20 }),
}
