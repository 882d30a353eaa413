import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'The house plays by an option for which it names no authorisation.',
  clause: '19',
  by: 'shoes',
  options: { burnMethod: 'decks' },
  declares: { authorisation: 'required' },
}
