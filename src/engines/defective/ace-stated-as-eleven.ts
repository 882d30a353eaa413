import type { Defect } from './defect'
import { stating, sumOf } from './parts'

const stated = (cards: readonly string[]) =>
  (sumOf(cards) % 10) + 10 * cards.filter((card) => card.startsWith('A')).length

export const defect: Defect = {
  fault: 'The total stated counts an ace as eleven.',
  clause: '5.2',
  also: { '5.1': 'the same of hands where tens count' },
  by: 'playbook',
  engine: stating(({ player, banker }) => ({ playerTotal: stated(player), bankerTotal: stated(banker) })),
}
