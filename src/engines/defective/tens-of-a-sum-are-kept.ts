import type { Defect } from './defect'
import { stating, sumOf } from './parts'

export const defect: Defect = {
  fault: 'A total of ten or more is stated as it stands.',
  clause: '5.1',
  by: 'playbook',
  engine: stating(({ player, banker }) => ({ playerTotal: sumOf(player), bankerTotal: sumOf(banker) })),
}
