import type { Defect } from './defect'
import { stating } from './parts'

export const defect: Defect = {
  fault: "Each hand's pair is stated of the other.",
  clause: '13.4.b',
  by: 'playbook',
  engine: stating(({ pairs }) => ({ pairs: { player: pairs?.banker, banker: pairs?.player } })),
}
