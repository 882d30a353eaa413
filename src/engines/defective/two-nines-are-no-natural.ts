import { createEngine } from '../reference'
import type { Defect } from './defect'
import { sumOf } from './parts'

export const defect: Defect = {
  fault: 'Two nines make eighteen, and no natural.',
  clause: '9.2',
  by: 'playbook',
  also: { '9.4.6': "the Banker draws against the Player's two nines" },
  engine: createEngine({ isNatural: (hand) => [8, 9].includes(sumOf(hand.slice(0, 2))) }),
}
