import type { Defect } from './defect'
import { returning, unit } from './parts'

export const defect: Defect = {
  fault: 'Without commission, half pay on a six is cut to whole units.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  engine: returning('banker', 'won', (_stake, returned) => Math.floor(returned / unit) * unit),
}
