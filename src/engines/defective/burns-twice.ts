import { createEngine, reference } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Cards are burned twice when the shoe starts.',
  clause: '2.1.g',
  by: 'shoes',
  options: { burnMethod: 'fixed:1' },
  engine: createEngine({
    openingBurn(shoe, house) {
      const burn = () => reference.openingBurn.call(this, shoe, house)
      return [...burn(), ...burn()]
    },
  }),
}
