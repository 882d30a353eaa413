import { expect, test } from 'vitest'
import type { Check } from '../judge/check'
import { domainsOf, mutantsOf } from './mutate'

const check: Check = {
  key: 'k',
  clause: '9.2',
  scenario: 'The Player on 6 or 7',
  values: {},
  uri: 'article-09.feature',
  line: 1,
  hint: '',
  rounds: 'settled',
  contingent: false,
  selections: [
    { fact: 'either hand natural', with: [], among: [false] },
    { fact: 'initial total', with: ['player'], among: [6, 7] },
  ],
  duty: { text: 'the Player must stand', fact: 'play', with: ['player'], relation: 'is', expected: 'stand' },
}
const changesOf = (c: Check) => mutantsOf(c, domainsOf([c])).map(({ change }) => change)

test('a selection is dropped, widened, narrowed and asked of the other hand; a duty is turned over', () => {
  expect(changesOf(check)).toEqual([
    'without "either hand natural"',
    '"either hand natural" with true',
    'without "initial total player"',
    '"initial total player" without 6',
    '"initial total player" without 7',
    '"initial total player" of the other hand',
    'asked of the other hand',
    'expected no stand',
  ])
})

test('numbers move by one, relations turn, and lists lose and gain answers', () => {
  const expecting = (duty: Partial<Check['duty']>) =>
    changesOf({ ...check, selections: [], duty: { ...check.duty, with: [], ...duty } })
  expect(expecting({ fact: 'decks', relation: 'at most', expected: 12 })).toEqual([
    'expected 11',
    'expected 13',
    '"at most" read as "is"',
    '"at most" read as "at least"',
  ])
  expect(expecting({ fact: 'burn fits', relation: 'is among', expected: ['the decks'] })).toEqual([
    'expected without the decks',
    'expected with neither',
  ])
  expect(expecting({ expected: { fact: 'stake and odds', with: ['0.5'] } })).toEqual([
    'expected "stake and odds 0.4"',
    'expected "stake and odds 0.6"',
    '"is" read as "at most"',
    '"is" read as "at least"',
  ])
})

test('answers in words are turned over, and none of them is more than another', () => {
  const duty = {
    ...check.duty,
    fact: 'laid first',
    with: [],
    expected: { fact: 'left over to', with: ['player'] },
  }
  expect(changesOf({ ...check, selections: [], duty })).toEqual(['expected of the other hand'])
})

test('a mutant leaves the check that it is made of as it was', () => {
  const before = JSON.stringify(check)
  mutantsOf(check, domainsOf([check]))
  expect(JSON.stringify(check)).toBe(before)
})
