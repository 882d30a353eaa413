import { type HandName, handNames, other } from '../../../baccarat/hand'
import type { Defect, Family } from '../defect'
import { type Asked, nothing, paying, settling, stakeBack } from './parts'

/** Faults of Lucky Six, on the Banker's side and, at a house that takes it on either, on the Player's. */

const ofHand = (hand: HandName): Record<string, Defect> => {
  const isBanker = hand === 'banker'
  const bet = isBanker ? 'lucky-six' : 'player-lucky-six'
  const name = isBanker ? 'Lucky Six' : "Lucky Six on the Player's side"
  const faulty = (
    fault: string,
    asked: (r: Asked) => boolean,
    amount: Parameters<typeof settling>[2],
  ): Defect => ({
    fault: `${name} ${fault}.`,
    clause: 'WK.L3',
    by: 'playbook',
    rules: isBanker ? 'lucky-six' : 'encyclopedia',
    engine: settling(bet, asked, amount),
  })
  const isSix = (r: Asked) => r.totals[hand] === 6
  return {
    [`${bet}-pays-12-on-three-cards`]: faulty(
      'pays 12 to 1 on a six of three cards',
      (r) => r.won && r.cards[hand] === 3,
      paying(12),
    ),
    [`${bet}-pays-25-on-three-cards`]: faulty(
      'pays 25 to 1 on a six of three cards',
      (r) => r.won && r.cards[hand] === 3,
      paying(25),
    ),
    [`${bet}-pays-10-on-two-cards`]: faulty(
      'pays 10 to 1 on a six of two cards',
      (r) => r.won && r.cards[hand] === 2,
      paying(10),
    ),
    [`${bet}-pays-20-on-two-cards`]: faulty(
      'pays 20 to 1 on a six of two cards',
      (r) => r.won && r.cards[hand] === 2,
      paying(20),
    ),
    [`${bet}-paid-by-the-other-hands-cards`]: faulty(
      "is paid by the number of the other hand's cards",
      (r) => r.won,
      (stake, _, r) => stake + (r.cards[other(hand)] === 2 ? 12 : 20) * stake,
    ),
    [`${bet}-loses-on-a-six-of-three-cards`]: faulty(
      'loses on a six of three cards',
      (r) => r.won && r.cards[hand] === 3,
      nothing,
    ),
    [`${bet}-paid-on-seven`]: faulty(
      'is paid where its hand wins on seven',
      (r) => r.outcome === hand && r.totals[hand] === 7,
      paying(12),
    ),
    [`${bet}-paid-on-a-six-that-loses`]: faulty(
      'is paid where its hand loses on six',
      (r) => r.outcome === other(hand) && isSix(r),
      paying(12),
    ),
    [`${bet}-paid-on-the-other-hands-six`]: faulty(
      'is paid where the other hand wins on six',
      (r) => r.outcome === other(hand) && r.totals[other(hand)] === 6,
      paying(12),
    ),
    [`${bet}-returned-on-a-tie`]: faulty(
      'gives the stake back on a tie',
      (r) => r.outcome === 'tie',
      stakeBack,
    ),
  }
}

const onATie: Defect = {
  fault:
    'Lucky Six gives the stake back on a tie and where the Player wins on less, at a house that takes it on either side.',
  clause: 'WK.L3',
  by: 'playbook',
  rules: 'encyclopedia',
  engine: settling(
    'lucky-six',
    (r) => r.outcome === 'tie' || (r.outcome === 'player' && r.totals.player < 6),
    stakeBack,
  ),
}

export const family: Family = Object.assign(
  { 'lucky-six-returned-at-a-house-that-takes-either': onATie },
  ...handNames.map(ofHand),
)
