import { other } from '../../baccarat/hand'
import type { Defect } from './defect'
import { stating } from './parts'

export const defect: Defect = {
  fault: 'The hand with the lower total is stated as the winner.',
  clause: '11',
  by: 'playbook',
  engine: stating(({ outcome }) => ({
    outcome: outcome === 'player' || outcome === 'banker' ? other(outcome) : outcome,
  })),
}
