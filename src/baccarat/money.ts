/**
 * An amount, as an integer of ten-thousandths of the currency's main unit. Round logs carry at most four
 * decimals and eleven digits before them, so every amount is exact in a double, and no amount is ever a fraction.
 */
export type Money = number

export const scale = 10_000
const decimals = 4
const form = /^(0|[1-9]\d{0,10})(?:\.(\d{1,4})0*)?$/

/** Reads a decimal string; undefined where it is none or cannot be held exactly. */
export const parseMoney = (text: string): Money | undefined => {
  const known = read.get(text)
  if (known !== undefined) return known
  const amount = parse(text)
  if (amount !== undefined && read.size < 4096) read.set(text, amount)
  return amount
}
/** Limits, units and usual stakes come again and again. */
const read = new Map<string, Money>()

const parse = (text: string): Money | undefined => {
  const m = form.exec(text)
  if (!m) return undefined
  return Number(m[1]) * scale + Number((m[2] ?? '').padEnd(decimals, '0'))
}

export const formatMoney = (amount: Money): string => {
  const sign = amount < 0 ? '-' : ''
  const abs = Math.abs(amount)
  const whole = Math.floor(abs / scale)
  const rest = String(abs - whole * scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return `${sign}${whole}${rest ? `.${rest.padEnd(2, '0')}` : ''}`
}

export interface Fraction {
  numerator: number
  denominator: number
}

/**
 * A decimal such as '8' or '0.54', in lowest terms: products with small numbers stay small, and a processor divides
 * those several times as fast. Undefined for what is no decimal of at most four places.
 */
export const fractionOf = (decimal: string): Fraction | undefined => {
  let fraction = fractions.get(decimal)
  const parts = fraction ? undefined : parseMoney(decimal)
  if (parts !== undefined) {
    const shared = commonDivisor(parts, scale)
    fraction = { numerator: parts / shared, denominator: scale / shared }
    fractions.set(decimal, fraction)
  }
  return fraction
}
/** Odds stand in features: they are few. */
const fractions = new Map<string, Fraction>()
const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** How a share that is not payable is rounded to a unit. */
export type Rounding = 'floor' | 'ceil' | 'half-up'

/**
 * `amount × numerator / denominator`, rounded to a multiple of `unit` where a rounding is given.
 * Without one: undefined where the result cannot be held exactly, for then nothing paid can equal it.
 */
export const share = (
  amount: Money,
  numerator: number,
  denominator: number,
  rounding?: { how: Rounding; unit: Money },
): Money | undefined => {
  const product = amount * numerator
  if (product > Number.MAX_SAFE_INTEGER) return shareOfBig(amount, numerator, denominator, rounding)
  if (!rounding) return product % denominator === 0 ? product / denominator : undefined
  const step = denominator * rounding.unit
  const rest = product % step
  const floor = ((product - rest) / step) * rounding.unit
  return rest !== 0 && roundsUp(rounding.how, rest * 2 >= step) ? floor + rounding.unit : floor
}

const shareOfBig: typeof share = (amount, numerator, denominator, rounding) => {
  const product = BigInt(amount) * BigInt(numerator)
  const step = BigInt(denominator) * BigInt(rounding?.unit ?? 1)
  const rest = product % step
  if (!rounding) return rest === 0n ? Number(product / step) : undefined
  const floor = Number(product / step) * rounding.unit
  return rest !== 0n && roundsUp(rounding.how, rest * 2n >= step) ? floor + rounding.unit : floor
}

const roundsUp = (how: Rounding, half: boolean) => how === 'ceil' || (how === 'half-up' && half)
