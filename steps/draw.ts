import { Given, Then } from '@cucumber/cucumber'
import { ranksCounting } from '../src/baccarat/card'
import type { HandName } from '../src/baccarat/hand'
import { eitherNatural, initialTotal, natural, naturals, play, thirdCard } from '../src/facts/hands'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

Given('neither hand is a natural', function (this: Clause) {
  this.among([false], eitherNatural())
})

Given("the {hand}'s first two cards are a natural", function (this: Clause, hand: HandName) {
  this.among(naturals, natural(hand))
})

/** Two nines make eighteen before the ten is dropped: an engine that forgets to takes them for more than a nine. */
Given(
  "the {hand}'s first two cards are a natural 8, of two nines or not",
  function (this: Clause, hand: HandName) {
    this.among(['8', '18'], natural(hand))
  },
)

Given("the {hand}'s first two cards are two nines", function (this: Clause, hand: HandName) {
  this.among(['18'], natural(hand))
})

Given("the {hand}'s first two cards are a natural 8 of other cards", function (this: Clause, hand: HandName) {
  this.among(['8'], natural(hand))
})

Given("the {hand}'s first two cards are no natural", function (this: Clause, hand: HandName) {
  this.among(['none'], natural(hand))
})

Given(
  "the {hand}'s first two cards total {points}",
  function (this: Clause, hand: HandName, totals: number[]) {
    this.among(totals, initialTotal(hand))
  },
)

Given(
  "the {hand}'s first two cards may total {points}",
  function (this: Clause, hand: HandName, totals: number[]) {
    this.covering(totals, initialTotal(hand))
  },
)

/** At the level of ranks, times the totals that the Player may have drawn on: an engine errs on either alone. */
Given(
  'the Player has drawn a third card counting {points}, on {points}',
  function (this: Clause, points: number[], totals: number[]) {
    this.among(points.flatMap(ranksCounting), thirdCard('player'))
    this.covering(totals, initialTotal('player'))
  },
)

Given('the Player has stood, on {points}', function (this: Clause, totals: number[]) {
  this.among(['stand'], play('player'))
  this.covering(totals, initialTotal('player'))
})

Given('the {hand} has drawn a third card', function (this: Clause, hand: HandName) {
  this.among(['draw'], play(hand))
})

Then('the {hand} must {play}', function (this: Clause, hand: HandName, duty: string) {
  return this.must(`the ${nameOf(hand)} must ${duty}`, play(hand), 'is', duty)
})
