import { Then } from '@cucumber/cucumber'
import type { HandName } from '../src/baccarat/hand'
import { minimaSet } from '../src/facts/house'
import { seats } from '../src/facts/shoe'
import { holderIs } from '../src/facts/table'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

Then('the table must have {int} or {int} seats', function (this: Clause, small: number, large: number) {
  return this.must(`a table must have ${small} or ${large} seats`, seats(), 'is among', [small, large])
})

Then('a bet on either hand must have a minimum', function (this: Clause) {
  return this.must('bets on the hands must have a minimum', minimaSet(), 'is', true)
})

/** The bettor of the largest stake, or one that this bettor names. */
Then("a seated bettor with a stake must hold the {hand}'s cards", function (this: Clause, hand: HandName) {
  return this.must(
    `only a seated bettor with a stake may hold the ${nameOf(hand)}'s cards`,
    holderIs(hand),
    'is among',
    [
      'the seated bettor of the largest stake',
      'a later bettor of the same stake',
      'a seated bettor of a smaller stake',
    ],
  )
})
