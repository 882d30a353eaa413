import type { Defect } from '../defect'
import { tablesWith } from '../parts'

export const defect: Defect = {
  fault: 'The table says that commission is taken, and pays as if none were.',
  clause: '18.1',
  by: 'shoes',
  rules: 'commission-free',
  records: tablesWith(() => ({ mode: 'commission' })),
}
