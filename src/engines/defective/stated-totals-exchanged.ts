import type { Defect } from './defect'
import { stating } from './parts'

export const defect: Defect = {
  fault: 'Each hand is stated to have the total of the other.',
  clause: '5.2',
  by: 'playbook',
  also: { '5.1': 'the same of hands where tens count' },
  engine: stating(({ playerTotal, bankerTotal }) => ({ playerTotal: bankerTotal, bankerTotal: playerTotal })),
}
