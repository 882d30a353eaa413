import { type Rank, rankName, rankOf } from '../../baccarat/card'
import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** The pair of each rank missed. */

const missed = (rank: Rank): [string, Defect] => [
  `pair-of-${rankName(rank)}-missed`,
  {
    fault: `Two cards ${rankName(rank)} are taken for no pair.`,
    clause: '13.4.b',
    also: { '17.3': 'a bet is not paid that has won' },
    by: 'playbook',
    engine: createEngine({
      isPair: (hand) => reference.isPair(hand) && rankOf(hand[0] ?? 0) !== rank,
    }),
  },
]

export const family: Family = Object.fromEntries(Array.from({ length: 13 }, (_, i) => missed(i + 1)))
