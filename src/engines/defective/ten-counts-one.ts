import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'A ten is read by its first figure, and counts one.',
  clause: '5.1',
  by: 'playbook',
  also: because(
    'the wrong points decide the draws, the winner and the bets',
    '11',
    '12.0.a',
    '12.0.c',
    '17.1',
    '17.2',
    '17.4',
    '18.1',
  ),
  engine: createEngine({ points: (rank) => (rank === 10 ? 1 : reference.points(rank)) }),
}
