import { formatMoney, type Money, parseMoney } from '../baccarat/money'
import type { AmountSource } from './adapter.generated'
import { type MappingError, shown } from './errors'
import { enclosing, type Scope } from './path'
import { type Context, type Reader, raw, sourceOf } from './values'

/** Vendor's amounts are read by their digits: a binary fraction is taken as its shortest decimal, or refused. */
const form = /^([+-]?)(\d+)(?:\.(\d*))?$/

/** The problem as a message says it. */
export class AmountProblem {
  constructor(readonly text: string) {}
}

/** Largest whole number of main units that canonical records carry. */
export const largest = 99_999_999_999

/** Reads a number or decimal string of `1/scale` main units as an exact amount. */
export const readAmount = (value: unknown, scale: number): Money | AmountProblem => {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value) && Math.abs(value) <= largest) return value * (10_000 / scale)
    return readDigits(String(value), scale)
  }
  if (typeof value === 'string') return readDigits(value.trim(), scale)
  return new AmountProblem('is no amount')
}

const readDigits = (text: string, scale: number): Money | AmountProblem => {
  const m = form.exec(text)
  if (!m) return new AmountProblem('is no decimal amount')
  const places = decimalPlaces(scale)
  const [, sign, whole = '', fraction = ''] = m
  const padded = whole.padStart(places + 1, '0')
  const cut = padded.length - places
  const integer = padded.slice(0, cut).replace(/^0+(?=\d)/, '')
  const decimals = (padded.slice(cut) + fraction).replace(/0+$/, '')
  if (decimals.length > 4) return new AmountProblem('has more than four decimals')
  const amount = parseMoney(decimals ? `${integer}.${decimals}` : integer)
  if (amount === undefined) return new AmountProblem('is too large')
  return sign === '-' && amount !== 0 ? -amount : amount
}

const decimalPlaces = (scale: number): number => Math.round(Math.log10(scale))

/** An amount as canonical records write it, with at least as many decimals as the vendor's smallest unit. */
export const writeAmount = (amount: Money, scale: number): string => {
  const zeros = allZeros[scale] ?? ''
  if (amount >= 0 && amount % 10_000 === 0) return `${amount / 10_000}${zeros}`
  const text = formatMoney(amount)
  const point = text.indexOf('.')
  return point < 0 ? text + zeros : text.padEnd(point + zeros.length, '0')
}
const allZeros: Readonly<Record<number, string>> = { 10: '.0', 100: '.00', 1000: '.000', 10000: '.0000' }

export interface Amount {
  readonly read: Reader<Money>
  readonly write: (value: Money) => string
  readonly scale: number
  readonly error: (scope: Scope, problem: string) => MappingError
}

/** An amount of the vendor's record; only a net result may be below zero. */
export const amount = (given: AmountSource, ctx: Context, field: string, signed = false): Amount => {
  const source: Exclude<AmountSource, string> = sourceOf(given)
  const one = raw(source, ctx, field)
  const scale = source.scale ?? ctx.scale
  const { thousands } = source
  // What an object does not list is nothing only where that object is recorded at all.
  const lister =
    source.absent === undefined ? undefined : ctx.paths.getter(enclosing(source.at, field), field)
  const read: Reader<Money> = (scope) => {
    const value = one.read(scope)
    if (value === undefined) return typeof (lister?.(scope) ?? undefined) === 'object' ? 0 : undefined
    const plain =
      thousands !== undefined && typeof value === 'string' ? value.replaceAll(thousands, '') : value
    const money = readAmount(plain, scale)
    if (money instanceof AmountProblem) throw one.error(scope, `${shown(value)} ${money.text}`)
    if (money < 0 && !signed) throw one.error(scope, `${shown(value)} is below zero`)
    return money
  }
  return { read, write: (value) => writeAmount(value, scale), scale, error: one.error }
}
