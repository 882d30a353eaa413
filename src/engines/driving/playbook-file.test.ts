import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Playbook } from '../../playbook/playbook.generated'
import { commitmentTo, digestOfPlaybook, playbookSheet, playbookText } from './playbook-file'

const playbook: Playbook = {
  format: 'baccarat-compliance/playbook/1',
  ruleSet: 'macau',
  plan: 'abc',
  mode: 'practice',
  table: { type: 'table', currency: 'MOP' },
  rounds: [
    {
      round: 1,
      stack: ['9H', 'KD', '2C', '7S', '5D', '3S'],
      bets: [{ bettor: 'b1', bet: 'banker', stake: '100', mode: 'half-on-six' }],
    },
  ],
  unreached: [],
}

test('the text is the playbook, a line a round', () => {
  const text = playbookText(playbook)
  expect(JSON.parse(text)).toEqual(playbook)
  expect(text.split('\n').filter((line) => line.includes('"stack"'))).toHaveLength(1)
})

test('the digest is of what the playbook says, not of how its file is laid out', () => {
  const turned = JSON.parse(JSON.stringify(playbook, Object.keys(playbook).reverse())) as Playbook
  const { rounds, ...head } = playbook
  expect(digestOfPlaybook({ rounds, ...head } as Playbook)).toBe(digestOfPlaybook(playbook))
  expect(digestOfPlaybook(turned)).not.toBe(digestOfPlaybook(playbook))
  expect(digestOfPlaybook({ ...playbook, plan: 'abd' })).not.toBe(digestOfPlaybook(playbook))
})

test('a commitment can be computed again with any tool', () => {
  const digest = digestOfPlaybook(playbook)
  expect(commitmentTo('a seed', digest)).toBe(createHash('sha256').update(`a seed ${digest}`).digest('hex'))
})

test('the sheet gives cards and bets in order', () => {
  expect(playbookSheet(playbook)).toContain('| 1 | 9H KD 2C 7S 5D 3S | b1 banker 100 (half-on-six) |')
})
