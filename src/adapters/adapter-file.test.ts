import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { AdapterFileError, loadAdapter } from './adapter'

describe('a wrong adapter file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adapter-'))
  const file = path.join(folder, 'x.json')
  afterAll(() => fs.rmSync(folder, { recursive: true }))
  const round = { player: 'p', banker: 'b' }
  const withBet = (bet: object) => ({ name: 'x', round: { ...round, bets: [bet] } })

  it.each<[string, unknown]>([
    [
      '/round/player/cards: unknown card notation "foo" (known: ',
      { name: 'x', round: { player: { at: 'p', cards: 'foo' }, banker: 'b' } },
    ],
    ['/cards: unknown card notation "foo" (known: ', { name: 'x', cards: 'foo', round }],
    [': needs "name"', { round }],
    ['/round: needs "banker"', { name: 'x', round: { player: 'p' } }],
    ['/round: unknown field "dealer"', { name: 'x', round: { ...round, dealer: 'd' } }],
    ['/round/player/at: "a..b" is no path', { name: 'x', round: { ...round, player: 'a..b' } }],
    [
      '/round/outcome/values/B: "bank" is none of player, banker, tie',
      { name: 'x', round: { ...round, outcome: { at: 'o', values: { B: 'bank' } } } },
    ],
    [
      '/round/time/notation: unknown time notation "foo"',
      { name: 'x', round: { ...round, time: { at: 't', notation: 'foo' } } },
    ],
    [
      '/round/time/offset: must match pattern',
      { name: 'x', round: { ...round, time: { at: 't', offset: '8' } } },
    ],
    ['/scale: 50 is none of 1, 10, 100, 1000, 10000', { name: 'x', scale: 50, round }],
    ['/round/bets/0: needs "bet"', withBet({ stake: 's' })],
    [
      '/round/bets/0/net: does not go with "returned"',
      withBet({ bet: 'b', stake: 's', net: 'n', returned: 'r' }),
    ],
    ['/round/bets/0/net: needs "stake"', withBet({ bet: 'b', net: 'n' })],
    ['/round/bets/0/bet/values/B: must match pattern', withBet({ bet: { at: 'b', values: { B: 'bank' } } })],
    [
      '/round/player/match: "(" is no regular expression',
      { name: 'x', round: { ...round, player: { at: 'p', match: '(' } } },
    ],
    [
      '/declared/bet/currency: is also read from the records',
      { ...withBet({ bet: 'b', currency: 'c' }), declared: { bet: { currency: 'MOP' } } },
    ],
    [
      '/declared/table: unknown field "curency"',
      { name: 'x', round, declared: { table: { type: 'table', curency: 'MOP' } } },
    ],
    ['/groupBy/0: "a.*" names a list (*) where one value is read', { name: 'x', round, groupBy: ['a.*'] }],
  ])('%s', (message, adapter) => {
    fs.writeFileSync(file, JSON.stringify(adapter))
    const start = `${file}${message.startsWith('/') ? ': ' : ''}${message}`
    expect(() => loadAdapter(file)).toThrow(AdapterFileError)
    try {
      loadAdapter(file)
    } catch (e) {
      expect((e as Error).message.slice(0, start.length)).toBe(start)
      expect((e as Error).message).not.toContain('\n')
    }
  })

  it('is named where it is no JSON or not there', () => {
    fs.writeFileSync(file, '{')
    expect(() => loadAdapter(file)).toThrow(`${file}: is not JSON`)
    expect(() => loadAdapter(`${file}.none`)).toThrow(`${file}.none: cannot be read`)
  })
})
