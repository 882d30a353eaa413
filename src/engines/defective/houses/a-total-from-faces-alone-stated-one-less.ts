import type { Defect } from '../defect'
import { stating, sumOf } from '../parts'

/** Ten and pictures, or a sum of ten, enter the total otherwise. */
const fromFaces = (cards: readonly string[]) => sumOf(cards) < 10 && !cards.some((c) => /^(10|[JQK])/.test(c))
const less = (cards: readonly string[], total = 0) => (fromFaces(cards) ? total - 1 : total)

export const defect: Defect = {
  fault: 'Of a hand without tens whose sum is below ten, the total is stated one too low.',
  clause: 'WK.V1',
  also: { '5.2': 'the article says the same' },
  by: 'playbook',
  rules: 'encyclopedia',
  engine: stating(({ player, banker, playerTotal, bankerTotal }) => ({
    playerTotal: less(player, playerTotal),
    bankerTotal: less(banker, bankerTotal),
  })),
}
