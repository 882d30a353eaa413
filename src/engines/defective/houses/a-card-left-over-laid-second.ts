import { because, type Defect } from '../defect'
import { firstTwoExchangedAfter } from './on-the-layout'

export const defect: Defect = {
  fault: 'The Banker has the first card from the shoe, before the card left over is laid for the Player.',
  clause: 'TZ.L3',
  also: because('the cards go to the Banker first', '7.1.a', 'TZ.L1'),
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: firstTwoExchangedAfter(1),
}
