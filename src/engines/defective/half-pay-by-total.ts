import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** Half pay, at a table without commission, on each total that is no six. */

const halved = (total: number): [string, Defect] => [
  `half-pay-on-a-${total}`,
  {
    fault: `Without commission, a Banker that wins on ${total} pays half.`,
    clause: '18.1',
    by: 'playbook',
    options: { mode: 'half-on-six' },
    engine: createEngine({
      odds: (kind, result, terms) =>
        kind === 'banker' && result.totals.banker === total ? [1, 2] : reference.odds(kind, result, terms),
    }),
  },
]

export const family: Family = Object.fromEntries([1, 2, 3, 4, 5, 7, 8, 9].map(halved))
