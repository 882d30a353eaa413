import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: "The Banker's cards are turned before the Player's.",
  clause: '7.1.c',
  by: 'shoes',
  engine: createEngine({ revealOrder: ['banker', 'player'] }),
}
