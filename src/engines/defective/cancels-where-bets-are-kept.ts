import type { Defect } from './defect'
import { sittingOut } from './parts'

export const defect: Defect = {
  fault: 'Bets are cancelled after a tie, where the house has them kept.',
  clause: '12.1',
  by: 'shoes',
  // Who takes a bet back makes none in the next round.
  declares: { tieBets: 'keep,increase,reduce,switch' },
  records: sittingOut,
}
