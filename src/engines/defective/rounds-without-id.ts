import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'The rounds have no id.',
  finding: 'rounds-unnamed',
  by: 'shoes',
  records: rounds(() => (round) => ({ ...round, round: undefined })),
}
