import type { Defect } from './defect'
import { stating } from './parts'

export const defect: Defect = {
  fault: 'No pair is ever stated, though its bets are paid.',
  clause: '13.4.b',
  by: 'playbook',
  engine: stating(() => ({ pairs: { player: false, banker: false } })),
}
