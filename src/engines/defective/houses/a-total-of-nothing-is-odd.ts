import { createEngine, reference } from '../../reference'
import { because, type Defect } from '../defect'

const opposite = { won: 'lost', lost: 'won' } as const

export const defect: Defect = {
  fault: 'A total of nothing is taken for odd.',
  clause: 'TZ.S.beven',
  also: because(
    'it is odd for each such bet, in either mode',
    ...['TZ.S.bodd', 'TZ.S.podd', 'TZ.S.peven', 'TZ.F.bodd', 'TZ.F.beven', 'TZ.F.podd', 'TZ.F.peven'],
  ),
  by: 'playbook',
  rules: 'tianze',
  engine: createEngine({
    verdict(kind, result) {
      const verdict = reference.verdict.call(this, kind, result)
      if (!/-(odd|even)$/.test(kind)) return verdict
      const total = result.totals[kind.startsWith('player') ? 'player' : 'banker']
      return total === 0 ? opposite[verdict as 'won' | 'lost'] : verdict
    },
  }),
}
