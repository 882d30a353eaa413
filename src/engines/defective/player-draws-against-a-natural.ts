import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: "The Player draws on 0 to 5 against the Banker's natural.",
  clause: '9.2',
  by: 'playbook',
  engine: createEngine({
    playerDraws(player) {
      return this.total(player) <= 5
    },
  }),
}
