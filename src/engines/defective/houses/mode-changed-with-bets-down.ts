import type { Defect } from '../defect'
import { rounds } from '../parts'

export const defect: Defect = {
  fault: 'The mode is changed after betting has closed, with bets down.',
  clause: 'TZ.M4',
  by: 'shoes',
  rules: 'tianze',
  records: rounds(() => (round) => {
    const events = round.events?.flatMap((e): typeof round.events => {
      if (e.event !== 'bets-closed') return [e]
      return [e, { event: 'mode', mode: 'half-on-six' }, { event: 'mode', mode: 'commission' }]
    })
    return { ...round, events }
  }),
}
