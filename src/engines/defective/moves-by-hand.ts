import type { HandName } from '../../baccarat/hand'
import { handNames } from '../../baccarat/hand'
import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** After a tie, bets on one hand move to the other, at a house where they may be kept or increased. */

const moved = (hand: HandName): [string, Defect] => [
  `bets-on-the-${hand}-moved-after-a-tie`,
  {
    fault: `Bets on the ${hand === 'player' ? 'Player' : 'Banker'} move to the other hand after a tie.`,
    clause: '18.3',
    also: { '12.3.2': 'the house does not let bets move' },
    by: 'shoes',
    rules: 'sjm',
    options: { tieBets: ['keep', 'increase'] },
    engine: createEngine({
      tieActions: () => ['keep', 'switch'],
      afterTie(bet, action, house, rng) {
        const done = action === 'switch' && bet.kind !== hand ? 'keep' : action
        return reference.afterTie.call(this, bet, done, house, rng)
      },
    }),
  },
]

export const family: Family = Object.fromEntries(handNames.map(moved))
