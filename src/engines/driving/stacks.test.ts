import { expect, test } from 'vitest'
import type { Playbook } from '../../playbook/playbook.generated'
import { randomRounds } from './stacks'

const bets = [
  { bettor: 'b1', bet: 'player', stake: '15' },
  { bettor: 'b2', bet: 'player', stake: '25' },
  { bettor: 'b1', bet: 'banker', stake: '15' },
  { bettor: 'b1', bet: 'banker', stake: '15', mode: 'half-on-six' as const },
]
const playbook = { rounds: [{ round: 1, stack: [], bets }] } as unknown as Playbook

test('rounds by chance are numbered on, and the seed decides them', () => {
  const rounds = randomRounds(playbook, 300, 'seed')
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 300 }, (_, i) => i + 2))
  expect(randomRounds(playbook, 300, 'seed')).toEqual(rounds)
  expect(randomRounds(playbook, 300, 'other')).not.toEqual(rounds)
  expect(new Set(rounds.flatMap(({ stack }) => stack))).toHaveLength(52)
})

test('they carry one bet of each kind and mode that the playbook offers', () => {
  expect(randomRounds(playbook, 1, 'seed')[0]?.bets).toEqual([bets[0], bets[2], bets[3]])
})
