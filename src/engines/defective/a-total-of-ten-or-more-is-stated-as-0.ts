import type { Defect } from './defect'
import { stating, sumOf } from './parts'

const stated = (cards: readonly string[]) => (sumOf(cards) > 9 ? 0 : sumOf(cards))

export const defect: Defect = {
  fault: 'A total of ten or more is stated as nothing.',
  clause: '5.1',
  by: 'playbook',
  engine: stating(({ player, banker }) => ({ playerTotal: stated(player), bankerTotal: stated(banker) })),
}
