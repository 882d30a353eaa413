import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The shown card is counted among those burned, where the house does not count it.',
  clause: '2.1.f',
  by: 'shoes',
  options: { burnMethod: 'first-card', burnIncludesShown: true },
  declares: { burnIncludesShown: 'no' },
}
