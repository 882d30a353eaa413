import type { Hand } from '../../baccarat/hand'
import { createEngine, type Engine, reference } from '../reference'
import type { Defect, Family } from './defect'
import { stating, sumOf } from './parts'

/** Each kind of natural, 4+4 apart from 9+9, unknown in one place. */

const kinds = { 'an-eight': 8, 'two-nines': 18, 'a-nine': 9 } as const
type Kind = keyof typeof kinds

const isKind = (hand: readonly (number | string)[], kind: Kind) => sumOf(hand.slice(0, 2)) === kinds[kind]

const drawsWhere = (hand: 'player' | 'banker', where: (player: Hand, banker: Hand) => boolean): Engine =>
  createEngine({
    draws(asked, player, banker) {
      return (asked === hand && where(player, banker)) || reference.draws.call(this, asked, player, banker)
    },
  })

const isLow = (hand: Hand) => !reference.isNatural(hand)

const ofKind = (kind: Kind): Record<string, Defect> => {
  const name = kind.replaceAll('-', ' ')
  return {
    [`player-draws-on-${kind}`]: {
      fault: `The Player draws on a natural of ${name}.`,
      clause: '9.2',
      by: 'playbook',
      engine: drawsWhere('player', (player) => isKind(player, kind)),
    },
    [`player-draws-against-${kind}`]: {
      fault: `The Player draws against ${name} of the Banker's.`,
      clause: '9.2',
      by: 'playbook',
      engine: drawsWhere('player', (player, banker) => isLow(player) && isKind(banker, kind)),
    },
    [`banker-draws-on-${kind}`]: {
      fault: `The Banker draws on a natural of ${name}.`,
      clause: '9.4.5',
      by: 'playbook',
      engine: drawsWhere('banker', (player, banker) => isLow(player) && isKind(banker, kind)),
    },
    [`banker-draws-against-${kind}`]: {
      fault: `The Banker on 0 to 6 draws against ${name} of the Player's.`,
      clause: '9.4.6',
      by: 'playbook',
      engine: drawsWhere('banker', (p, banker) => isKind(p, kind) && reference.total(banker) < 7),
    },
    [`banker-draws-on-7-against-${kind}`]: {
      fault: `The Banker on 7 draws against ${name} of the Player's.`,
      clause: '9.4.5',
      also: { '9.4.6': 'it draws against a natural' },
      by: 'playbook',
      engine: drawsWhere('banker', (p, banker) => isKind(p, kind) && reference.total(banker) === 7),
    },
    [`tie-with-${kind}-stated-as-won`]: {
      fault: `A tie with ${name} of the Player's or the Banker's is stated as won by the Player.`,
      clause: '12.0.a',
      by: 'playbook',
      engine: stating(({ player, banker, outcome }) => ({
        outcome: outcome === 'tie' && (isKind(player, kind) || isKind(banker, kind)) ? 'player' : outcome,
      })),
    },
  }
}

export const family: Family = Object.assign({}, ...(Object.keys(kinds) as Kind[]).map(ofKind))
