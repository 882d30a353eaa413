import { type HandName, handNames } from '../../../baccarat/hand'
import { createEngine, reference } from '../../reference'
import { because, type Defect, type Family } from '../defect'
import { stating } from '../parts'

/** Faults where both hands stand on six or seven, and the same where one of them does not. */

const isSixOrSeven = (total: number) => total === 6 || total === 7

const draws = (hand: HandName): [string, Defect] => [
  `${hand}-draws-where-both-are-on-6-or-7`,
  {
    fault: `The ${hand === 'player' ? 'Player' : 'Banker'} draws where both hands are on six or seven.`,
    clause: 'TZ.D11',
    also:
      hand === 'player'
        ? because('a Player on six or seven stands whatever the Banker has', '9.2', 'TZ.D2')
        : because(
            'a Banker on six or seven stands when the Player stood',
            '9.4.4',
            '9.4.5',
            'TZ.D8',
            'TZ.D9',
          ),
    by: 'playbook',
    rules: 'tianze',
    engine: createEngine({
      draws(asked, player, banker) {
        if (asked !== hand) return reference.draws.call(this, asked, player, banker)
        const own = asked === 'player' ? player : banker
        const others = asked === 'player' ? banker : player
        const both = isSixOrSeven(this.total(own)) && isSixOrSeven(this.total(others)) && others.length === 2
        return both || reference.draws.call(this, asked, player, banker)
      },
    }),
  },
]

const won = (total: number): [string, Defect] => [
  `a-tie-on-${total}-stated-as-won`,
  {
    fault: `Where both hands stand on ${total}, the Banker is stated as the winner.`,
    clause: 'TZ.D11',
    also: because('equal totals tie', '12.0.a', 'TZ.V3'),
    by: 'playbook',
    rules: 'tianze',
    engine: stating(({ player, banker, outcome, playerTotal }) => {
      const asked = outcome === 'tie' && playerTotal === total && player.length + banker.length === 4
      return { outcome: asked ? 'banker' : outcome }
    }),
  },
]

const beside: Family = {
  'player-draws-on-6-or-7-against-less': {
    fault: 'The Player on six or seven draws where the Banker is on less.',
    clause: 'TZ.D2',
    also: { '9.2': 'the article says the same' },
    by: 'playbook',
    rules: 'tianze',
    engine: createEngine({
      playerDraws(player, banker) {
        const asked = isSixOrSeven(this.total(player)) && this.total(banker) < 6
        return asked || reference.playerDraws.call(this, player, banker)
      },
    }),
  },
  'a-tie-of-a-hand-that-drew-stated-as-won': {
    fault: 'Where a hand has drawn, equal totals are stated as won by the Banker.',
    clause: 'TZ.V3',
    also: { '12.0.a': 'the article says the same' },
    by: 'playbook',
    rules: 'tianze',
    engine: stating(({ player, banker, outcome }) => ({
      outcome: outcome === 'tie' && player.length + banker.length > 4 ? 'banker' : outcome,
    })),
  },
}

export const family: Family = {
  ...Object.fromEntries([...handNames.map(draws), won(6), won(7)]),
  ...beside,
}
