import type { Bet } from '../../log/round-log.generated'
import type { Defect } from './defect'
import { rounds } from './parts'

const big: Bet = { bettor: 'b1', bet: 'big', stake: '10', returned: '0', status: 'accepted' }

export const defect: Defect = {
  fault: 'Bets on big are taken, which no authority has approved.',
  clause: '13.0',
  by: 'shoes',
  records: rounds(
    () => (round) => (round.status === 'settled' ? { ...round, bets: [...(round.bets ?? []), big] } : round),
  ),
}
