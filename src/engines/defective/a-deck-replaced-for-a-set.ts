import type { Defect } from './defect'
import { shoesWith } from './parts'

export const defect: Defect = {
  fault: 'One deck replaces soiled cards, where the house replaces the set.',
  clause: '3.1.c',
  by: 'shoes',
  engine: shoesWith(({ events = [] }) => ({
    events: [{ event: 'replace-cards', scope: 'deck' }, ...events],
  })),
}
