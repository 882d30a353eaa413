import type { Bet } from '../../log/round-log.generated'
import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'The house sells a bet of its own beside those listed.',
  clause: '13.0',
  by: 'shoes',
  records: rounds(() => (round) => {
    const bet: Bet = { bettor: 'b1', bet: 'other:Dragon 7', stake: '10', returned: '0', status: 'accepted' }
    return round.status === 'settled' ? { ...round, bets: [...(round.bets ?? []), bet] } : round
  }),
}
