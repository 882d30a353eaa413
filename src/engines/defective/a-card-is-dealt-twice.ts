import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'The first card of each round has the place in the shoe that the last one had: it is dealt twice.',
  clause: '8',
  by: 'shoes',
  records: rounds(() => {
    let shoe: string | undefined
    let shift = 0
    return (round) => {
      shift = round.shoe === shoe ? shift + 1 : 0
      shoe = round.shoe
      const events = round.events?.map((e) =>
        e.event === 'card' && e.position !== undefined ? { ...e, position: e.position - shift } : e,
      )
      return { ...round, events }
    }
  }),
}
