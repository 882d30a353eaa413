import { describe, expect, test } from 'vitest'
import { compileAdapter } from '../../adapters/adapter'
import { recordOf } from './answered'
import { Trouble } from './trouble'

const round = {
  round: 17,
  stack: ['9H', 'KD', '2C', '7S', '5D', '3S'],
  bets: [
    { bettor: 'b1', bet: 'banker', stake: '100' },
    { bettor: 'b1', bet: 'banker', stake: '200', mode: 'half-on-six' as const },
  ],
}
const asked = { round, table: 'playbook' }
const hands = { player: ['9H', '2C'], banker: ['KD', '7S'] }

describe('without an adapter', () => {
  test('the harness says where the round belongs, and nothing else', () => {
    expect(recordOf(hands, asked, undefined)).toEqual({
      type: 'round',
      ...hands,
      table: 'playbook',
      shoe: 'playbook',
      round: 'P-17',
      playbookRound: 17,
    })
  })

  test("the engine's own names are kept beside; its other fields stay", () => {
    const said = {
      ...hands,
      table: 'T9',
      round: 'a1b2',
      outcome: 'banker',
      extra: { x: 1 },
      playbookRound: 3,
    }
    expect(recordOf(said, asked, undefined)).toMatchObject({
      table: 'playbook',
      round: 'P-17',
      outcome: 'banker',
      extra: { x: 1 },
      vendor: { table: 'T9', round: 'a1b2' },
      playbookRound: 17,
    })
  })

  test('a mode that was asked for is written where the answer leaves it out', () => {
    const bets = [
      { bettor: 'b1', bet: 'banker', stake: '200', returned: '0' },
      { bettor: 'b1', bet: 'banker', stake: '100', returned: '0' },
    ]
    expect(recordOf({ ...hands, bets }, asked, undefined)).toMatchObject({
      bets: [{ stake: '200', mode: 'half-on-six' }, { stake: '100' }],
    })
  })

  test.each<[unknown, string]>([
    ['9H 2C', 'round is no object'],
    [[hands], 'round is no object'],
    [{ ...hands, player: ['9H', '1C'] }, 'player[1] "1C" is not a card'],
    [{ ...hands, bets: [{ stake: 100 }] }, 'bets[0].stake 100 is not of type string'],
    [{ ...hands, type: 'shoe-end' }, 'type is "shoe-end", not "round"'],
  ])('%j cannot be read', (said, message) => {
    const found = recordOf(said, asked, undefined)
    expect(found).toBeInstanceOf(Trouble)
    expect((found as Trouble).detail).toContain(message)
  })
})

describe('with an adapter', () => {
  const mapper = compileAdapter({
    name: 'own',
    rounds: 'games.*',
    round: { round: 'id', player: 'p', banker: 'b' },
  })
  const game = { id: 'x', p: hands.player, b: hands.banker }

  test('what the engine said is kept whole', () => {
    const said = { games: [game] }
    expect(recordOf(said, asked, mapper)).toEqual({
      type: 'round',
      ...hands,
      table: 'playbook',
      shoe: 'playbook',
      round: 'P-17',
      vendor: said,
      playbookRound: 17,
    })
  })

  test('a field that cannot be mapped is named', () => {
    const found = recordOf({ games: [{ ...game, p: ['9H', 'ZZ'] }] }, asked, mapper)
    expect(found).toMatchObject({ kind: 'bad-round', detail: expect.stringContaining('ZZ') })
  })

  test('one answer is one round', () => {
    expect(recordOf({ games: [game, game] }, asked, mapper)).toMatchObject({
      kind: 'bad-round',
      detail: 'the adapter makes 2 rounds of it, not one',
    })
  })
})
