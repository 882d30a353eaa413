import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'Of the stakes that a tie leaves undecided, the first alone comes back.',
  clause: '12.0.c',
  by: 'playbook',
  records: rounds(() => (round) => {
    const main = round.bets?.filter(({ bet }) => bet === 'player' || bet === 'banker') ?? []
    const bets = round.bets?.map((bet) => (main.indexOf(bet) > 0 ? { ...bet, returned: '0' } : bet))
    return round.outcome === 'tie' ? { ...round, bets } : round
  }),
}
