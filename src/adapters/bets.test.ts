import { describe, expect, it } from 'vitest'
import { compileAdapter, MappingError } from './adapter'
import type { BetSource } from './adapter.generated'

const bets = (source: BetSource | BetSource[], record: object): unknown => {
  const all = Array.isArray(source) ? source : [source]
  const mapper = compileAdapter({ name: 'x', round: { player: 'p', banker: 'b', bets: all } })
  const [round] = mapper.map({ p: ['9H'], b: ['8H'], ...record }) as { bets?: unknown }[]
  return round?.bets
}
const listed = { at: 'bets.*', bet: 'kind', stake: 'stake' }

describe('what came back', () => {
  const one = (amount: BetSource, stake: unknown, value: unknown, result?: string) =>
    (
      bets({ ...amount }, { bets: [{ kind: 'x', stake, amount: value, result }] }) as { returned?: string }[]
    )[0]?.returned

  it('is the gross amount, or stake and net', () => {
    expect(one({ ...listed, returned: 'amount' }, 15, 29.25)).toBe('29.25')
    expect(one({ ...listed, net: 'amount' }, 15, 14.25)).toBe('29.25')
    expect(one({ ...listed, net: 'amount' }, '15.00', '-15.0000')).toBe('0')
    expect(one({ ...listed, net: 'amount' }, 0.1, 0.2)).toBe('0.30')
    expect(one({ ...listed, net: 'amount' }, 15, 0)).toBe('15')
  })

  it('of winnings without the stake needs the result where they are 0', () => {
    const win: BetSource = { ...listed, win: 'amount' }
    const values = { W: 'won', L: 'lost', P: 'push' } as const
    const told: BetSource = { ...win, result: { at: 'result', values } }
    expect(one(win, 15, 15)).toBe('30')
    expect(one(win, 15, 0)).toBeUndefined()
    expect(one(told, 15, 14.25, 'W')).toBe('29.25')
    expect(one(told, 15, 0, 'L')).toBe('0')
    expect(one(told, 15, 0, 'P')).toBe('15')
    expect(() => one(told, 15, 5, 'L')).toThrow('bets.0.amount: is not 0, but the result says lost')
    expect(() => one(told, 15, 5, 'X')).toThrow('bets.0.result: "X" is no known result')
  })

  it('stays absent where stake or result is not recorded', () => {
    expect(one({ ...listed, net: 'amount' }, 15, null)).toBeUndefined()
    expect(one({ ...listed, net: 'amount' }, null, 15)).toBeUndefined()
    expect(one({ ...listed, returned: 'amount' }, 15, '')).toBeUndefined()
  })

  it.each([
    [
      { ...listed, returned: 'amount' },
      15,
      0.1 + 0.2,
      'bets.0.amount: 0.30000000000000004 has more than four decimals',
    ],
    [{ ...listed, returned: 'amount' }, 15, -1, 'bets.0.amount: -1 is below zero'],
    [{ ...listed, net: 'amount' }, 15, -16, 'bets.0.amount: -16 loses more than the stake of 15'],
    [{ ...listed, returned: 'amount' }, '1e3', 0, 'bets.0.stake: "1e3" is no decimal amount'],
    [{ ...listed, returned: 'amount' }, 15, Number.NaN, 'bets.0.amount: null is no decimal amount'],
    [{ ...listed, returned: 'amount' }, 15, {}, 'bets.0.amount: {} is no single value'],
  ])('refuses what it cannot take exactly', (source, stake, value, message) => {
    expect(() => one(source, stake, value)).toThrow(MappingError)
    expect(() => one(source, stake, value)).toThrow(message)
  })

  it('may be scaled and grouped apart from the stake', () => {
    const source: BetSource = {
      ...listed,
      stake: { at: 'stake', thousands: ',' },
      net: { at: 'amount', scale: 100 },
    }
    expect(one(source, '1,500', 142500)).toBe('2925.00')
  })
})

