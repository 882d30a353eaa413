import { expect, test } from 'vitest'
import { askRound, roundOf } from '../../test/support/asking'
import { device, statedOutcome, statedPair, statedTotal, status } from './stated'

test('what a log states is told as it stands, right or wrong', () => {
  const round = roundOf({
    playerTotal: 27,
    bankerTotal: -1,
    outcome: 'tie',
    pairs: { player: true, banker: false },
  })
  expect([
    askRound(statedTotal('player'), round),
    askRound(statedTotal('banker'), round),
    askRound(statedOutcome(), round),
    askRound(statedPair('player'), round),
    askRound(statedPair('banker'), round),
  ]).toEqual([27, -1, 'tie', true, false])
})

test('what a log does not state is absent, by the name of its field', () => {
  const round = roundOf({ pairs: { player: false } })
  expect([
    askRound(statedTotal('player'), round),
    askRound(statedTotal('banker'), round),
    askRound(statedOutcome(), round),
    askRound(statedPair('player'), round),
    askRound(statedPair('banker'), round),
    askRound(device(), round),
  ]).toEqual([
    'absent: round.playerTotal',
    'absent: round.bankerTotal',
    'absent: round.outcome',
    false,
    'absent: round.pairs.banker',
    'absent: table.device',
  ])
})

test('a total of 0 is stated, and not absent', () => {
  expect(askRound(statedTotal('player'), roundOf({ playerTotal: 0 }))).toBe(0)
})

test('a status is settled where none is stated', () => {
  expect([askRound(status(), roundOf({})), askRound(status(), roundOf({ status: 'void' }))]).toEqual([
    'settled',
    'void',
  ])
})

test("the device is the table's, else the shoe's", () => {
  expect(askRound(device(), roundOf({}, { device: 'automatic-shuffler' }))).toBe('automatic-shuffler')
  const round = roundOf({})
  round.shoeRecord = { type: 'shoe', device: 'shoe' }
  expect(askRound(device(), round)).toBe('shoe')
})
