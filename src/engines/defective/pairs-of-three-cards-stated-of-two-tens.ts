import type { Defect } from './defect'
import { stating, sumOf } from './parts'

export const defect: Defect = {
  fault: 'Of hands that drew, two tens of different rank are stated as a pair.',
  clause: '13.4.b',
  by: 'playbook',
  engine: stating(({ player, banker, pairs }) => ({
    pairs: {
      player: pairs?.player || (player.length === 3 && sumOf(player.slice(0, 2)) === 0),
      banker: pairs?.banker || (banker.length === 3 && sumOf(banker.slice(0, 2)) === 0),
    },
  })),
}
