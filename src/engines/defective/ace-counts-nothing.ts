import { createEngine, reference } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'An ace counts nothing.',
  clause: '5.2',
  by: 'playbook',
  also: because(
    'the wrong points decide the draws, the winner and the bets',
    '5.1',
    '9.1',
    '9.2',
    '9.3.6',
    '9.4.1',
    '9.4.2',
    '9.4.3',
    '9.4.4',
    '9.4.5',
    '9.4.6',
    '11',
    '12.0.a',
    '12.0.c',
    '17.1',
    '17.2',
    '17.4',
    '18.1',
  ),
  engine: createEngine({ points: (rank) => (rank === 1 ? 0 : reference.points(rank)) }),
}
