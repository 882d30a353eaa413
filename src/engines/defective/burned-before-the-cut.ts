import type { Defect } from './defect'
import { shoesWith } from './parts'

export const defect: Defect = {
  fault: 'The burn is recorded before the cut.',
  clause: '2.1.g',
  by: 'shoes',
  engine: shoesWith(({ events = [] }) => {
    const burn = events.filter((e) => e.event === 'burn')
    const [shuffle, ...rest] = events.filter((e) => e.event !== 'burn')
    return { events: [shuffle, ...burn, ...rest].filter((e) => e !== undefined) }
  }),
}
