import type { Round } from '../../log/round-log.generated'
import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'The outcome stated is that of the round before.',
  clause: '11',
  by: 'playbook',
  also: { '12.0.a': 'ties are stated late as well' },
  records: rounds(() => {
    let before: Round['outcome']
    return (round) => {
      const { outcome } = round
      const stale = { ...round, outcome: before ?? outcome }
      before = outcome
      return stale
    }
  }),
}
