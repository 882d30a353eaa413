import type { Defect } from './defect'
import { stating, sumOf } from './parts'

export const defect: Defect = {
  fault: 'The total stated is that of the first two cards.',
  clause: '5.2',
  by: 'playbook',
  also: { '5.1': 'the same of hands where tens count' },
  engine: stating(({ player, banker }) => ({
    playerTotal: sumOf(player.slice(0, 2)) % 10,
    bankerTotal: sumOf(banker.slice(0, 2)) % 10,
  })),
}
