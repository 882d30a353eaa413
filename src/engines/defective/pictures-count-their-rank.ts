import { createEngine } from '../reference'
import { because, type Defect } from './defect'

export const defect: Defect = {
  fault: 'Jack, queen and king count 11, 12 and 13.',
  clause: '5.1',
  by: 'playbook',
  also: because(
    'the wrong points decide the draws, the winner and the bets',
    '9.1',
    '9.2',
    '9.3.1',
    '9.3.2',
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
  engine: createEngine({ points: (rank) => rank }),
}
