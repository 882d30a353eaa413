import { createEngine } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: 'Five per cent are taken of the 0.95 that bears them already: the Banker pays 0.9025.',
  clause: 'TZ.S.banker',
  also: { '18.1': 'the article takes five per cent once' },
  by: 'playbook',
  rules: 'tianze',
  engine: createEngine({
    commission: (winnings, { mode }) => (mode === 'commission' ? (winnings * 975) / 10_000 : 0),
  }),
}
