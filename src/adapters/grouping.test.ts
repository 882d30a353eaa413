import { describe, expect, it } from 'vitest'
import { type Adapter, compileAdapter, MappingError } from './adapter'

const adapter: Adapter = {
  name: 'x',
  groupBy: ['id'],
  round: {
    player: 'p',
    banker: 'b',
    round: 'id',
    time: 't',
    outcome: 'o',
    bets: [{ bet: 'kind', stake: 'stake', returned: 'back' }],
  },
}
const line = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  stake: 1,
  back: 0,
  p: ['9H'],
  b: ['8H'],
  ...more,
})
const kinds = (records: unknown[]) =>
  (records as { round: string; bets: { bet: string }[] }[]).map(
    (r) => `${r.round}:${r.bets.map((b) => b.bet.slice(6)).join('')}`,
  )

describe('lines of one round', () => {
  it('are joined across calls, and the last round is held until flush', () => {
    const mapper = compileAdapter(adapter)
    expect(mapper.sequential).toBe(true)
    const out = ['1a', '1b', '2c', '3d', '3e', '3f'].map((x) =>
      kinds(mapper.map(line(x.slice(0, 1), x.slice(1)))),
    )
    expect(out).toEqual([[], [], ['1:ab'], ['2:c'], [], []])
    expect(kinds(mapper.flush())).toEqual(['3:def'])
    expect(mapper.flush()).toEqual([])
  })

  it('are joined within a document too', () => {
    const mapper = compileAdapter({ ...adapter, rounds: 'rows.*' })
    expect(kinds(mapper.map({ rows: [line('1', 'a'), line('1', 'b'), line('2', 'c')] }))).toEqual(['1:ab'])
    expect(kinds(mapper.map({ rows: [line('2', 'd')] }))).toEqual([])
    expect(kinds(mapper.flush())).toEqual(['2:cd'])
  })

  it('must agree on the round', () => {
    const mapper = compileAdapter(adapter)
    mapper.map(line('1', 'a'))
    const other = line('1', 'b', { p: ['7H'] })
    expect(() => mapper.map(other)).toThrow(MappingError)
    expect(() => mapper.map(other)).toThrow(
      'id: lines of the same round give two values of player, ["9H"] and ["7H"]',
    )
    expect(kinds(mapper.flush())).toEqual(['1:a'])
  })

  it('keep the first time, and complete each other', () => {
    const mapper = compileAdapter(adapter)
    mapper.map(line('1', 'a', { t: '2026-01-02T03:04:05Z' }))
    mapper.map(line('1', 'b', { t: '2026-01-02T03:04:06Z', o: 'player' }))
    expect(mapper.flush()).toMatchObject([{ time: '2026-01-02T03:04:05Z', outcome: 'player' }])
  })

  it('need the key that they are grouped by', () => {
    const { id: _, ...rest } = line('1', 'a')
    expect(() => compileAdapter(adapter).map(rest)).toThrow('id: is missing, and the adapter requires it')
  })

  it('without a bet of their own add none', () => {
    const mapper = compileAdapter(adapter)
    mapper.map({ id: '1', p: ['9H'], b: ['8H'] })
    mapper.map(line('1', 'a'))
    expect(kinds(mapper.flush())).toEqual(['1:a'])
    expect(compileAdapter({ name: 'y', round: adapter.round }).sequential).toBe(false)
  })
})
