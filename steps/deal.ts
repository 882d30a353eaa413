import { Given, Then } from '@cucumber/cucumber'
import type { HandName } from '../src/baccarat/hand'
import { cards, initialTotal } from '../src/facts/hands'
import {
  dealOrder,
  drewFirst,
  exposed,
  exposedCards,
  exposureProtects,
  facing,
  misdeal,
  misdealOutcome,
  thirdCardTurned,
  turnedFirst,
} from '../src/facts/procedure'
import { device, status } from '../src/facts/stated'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

Given('the cards come out of a dealing shoe', function (this: Clause) {
  this.among(['shoe'], device())
})

Given('the cards come out of an automatic shuffler', function (this: Clause) {
  this.among(['automatic-shuffler'], device())
})

Given('no misdeal is recorded', function (this: Clause) {
  this.among([false], misdeal())
})

Given('a misdeal is recorded', function (this: Clause) {
  this.among([true], misdeal())
})

Given('the round is settled or void', function (this: Clause) {
  this.among(['settled', 'void'], status())
})

Given('the round is void', function (this: Clause) {
  this.among(['void'], status())
})

Given('a card has come out face up by accident', function (this: Clause) {
  this.among([true], exposed())
})

Given('the house reads article 4 to protect the round', function (this: Clause) {
  this.among([true], exposureProtects())
})

Given("whatever the {hand}'s first two cards total", function (this: Clause, hand: HandName) {
  this.covering(all, initialTotal(hand))
})

Then(
  'the {hand} must have received at least {int} cards',
  function (this: Clause, hand: HandName, least: number) {
    this.must(`the ${nameOf(hand)} must have at least ${least} cards`, cards(hand), 'at least', least)
  },
)

Then(
  'the {hand} must have received at most {int} cards',
  function (this: Clause, hand: HandName, most: number) {
    this.must(`the ${nameOf(hand)} must have at most ${most} cards`, cards(hand), 'at most', most)
  },
)

Then('the first four cards must have gone to {hands}', function (this: Clause, order: string) {
  return this.must(`the first four cards must go to ${order}`, dealOrder(), 'is', order)
})

Then('the {hand} must have drawn first', function (this: Clause, hand: HandName) {
  return this.must(`the ${nameOf(hand)} must draw first`, drewFirst(), 'is', hand)
})

Then('the {hand} must have been turned first', function (this: Clause, hand: HandName) {
  return this.must(`the ${nameOf(hand)} must be turned first`, turnedFirst(), 'is', hand)
})

Then('every card must have been dealt face up', function (this: Clause) {
  return this.must('every card must be dealt face up', facing(), 'is', 'up')
})

Then(
  "the {hand}'s third card must not be looked at together with the first two",
  function (this: Clause, hand: HandName) {
    this.must(
      `the ${nameOf(hand)}'s third card must be looked at apart`,
      thirdCardTurned(hand),
      'is',
      'apart',
    )
  },
)

Then('the exposed cards must have been kept', function (this: Clause) {
  return this.must('exposed cards must be kept', exposedCards(), 'is', 'kept')
})

Then('the round must have been settled', function (this: Clause) {
  return this.must('the round must be settled', status(), 'is', 'settled')
})

Then('the misdeal must have been put right in time, or the round declared void', function (this: Clause) {
  return this.must('a misdeal must be corrected or void', misdealOutcome(), 'is among', ['corrected', 'void'])
})

Then('a misdeal must be recorded', function (this: Clause) {
  return this.must('a void round must record a misdeal', misdeal(), 'is', true)
})
