import type { Defect } from './defect'
import { leavingOut } from './parts'

export const defect: Defect = {
  fault: 'Rounds that the Player won are left out, and the others numbered anew.',
  clause: '8',
  by: 'shoes',
  records: leavingOut((round) => round.outcome === 'player'),
}
