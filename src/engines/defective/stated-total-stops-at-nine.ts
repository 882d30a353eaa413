import type { Defect } from './defect'
import { stating, sumOf } from './parts'

export const defect: Defect = {
  fault: 'A total of ten or more is stated as nine.',
  clause: '5.1',
  by: 'playbook',
  engine: stating(({ player, banker }) => ({
    playerTotal: Math.min(9, sumOf(player)),
    bankerTotal: Math.min(9, sumOf(banker)),
  })),
}
