import { type Money, parseMoney, type Rounding } from '../baccarat/money'

/** How an amount that is not payable is rounded. */
interface RoundingTo {
  how: Rounding
  unit: Money
}

/** What a reading such as `floor:0.5` says; undefined for one that names no unit. */
export const roundingOf = (reading: string): RoundingTo | undefined => {
  if (next === known.length) next = 0
  let at = known[next]?.reading === reading ? next : known.findIndex((k) => k.reading === reading)
  if (at < 0) {
    const [how, unit] = reading.split(':')
    const to = unit === undefined ? undefined : { how: how as Rounding, unit: parseMoney(unit) as Money }
    at = known.push({ reading, to }) - 1
  }
  next = at + 1
  return known[at]?.to
}

/** The few readings met. They are asked of every bet, and in the same order: each is first looked for after the last. */
const known: { reading: string; to: RoundingTo | undefined }[] = []
let next = 0