describe('names of bets', () => {
  it('that no table lists are kept as the vendor’s own', () => {
    const source: BetSource = { ...listed, bet: { at: 'kind', values: { '0': 'tie' } } }
    expect(
      bets(source, {
        bets: [
          { kind: 0, stake: 1 },
          { kind: 'Dragon 7', stake: 1 },
        ],
      }),
    ).toEqual([
      { bet: 'tie', stake: '1' },
      { bet: 'other:Dragon 7', stake: '1' },
    ])
    expect(() => bets(source, { bets: [{ kind: 'a\nb', stake: 1 }] })).toThrow(MappingError)
  })

  it('are keys: stakes in one object and winnings in another', () => {
    const source: BetSource = {
      bet: { at: '@key', values: { P: 'player' } },
      stake: 'stakes.{name}',
      returned: { at: 'wins.{name}', absent: '0' },
    }
    expect(bets(source, { stakes: { P: 10, T: 5, B: null }, wins: { P: 20, X: 3 } })).toEqual([
      { bet: 'player', stake: '10', returned: '20' },
      { bet: 'other:T', stake: '5', returned: '0' },
      { bet: 'other:X', returned: '3' },
    ])
    // Winnings that are not recorded at all are not nothing.
    expect(bets(source, { stakes: { P: 10 } })).toEqual([{ bet: 'player', stake: '10' }])
    expect(bets(source, {})).toBeUndefined()
  })

  it('are keys of objects, or have affixes, or share a stake', () => {
    const at = { at: '@key', values: { P: 'player', Banker: 'banker' } } as const
    expect(bets({ bet: at, stake: 'unit', net: 'net.{name}' }, { unit: 15, net: { P: -15 } })).toEqual([
      { bet: 'player', stake: '15', returned: '0' },
    ])
    const paid = { bet: at, returned: 'payouts.{name}.Returned' }
    expect(bets(paid, { payouts: { Banker: { Returned: 10 } } })).toEqual([{ bet: 'banker', returned: '10' }])
    const affixed: BetSource = { bet: at, stake: 'stake_{name}', returned: 'back_{name}' }
    expect(bets(affixed, { stake_P: 5, back_P: 10, stake_X: 1 })).toEqual([
      { bet: 'player', stake: '5', returned: '10' },
      { bet: 'other:X', stake: '1' },
    ])
  })

  it('take the longest affix, and pass over what is said to be no bet', () => {
    const source: BetSource = {
      bet: '@key',
      notBets: ['total'],
      zeroIsNoBet: true,
      stake: 'd:json.{name}',
      returned: { at: 'd:json.{name}W', absent: '0' },
    }
    expect(bets(source, { d: '{"a":10,"aW":20,"b":5,"cW":7,"total":15,"e":0}' })).toEqual([
      { bet: 'other:a', stake: '10', returned: '20' },
      { bet: 'other:b', stake: '5', returned: '0' },
      { bet: 'other:c', returned: '7' },
    ])
  })

  it('are those of inherited properties without harm', () => {
    const source: BetSource = { bet: '@key', stake: 's.{name}', returned: { at: 'w.{name}', absent: '0' } }
    expect(bets(source, { s: { constructor: 1 }, w: {} })).toEqual([
      { bet: 'other:constructor', stake: '1', returned: '0' },
    ])
  })

  it('may stand for a field of their own', () => {
    const fields: BetSource[] = [
      { bet: { is: 'player' }, stake: 'playerBet', returned: 'playerWin' },
      { bet: { is: 'banker' }, stake: 'bankerBet', returned: 'bankerWin' },
    ]
    expect(bets(fields, { playerBet: 10, playerWin: 20 })).toEqual([
      { bet: 'player', stake: '10', returned: '20' },
    ])
  })
})

describe('particulars of a bet', () => {
  it('are read from the bet, its participant and its round', () => {
    const source: BetSource = {
      at: 'people.*.bets.*',
      bet: 'k',
      stake: 's',
      bettor: '^.id',
      currency: '^.cur',
      seat: '^.seat',
      id: { join: ['^.^.no', 'k'] },
      status: { at: 'st', values: { OK: 'accepted', NO: 'refused', X: 'cancelled' } },
    }
    const people = [
      { id: 'a', cur: 'CNY', seat: '3', bets: [{ k: 'x', s: 1, st: 'OK' }] },
      { id: 'b', cur: 'EUR', seat: 4, bets: [{ k: 'y', s: 2, st: 'NO' }] },
    ]
    expect(bets(source, { no: 7, people })).toEqual([
      { bettor: 'a', seat: 3, currency: 'CNY', id: '7-x', status: 'accepted', bet: 'other:x', stake: '1' },
      { bettor: 'b', seat: 4, currency: 'EUR', id: '7-y', status: 'refused', bet: 'other:y', stake: '2' },
    ])
    const [first] = people
    const wrong = { no: 7, people: [{ ...first, bets: [{ k: 'x', s: 1, st: '?' }] }] }
    expect(() => bets(source, wrong)).toThrow('people.0.bets.0.st: "?" is no known status of a bet')
    expect(() => bets(source, { people: [{ ...first, cur: 'yuan' }] })).toThrow(
      'people.0.cur: "yuan" is no currency code',
    )
  })

  it('select bets where the list holds other things', () => {
    const source: BetSource = { ...listed, where: { type: ['BET'] } }
    expect(
      bets(source, {
        bets: [
          { type: 'TIP', kind: 'x', stake: 1 },
          { type: 'BET', kind: 'y', stake: 1 },
        ],
      }),
    ).toEqual([{ bet: 'other:y', stake: '1' }])
  })
})
