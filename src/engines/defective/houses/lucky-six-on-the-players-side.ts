import type { Defect } from '../defect'
import { rounds, taken, withBets } from '../parts'

export const defect: Defect = {
  fault:
    "Lucky Six is taken on the Player's side, of a house that takes it on the Banker's alone, and its stake returned.",
  clause: 'WK.L1',
  by: 'playbook',
  rules: 'lucky-six',
  records: rounds(() => withBets(() => [taken('b99', 'player-lucky-six', '20', '20')])),
}
