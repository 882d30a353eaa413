import type { Defect } from './defect'
import { returning } from './parts'

export const defect: Defect = {
  fault: 'Commission is taken of a winning bet on the Player as well.',
  clause: '17.1',
  by: 'playbook',
  engine: returning('player', 'won', (stake, returned) => returned - stake / 20),
}
