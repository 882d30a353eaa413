import { type HandName, handNames } from '../../baccarat/hand'
import { createEngine, reference } from '../reference'
import type { Defect, Family } from './defect'

/** Faults in the holding of the cards that touch one hand alone. */

const ofHand = (hand: HandName): Record<string, Defect> => {
  const name = hand === 'player' ? 'Player' : 'Banker'
  return {
    [`holder-of-the-${hand}-where-forbidden`]: {
      fault: `A bettor without a stake holds the ${name}'s cards, at a table that forbids it.`,
      clause: '16.1',
      by: 'shoes',
      options: { holding: 'forbidden' },
      engine: createEngine({
        allowsHolding: () => true,
        holder: (asked) => (asked === hand ? { seat: 9 } : { dealer: true }),
      }),
    },
    [`holder-of-the-${hand}-of-a-smaller-stake`]: {
      fault: `The seated bettor of the smallest stake holds the ${name}'s cards.`,
      clause: '16.2.a',
      by: 'shoes',
      options: { bettors: 9 },
      engine: createEngine({
        holder(asked, bets) {
          if (asked !== hand) return reference.holder.call(this, asked, bets)
          const seated = bets.filter((b) => b.kind === hand && !b.refused && b.bettor.seat !== undefined)
          const [smallest] = seated.sort((a, b) => a.stake - b.stake)
          return smallest ? { seat: smallest.bettor.seat, bettor: smallest.bettor.name } : { dealer: true }
        },
      }),
    },
    [`third-card-of-the-${hand}-looked-at-together`]: {
      fault: `The ${name}'s cards are turned together, the third among them.`,
      clause: '16.2.c',
      by: 'shoes',
      engine: createEngine({
        revealInitial(dealing) {
          if (hand === 'banker') dealing.reveal('player', dealing.player)
        },
        drawThirds(dealing) {
          reference.drawThirds.call(this, dealing)
          if (hand === 'player') for (const each of handNames) dealing.reveal(each, dealing[each])
          else dealing.reveal('banker', dealing.banker)
        },
        revealThird(dealing, asked) {
          if (asked === 'player' && hand === 'banker') dealing.reveal('player', dealing.player.slice(2))
        },
      }),
    },
  }
}

export const family: Family = Object.assign({}, ...handNames.map(ofHand))
