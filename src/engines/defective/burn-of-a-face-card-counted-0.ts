import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A picture shown burns no card, where the house has it burn ten.',
  clause: '2.1.f',
  by: 'shoes',
  options: { burnMethod: 'first-card', burnFaceCount: 0 },
  declares: { burnFaceCount: '10' },
}
