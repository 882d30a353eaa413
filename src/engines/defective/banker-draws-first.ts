import { rankOf } from '../../baccarat/card'
import { createEngine } from '../reference'
import type { Defect } from './defect'

export const defect: Defect = {
  fault: 'Where both hands draw, the Banker has its third card before the Player.',
  clause: '9.0.b',
  by: 'playbook',
  engine: createEngine({
    drawThirds(dealing) {
      const banker = dealing.ranks('banker')
      if (!this.draws('player', dealing.ranks('player'), banker)) {
        if (this.draws('banker', dealing.ranks('player'), banker)) this.dealCard(dealing, 'banker')
        return
      }
      const third = dealing.take()
      if (this.draws('banker', [...dealing.ranks('player'), rankOf(third)], banker))
        this.dealCard(dealing, 'banker')
      dealing.lay('player', third, 'down')
    },
  }),
}
