import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'A winning bet on the Player is paid, and its stake is kept.',
  clause: '17.1',
  by: 'playbook',
  engine: returning('player', 'won', (stake) => stake),
}
