import { type HandName, other } from '../../../baccarat/hand'
import type { Mode } from '../../../log/round-log.generated'
import type { Defect, Family } from '../defect'
import { type Asked, inMode, modes, nameOfBet, oddsClause, paying, settling } from './parts'

/** A bet on an odd or an even total that is paid where it has lost, by the bet and the mode. */

const kinds = ['banker-odd', 'banker-even', 'player-odd', 'player-even'] as const

const ofBet = (bet: (typeof kinds)[number], mode: Mode): [string, Defect][] => {
  const [hand] = bet.split('-') as [HandName]
  const paidWhere = (name: string, where: string, asked: (r: Asked) => boolean): [string, Defect] => [
    `${bet}-paid-${name}-${inMode(mode).replace(' ', '-')}`,
    {
      fault: `${nameOfBet(bet)} is paid ${where}, ${inMode(mode)}.`,
      clause: oddsClause(bet, mode),
      by: 'playbook',
      rules: 'tianze',
      engine: settling(bet, (r) => r.lost && r.mode === mode && asked(r), paying(0.9)),
    },
  ]
  return [
    paidWhere('by-the-other-hand', 'by the total of the other hand', (r) => {
      const [own, others] = [r.totals[hand], r.totals[other(hand)]]
      return own % 2 !== others % 2
    }),
    paidWhere('in-two-cards', 'where it has lost in two cards', (r) => r.cards[hand] === 2),
    paidWhere('in-three-cards', 'where it has lost in three cards', (r) => r.cards[hand] === 3),
  ]
}

export const family: Family = Object.fromEntries(
  modes.flatMap((mode) => kinds.flatMap((bet) => ofBet(bet, mode))),
)
