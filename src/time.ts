import { isDigit } from './ascii'

/**
 * The instant that a time of RFC 3339 with its offset names, in milliseconds since 1970 (UTC), such as
 * `2026-01-01T08:00:00.5+08:00`; undefined where it is none. A leap second is none: the schema admits none.
 */
export const instantOf = (time: string): number | undefined => {
  const bytes = Buffer.from(time, 'latin1')
  const instant = instantIn(bytes, 0, bytes.length)
  return Number.isNaN(instant) ? undefined : instant
}

/** The same of bytes, at a tenth of the time that Date.parse takes; NaN where they are none. */
export const instantIn = (bytes: Uint8Array, from: number, to: number): number => {
  if (to - from < 20) return Number.NaN
  const year = two(bytes, from) * 100 + two(bytes, from + 2)
  const month = two(bytes, from + 5)
  const day = two(bytes, from + 8)
  const hour = two(bytes, from + 11)
  const minute = two(bytes, from + 14)
  const second = two(bytes, from + 17)
  const marks =
    bytes[from + 4] === dash &&
    bytes[from + 7] === dash &&
    bytes[from + 10] === letterT &&
    bytes[from + 13] === colon &&
    bytes[from + 16] === colon
  // Written so that NaN, of what is no digit, fails it too.
  const inRange =
    year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 24 && minute < 60 && second < 60
  if (!marks || !inRange) return Number.NaN
  let at = from + 19
  let fraction = 0
  if (bytes[at] === point) {
    let unit = 100
    for (at++; at < to && isDigit(bytes[at]); at++) {
      fraction += ((bytes[at] as number) - 48) * unit
      unit /= 10
    }
    const digits = at - from - 20
    if (digits < 1 || digits > 9) return Number.NaN
  }
  const offset = offsetIn(bytes, at, to)
  return ((daysTo(year, month, day) * 24 + hour) * 60 + minute - offset) * 60_000 + second * 1000 + fraction
}

const dash = 45
const plus = 43
const point = 46
const colon = 58
const letterT = 84
const letterZ = 90

const two = (bytes: Uint8Array, at: number): number => {
  const a = bytes[at] as number
  const b = bytes[at + 1] as number
  return isDigit(a) && isDigit(b) ? (a - 48) * 10 + b - 48 : Number.NaN
}

/** Minutes by which a time is ahead of UTC; NaN where no offset ends it. */
const offsetIn = (bytes: Uint8Array, at: number, to: number): number => {
  const sign = bytes[at]
  if (sign === letterZ && to === at + 1) return 0
  if ((sign !== plus && sign !== dash) || to !== at + 6 || bytes[at + 3] !== colon) return Number.NaN
  const hours = two(bytes, at + 1)
  const minutes = two(bytes, at + 4)
  if (!(hours < 24 && minutes < 60)) return Number.NaN
  return (sign === plus ? 1 : -1) * (hours * 60 + minutes)
}

/** Days from 1970-01-01 to a day of the Gregorian calendar. Years are taken to begin in March, so that a leap day ends one. */
const daysTo = (year: number, month: number, day: number): number => {
  const y = month > 2 ? year : year - 1
  const m = month > 2 ? month - 3 : month + 9
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return y * 365 + leapDays + Math.floor((153 * m + 2) / 5) + day - 719_469
}
