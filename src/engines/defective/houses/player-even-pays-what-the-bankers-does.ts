import { createEngine, reference } from '../../reference'
import type { Defect } from '../defect'

export const defect: Defect = {
  fault: "The Player's Even pays what the Banker's does.",
  clause: 'TZ.S.peven',
  also: { 'TZ.F.peven': 'so it does without commission' },
  by: 'playbook',
  rules: 'tianze',
  engine: createEngine({
    odds: (kind, result, terms) => (kind === 'player-even' ? [94, 100] : reference.odds(kind, result, terms)),
  }),
}
