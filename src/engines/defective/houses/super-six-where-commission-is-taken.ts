import type { Defect } from '../defect'
import { rounds, taken, withBets } from '../parts'

export const defect: Defect = {
  fault: 'Super Six is taken in the mode with commission, and its stake returned whatever comes.',
  clause: 'TZ.F.super6',
  by: 'shoes',
  rules: 'tianze',
  records: rounds(() => withBets(() => [{ ...taken('b99', 'super-six', '20', '20'), mode: 'commission' }])),
}
