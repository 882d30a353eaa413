import { describe, expect, test } from 'vitest'
import { Absent, factNames, factOf, ofHand, Undeclared } from './fact'
import { initialTotal, total } from './hands'
import './index'

describe('the book of facts', () => {
  test('gives the same fact for the same question, and another for another', () => {
    expect(factOf(total('player').ref)).toBe(factOf({ fact: 'total', with: ['player'] }))
    expect(factOf(total('player').ref)).not.toBe(factOf(total('banker').ref))
    expect(factOf(total('player').ref)).not.toBe(factOf(initialTotal('player').ref))
  })

  test('names a question by plain values, which travel', () => {
    const { ref } = total('banker')
    expect(JSON.parse(JSON.stringify(ref))).toEqual(ref)
    expect(factOf(ref)).toMatchObject({ id: '["total","banker"]', scope: 'hand', of: 'banker' })
  })

  test('holds no name twice, and knows no other', () => {
    expect(new Set(factNames()).size).toBe(factNames().length)
    expect(factNames()).toContain('initial total')
    expect(() => ofHand('total', () => 0)).toThrow('two facts are called "total"')
    expect(() => factOf({ fact: 'lunch', with: [] })).toThrow('no fact is called "lunch"')
  })
})

test('an absent field and an undeclared setting are told apart, each one object', () => {
  expect(Absent.of('round.outcome')).toBe(Absent.of('round.outcome'))
  expect(Absent.of('round.outcome')).not.toBe(Absent.of('round.bets'))
  expect(Undeclared.of('commissionRounding')).toBe(Undeclared.of('commissionRounding'))
  expect(Absent.of('x')).not.toBeInstanceOf(Undeclared)
})
