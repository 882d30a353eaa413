import { type Money, parseMoney, type Rounding } from '../baccarat/money'

/** How an amount that is not payable is rounded. */
interface RoundingTo {
  how: Rounding
  unit: Money
}

/** What a reading such as `floor:0.5` says; undefined for one that names no unit. */
export const roundingOf = (reading: string): RoundingTo | undefined => {
  if (next === known.length) next = 0
  const at = known[next]?.reading === reading ? next : placeOf(reading)
  next = at + 1
  return known[at]?.to
}

/** Apart from the above, for a function with a closure in it makes one's scope at every call. */
const placeOf = (reading: string): number => {
  const at = known.findIndex((k) => k.reading === reading)
  if (at >= 0) return at
  const [how, unit] = reading.split(':')
  const to = unit === undefined ? undefined : { how: how as Rounding, unit: parseMoney(unit) as Money }
  return known.push({ reading, to }) - 1
}

/** The few readings met. They are asked of every bet, and in the same order: each is first looked for after the last. */
const known: { reading: string; to: RoundingTo | undefined }[] = []
let next = 0
