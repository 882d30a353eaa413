import { describe, expect, test } from 'vitest'
import { instantOf } from '../time'
import { Integrity, type Passed } from './integrity'
import { roundIdOf } from './round-id'

let line = 0
const at = () => ({ input: 0, line: ++line, offset: line * 100, length: 90 })
const round = (id: string | undefined, shoe?: string, table = 'T1', time?: string): Passed => ({
  kind: 'round',
  place: at(),
  table,
  shoe,
  id: id === undefined ? undefined : roundIdOf(id),
  at: time === undefined ? undefined : instantOf(time),
})
const begin = (shoe: string, table = 'T1'): Passed => ({ ...round(undefined, shoe, table), kind: 'shoe' })
const end = (shoe: string, table = 'T1'): Passed => ({ ...round(undefined, shoe, table), kind: 'shoe-end' })
const shoe = (name: string, numbers: number[], table = 'T1') =>
  numbers.map((n) => round(`${name}-${n}`, name, table))

const found = (steps: readonly Passed[], stated?: number) => {
  const integrity = new Integrity()
  for (const step of steps) integrity.step(step)
  return integrity.end(stated).map(({ kind, count }) => [kind, count])
}
const follow = (steps: readonly Passed[]) => {
  const integrity = new Integrity()
  for (const step of steps) integrity.step(step)
  return integrity
}

describe('a log in order has no finding', () => {
  test.each([
    ['without a round', []],
    ['numbered within its shoes', [...shoe('A', [1, 2, 3]), ...shoe('B', [1, 2])]],
    ['numbered on from shoe to shoe', [...shoe('A', [7, 8, 9]), ...shoe('B', [10, 11])]],
    ['named by words', ['x', 'y', 'z'].map((id) => round(id, 'A'))],
    ['of one table without shoes', [1, 5, 9].map((n) => round(`r${n}`))],
    [
      'of two tables that play at once',
      [round('A-1', 'A', 'T1'), round('B-1', 'B', 'T2'), round('A-2', 'A', 'T1'), round('B-2', 'B', 'T2')],
    ],
    [
      'with the beginnings and ends of its shoes',
      [begin('A'), ...shoe('A', [1, 2]), end('A'), begin('B'), ...shoe('B', [1]), end('B')],
    ],
  ] as [string, Passed[]][])('%s', (_, steps) => {
    expect(found(steps, steps.filter((s) => s.kind === 'round').length)).toEqual([])
  })

  test('where the same id stands in two shoes', () => {
    expect(found([round('1', 'A'), round('2', 'A'), round('1', 'B')])).toEqual([])
  })

  test('where times go on, in any offset', () => {
    const times = ['2026-01-01T08:00:00+08:00', '2026-01-01T00:00:01Z', '2026-01-01T08:00:01.5+08:00']
    expect(found(times.map((t, i) => round(`r${i}`, 'A', 'T1', t)))).toEqual([])
  })
})

describe('what does not fit is found', () => {
  test('a round that stands twice, next to itself or later', () => {
    expect(found(shoe('A', [1, 2, 2, 3]))).toEqual([['round-doubled', 1]])
    expect(found(shoe('A', [1, 2, 3, 1, 2, 4]))).toEqual([['round-doubled', 2]])
  })

  test('rounds that are missing, each of them', () => {
    expect(found(shoe('A', [1, 2, 6]))).toEqual([['round-missing', 3]])
    expect(found([begin('A'), ...shoe('A', [3, 4])])).toEqual([['round-missing', 2]])
  })

  test('a round out of order is not also missing', () => {
    expect(found(shoe('A', [1, 3, 2, 4]))).toEqual([['round-out-of-order', 1]])
  })

  test('a time that goes back at a table', () => {
    const [first, second] = ['2026-01-01T08:00:00+08:00', '2026-01-01T07:59:59+08:00']
    expect(found([round('a', 'A', 'T1', first), round('b', 'A', 'T1', second)])).toEqual([
      ['round-out-of-order', 1],
    ])
    expect(found([round('a', 'A', 'T1', first), round('b', 'B', 'T2', second)])).toEqual([])
  })

  test('a time that goes back, though its hour is later where it was written', () => {
    const times = ['2026-01-01T08:00:00+08:00', '2026-01-01T08:59:59+09:00']
    expect(found(times.map((t, i) => round(`r${i}`, 'A', 'T1', t)))).toEqual([['round-out-of-order', 1]])
  })

  test('a shoe that goes on after another was begun, or after its end', () => {
    expect(found([...shoe('A', [1, 2]), ...shoe('B', [1]), round('A-3', 'A')])).toContainEqual([
      'shoe-reopened',
      1,
    ])
    expect(found([begin('A'), ...shoe('A', [1]), end('A'), round('A-2', 'A')])).toContainEqual([
      'shoe-reopened',
      1,
    ])
  })

  test('a shoe without its end, where others have theirs', () => {
    expect(found([begin('A'), ...shoe('A', [1]), end('A'), begin('B'), ...shoe('B', [1])])).toEqual([
      ['shoe-cut-off', 1],
    ])
  })

  test('a shoe without its beginning, where others have theirs', () => {
    expect(found([...shoe('A', [1]), end('A'), begin('B'), ...shoe('B', [1]), end('B')])).toEqual([
      ['shoe-cut-off', 1],
    ])
  })

  test("a number of rounds that is not the head's", () => {
    expect(found(shoe('A', [1, 2, 3]), 5)).toEqual([['rounds-miscounted', 2]])
    expect(found(shoe('A', [1, 2, 3]), 0)).toEqual([['rounds-miscounted', 3]])
  })

  test('at the round where it shows, the first three of many', () => {
    const steps = shoe('A', [1, 2, 2, 2, 2, 2])
    const [finding] = follow(steps).end(undefined)
    expect(finding).toMatchObject({ kind: 'round-doubled', count: 4 })
    expect(finding?.first.map((p) => [p.line, p.round])).toEqual(
      steps.slice(2, 5).map((s) => [s.place.line, 'A-2']),
    )
  })
})

test('tables, shoes and rounds without an id are counted', () => {
  const i = follow([
    ...shoe('A', [1, 2]),
    ...shoe('B', [1], 'T2'),
    round(undefined, 'A'),
    ...shoe('C', [1], 'T2'),
  ])
  expect([i.tables.size, i.shoes, i.rounds, i.unnamed]).toEqual([2, 3, 5, 1])
})
