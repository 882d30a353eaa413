import type { Defect } from '../defect'
import { isPlain, rounds } from '../parts'

export const defect: Defect = {
  fault: 'A bettor bets on both hands, at a house that forbids it.',
  clause: 'WK.L2',
  by: 'shoes',
  rules: 'encyclopedia',
  options: { sideBets: [], holding: 'forbidden' },
  records: rounds(() => (round) => {
    const on = (bet: string) => round.bets?.find((b) => b.bet === bet && b.status === 'accepted')
    const [one, two] = [on('player'), on('banker')]
    if (!one || !two || !isPlain(round)) return round
    const { bettor, seat, posture, box } = one
    return { ...round, bets: round.bets?.map((b) => (b === two ? { ...b, bettor, seat, posture, box } : b)) }
  }),
}
