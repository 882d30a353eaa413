import { expect, test } from 'vitest'
import type { ClauseEntry } from '../../rulebook/register'
import { absentIn } from './fields'

const clause = (id: string, ...fields: string[]) => ({ id, fields }) as unknown as ClauseEntry

test('fields that clauses need are looked for in every bet and event that they stand in', () => {
  const clauses = [
    clause('5.1', 'round.player', 'round.playerTotal'),
    clause('7.1.a', 'round.events[card].to'),
    clause('13.4.b', 'round.pairs.player'),
    clause('17.1', 'round.bets[].returned', 'table.unit'),
    clause('17.2', 'round.bets[].returned'),
  ]
  const round = {
    player: [],
    events: [{ event: 'cut-card' }, { event: 'card', to: 'player' }],
    bets: [{ returned: '0' }, {}],
  }
  expect(absentIn(round, clauses)).toEqual([
    { field: 'round.playerTotal', needed: ['5.1'] },
    { field: 'round.pairs.player', needed: ['13.4.b'] },
    { field: 'round.bets[].returned', needed: ['17.1', '17.2'] },
  ])
  expect(absentIn({ ...round, events: [] }, clauses).map((a) => a.field)).toContain('round.events[card].to')
})
