import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'A round follows the cut card, where the house ends with the current one.',
  clause: '3.1.a',
  by: 'shoes',
  options: { cutCardBehind: 30, lastRound: 'one-more' },
  declares: { lastRound: 'current' },
}
