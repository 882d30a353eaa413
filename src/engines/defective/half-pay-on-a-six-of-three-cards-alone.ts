import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'Without commission, a six of two cards pays in full.',
  clause: '18.1',
  by: 'playbook',
  options: { mode: 'half-on-six' },
  records: rounds(() => (round) => ({
    ...round,
    bets: round.bets?.map((bet) =>
      bet.bet === 'banker' && round.outcome === 'banker' && round.banker.length === 2
        ? { ...bet, returned: String(2 * Number(bet.stake)) }
        : bet,
    ),
  })),
}
