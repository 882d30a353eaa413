import { handNames } from '../../../baccarat/hand'
import { because, type Defect, type Family } from '../defect'
import { laidOtherwise } from './on-the-layout'

/** One hand's third card that comes from elsewhere, though the draw area holds one. */

export const family: Family = Object.fromEntries(
  handNames.map((hand): [string, Defect] => [
    `third-card-of-the-${hand}-from-elsewhere`,
    {
      fault: `The ${hand === 'player' ? 'Player' : 'Banker'}'s third card is none of those in the draw area.`,
      clause: 'TZ.L2',
      also: {
        ...because('the card that should have been used is left over for the next round', 'TZ.L3', 'TZ.L4'),
        // Of two third cards the Banker's alone was used first.
        ...(hand === 'player' && because('the Player, who comes first, used none', '9.0.b')),
      },
      by: 'shoes',
      rules: 'tianze',
      layout: 'sequential',
      records: laidOtherwise((events) => events.filter((e) => e.event !== 'use' || e.to !== hand)),
    },
  ]),
)
