import { type Money, scale as unit } from '../baccarat/money'
import type { BetSource } from './adapter.generated'
import { type Amount, amount, largest } from './amounts'
import { AdapterFileError } from './errors'
import type { Scope } from './path'
import { type Context, lookup } from './values'

export interface Returned {
  read(scope: Scope, stake: Money | undefined): Money | undefined
  write(value: Money): string
}

/** All that came back to the bettor, from whichever amount the vendor keeps. */
export const returnedReader = (
  source: BetSource,
  stake: Amount | undefined,
  ctx: Context,
  field: string,
): Returned | undefined => {
  const given = (['returned', 'net', 'win'] as const).filter((k) => source[k] !== undefined)
  const [kind, second] = given
  if (second) throw new AdapterFileError(`${field}/${second}`, `does not go with "${kind}"`)
  if (source.result && kind !== 'win') throw new AdapterFileError(`${field}/result`, 'goes with "win" only')
  if (kind === undefined) return undefined
  const from = source[kind] as NonNullable<BetSource[typeof kind]>
  const one = amount(from, ctx, `${field}/${kind}`, kind === 'net')
  if (kind === 'returned') return { read: one.read, write: one.write }
  if (!stake) throw new AdapterFileError(`${field}/${kind}`, 'needs "stake": what came back includes it')
  const write = one.scale >= stake.scale ? one.write : stake.write
  return { read: kind === 'net' ? fromNet(one) : fromWin(one, source, ctx, field), write }
}

const fromNet =
  (net: Amount): Returned['read'] =>
  (scope, stake) => {
    const profit = net.read(scope)
    if (profit === undefined || stake === undefined) return undefined
    if (profit < -stake)
      throw net.error(scope, `${net.write(profit)} loses more than the stake of ${net.write(stake)}`)
    return sum(net, scope, stake, profit)
  }

/** Winnings of 0 are a loss or a push; only the vendor's result can tell which. */
const fromWin = (win: Amount, source: BetSource, ctx: Context, field: string): Returned['read'] => {
  const result = source.result
    ? lookup(source.result, source.result.values, 'result', ctx, `${field}/result`)
    : undefined
  return (scope, stake) => {
    const won = win.read(scope)
    const how = result?.(scope)
    if (how !== undefined && how !== 'won' && (won ?? 0) > 0)
      throw win.error(scope, `is not 0, but the result says ${how}`)
    if (how === 'lost') return 0
    if (how === 'push') return stake
    if (stake === undefined || won === undefined) return undefined
    return won > 0 || how === 'won' ? sum(win, scope, stake, won) : undefined
  }
}

const sum = (one: Amount, scope: Scope, stake: Money, profit: Money): Money => {
  const back = stake + profit
  if (back >= (largest + 1) * unit) throw one.error(scope, 'comes to an amount that is too large')
  return back
}
