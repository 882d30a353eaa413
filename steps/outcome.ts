import { Given, Then } from '@cucumber/cucumber'
import { rankNames } from '../src/baccarat/card'
import type { HandName } from '../src/baccarat/hand'
import {
  cards,
  countsTens,
  firstCard,
  firstTwoCards,
  hasPair,
  higher,
  margin,
  total,
} from '../src/facts/hands'
import { statedOutcome, statedPair, statedTotal } from '../src/facts/stated'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

Given('the {hand} holds a ten, a picture or a sum of ten or more', function (this: Clause, hand: HandName) {
  this.among([true], countsTens(hand))
  this.covering(rankNames, firstCard(hand))
  this.covering([2, 3], cards(hand))
})

/** A nine first makes ten with an ace already, and more with the rest. */
Given('the {hand} holds none of them', function (this: Clause, hand: HandName) {
  this.among([false], countsTens(hand))
  this.covering(rankNames.slice(0, 8), firstCard(hand))
})

Given('the {hand} has the higher total', function (this: Clause, hand: HandName) {
  this.among([hand], higher())
})

Given('the two totals are equal', function (this: Clause) {
  this.among(['tie'], higher())
})

Given('by any margin', function (this: Clause) {
  this.covering([1, 2, 3, 4, 5, 6, 7, 8, 9], margin())
})

Given('at any total', function (this: Clause) {
  this.covering([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], total('player'))
})

Given(
  'with any total of the {hand} from {int} to {int}',
  function (this: Clause, hand: HandName, from: number, to: number) {
    this.covering(
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
      total(hand),
    )
  },
)

Given('the {hand} holds two or three cards', function (this: Clause, hand: HandName) {
  this.covering([2, 3], cards(hand))
})

Given("the {hand}'s final total is {points}", function (this: Clause, hand: HandName, totals: number[]) {
  this.among(totals, total(hand))
})

Given('the {hand} has a pair', function (this: Clause, hand: HandName) {
  this.among([true], hasPair(hand))
})

Given("the {hand}'s first two cards are of one rank", function (this: Clause, hand: HandName) {
  this.among(rankNames, firstTwoCards(hand))
})

/** Two tens of different rank count alike, and are no pair: an engine that compares points calls them one. */
Given("the {hand}'s first two cards differ in rank", function (this: Clause, hand: HandName) {
  this.among(['two tens of different rank', 'different ranks'], firstTwoCards(hand))
})

Then("the {hand}'s stated total must be that of its cards", function (this: Clause, hand: HandName) {
  return this.must(
    `the ${nameOf(hand)}'s stated total must be that of its cards`,
    statedTotal(hand),
    'is',
    total(hand),
  )
})

Then('the {hand} must be stated as the winner', function (this: Clause, hand: HandName) {
  return this.must(`the ${nameOf(hand)} must win`, statedOutcome(), 'is', hand)
})

Then('a tie must be stated', function (this: Clause) {
  return this.must('the round must be a tie', statedOutcome(), 'is', 'tie')
})

Then('a {hand} pair must be stated', function (this: Clause, hand: HandName) {
  return this.must(`a ${nameOf(hand)} pair must be stated`, statedPair(hand), 'is', true)
})

Then('no {hand} pair must be stated', function (this: Clause, hand: HandName) {
  return this.must(`no ${nameOf(hand)} pair must be stated`, statedPair(hand), 'is', false)
})
