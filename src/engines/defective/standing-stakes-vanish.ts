import type { Defect } from './defect'
import { rounds } from './parts'

export const defect: Defect = {
  fault: 'A stake that a tie left standing is on the layout no more in the next round.',
  clause: '12.0.b',
  by: 'shoes',
  records: rounds(() => (round) => {
    const bets = round.bets?.filter((bet) => bet.from === undefined)
    return bets?.length === round.bets?.length ? round : { ...round, bets, holders: undefined }
  }),
}
