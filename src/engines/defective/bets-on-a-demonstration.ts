import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Bets are taken on demonstration rounds.',
  clause: '2.2.a',
  by: 'shoes',
  options: { demonstrations: 2 },
  engine: createEngine({
    write: (record) =>
      record.type === 'round' && record.status === 'demonstration'
        ? {
            ...record,
            bets: [{ bettor: 'b1', bet: 'player', stake: '100', returned: '0', status: 'accepted' }],
          }
        : record,
  }),
}
