import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'A round of the shoe is called a demonstration once it is dealt.',
  clause: '2.2.a',
  by: 'shoes',
  // Round 30, where no stake of an earlier tie lies on the layout.
  records: rounds(
    () => (round) =>
      round.round?.endsWith('-30') && !round.bets?.some((bet) => bet.from) && round.outcome !== 'tie'
        ? { ...round, status: 'demonstration', bets: [] }
        : round,
  ),
}
