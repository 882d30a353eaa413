import { type Money, parseMoney, type Rounding } from '../baccarat/money'

/** How an amount that is not payable is rounded. */
interface RoundingTo {
  how: Rounding
  unit: Money
}

/** What a reading such as `floor:0.5` says; undefined for one that names no unit. It is asked of every bet, and there are few. */
export const roundingOf = (reading: string): RoundingTo | undefined => {
  let known = read.get(reading)
  if (known === undefined) {
    const [how, unit] = reading.split(':')
    known = unit === undefined ? null : { how: how as Rounding, unit: parseMoney(unit) as Money }
    read.set(reading, known)
  }
  return known ?? undefined
}
const read = new Map<string, RoundingTo | null>()
