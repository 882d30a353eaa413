import type { Defect, Family } from '../defect'
import { type Asked, nothing, paying, settling, stakeBack } from './parts'

/** Super Six decided otherwise than by a six that the Banker wins on. */

const faulty = (fault: string, asked: (r: Asked) => boolean, amount: (stake: number) => number): Defect => ({
  fault,
  clause: 'TZ.F.super6',
  by: 'playbook',
  rules: 'tianze',
  engine: settling('super-six', asked, amount),
})

export const family: Family = {
  'super-six-loses-on-two-cards': faulty(
    'Super Six loses on a six of two cards.',
    (r) => r.won && r.cards.banker === 2,
    nothing,
  ),
  'super-six-pays-three-cards-like-lucky-six': faulty(
    'Super Six pays 20 to 1 on a six of three cards.',
    (r) => r.won && r.cards.banker === 3,
    paying(20),
  ),
  'super-six-paid-on-seven': faulty(
    'Super Six is paid where the Banker wins on seven.',
    (r) => r.outcome === 'banker' && r.totals.banker === 7,
    paying(12),
  ),
  'super-six-paid-on-a-six-that-loses': faulty(
    'Super Six is paid where the Banker loses on six.',
    (r) => r.outcome === 'player' && r.totals.banker === 6,
    paying(12),
  ),
  'super-six-paid-on-the-players-six': faulty(
    'Super Six is paid where the Player wins on six.',
    (r) => r.outcome === 'player' && r.totals.player === 6,
    paying(12),
  ),
  'super-six-returned-on-a-tie': faulty(
    'Super Six gives the stake back on a tie.',
    (r) => r.outcome === 'tie',
    stakeBack,
  ),
}
