import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'The commission is taken of everything that comes back, the stake among it.',
  clause: '18.1',
  by: 'playbook',
  engine: returning('banker', 'won', (_stake, returned, commission) => returned - commission),
}
