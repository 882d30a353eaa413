import { because, type Defect } from '../defect'
import { firstTwoExchangedAfter } from './on-the-layout'

export const defect: Defect = {
  fault: 'Of two cards left over, the second is laid first, for the Banker.',
  clause: 'TZ.L4',
  also: because('the cards go to the Banker first', '7.1.a', 'TZ.L1'),
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  records: firstTwoExchangedAfter(2),
}
