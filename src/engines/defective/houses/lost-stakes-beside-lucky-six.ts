import type { Family } from '../defect'
import { defect as banker } from '../half-of-a-lost-banker-stake-returned'
import { defect as player } from '../half-of-a-lost-player-stake-returned'
import { defect as tie } from '../lost-tie-stake-returned'
import { retold } from './retold'

/** Lost stakes returned of other bets, for which Lucky Six must not be blamed. */

export const family: Family = retold(
  'lucky-six',
  'beside-lucky-six',
  {
    'half-of-a-lost-banker-stake-returned': banker,
    'half-of-a-lost-player-stake-returned': player,
    'lost-tie-stake-returned': tie,
  },
  () => '17.4',
)
