import type { CarryOver } from '../../reference'
import type { Defect, Family } from '../defect'

/** Cards of the draw area used by another reading than the house declares, where the Banker alone draws. */

const used = (declared: CarryOver, layout: CarryOver, fault: string): [string, Defect] => [
  `used-${layout === 'positional' ? 'by-hand' : 'in-turn'}-where-the-house-declares-otherwise`,
  {
    fault,
    clause: 'TZ.L3',
    by: 'shoes',
    rules: 'tianze',
    layout,
    declares: { carryOver: declared },
  },
]

export const family: Family = Object.fromEntries([
  used(
    'sequential',
    'positional',
    "A Banker that draws alone uses the draw area's second card, not the next.",
  ),
  used('positional', 'sequential', "A Banker that draws alone uses the draw area's next card, not its own."),
])
