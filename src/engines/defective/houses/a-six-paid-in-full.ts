import { createEngine, reference } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: 'The Banker is paid in full on a six, and no commission is taken.',
  clause: 'WK.P2',
  by: 'playbook',
  rules: 'commission-free',
  engine: createEngine({
    odds: (kind, result, terms) => (kind === 'banker' ? [1, 1] : reference.odds(kind, result, terms)),
  }),
}
