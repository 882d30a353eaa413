import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Demonstrations follow the burn, where the house has them before it.',
  clause: '2.2.a',
  by: 'shoes',
  options: { demonstrations: 1 },
  declares: { demonstrationTiming: 'before-burn' },
}
