import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The Player receives one card, and nobody draws.',
  clause: '7.1.b',
  by: 'playbook',
  also: { '7.1.a': 'three cards are dealt in all' },
  engine: createEngine({ dealOrder: ['player', 'banker', 'banker'], draws: () => false }),
}
