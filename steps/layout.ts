import { Given, Then } from '@cucumber/cucumber'
import type { HandName } from '../src/baccarat/hand'
import {
  cardsLaid,
  cardsUsed,
  dealing,
  laidFacing,
  laidFirst,
  leftOver,
  leftOverTo,
  placesLaid,
  thirdCardFrom,
  usedFirst,
  usedInTurn,
} from '../src/facts/layout'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

Given('the table lays the third cards beforehand', function (this: Clause) {
  this.among(['six-card'], dealing())
})

Given('the third cards come from the shoe as they are needed', function (this: Clause) {
  this.among(['drawn'], dealing())
})

Given("{int} of the draw area's cards has/have been used", function (this: Clause, n: number) {
  this.among([n], cardsUsed())
})

Given('the round before has left {int} card(s) over', function (this: Clause, n: number) {
  this.among([n], leftOver())
})

Then('the first six cards must have been laid to {places}', function (this: Clause, places: string) {
  return this.must(`the first six cards must be laid to ${places}`, placesLaid(), 'is', places)
})

Then('{int} cards must have been laid', function (this: Clause, n: number) {
  return this.must(`${n} cards must be laid`, cardsLaid(), 'is', n)
})

Then('every card must have been laid face down', function (this: Clause) {
  return this.must('every card must be laid face down', laidFacing(), 'is', 'down')
})

Then("the {hand}'s third card must have come from the draw area", function (this: Clause, hand: HandName) {
  return this.must(
    `the ${nameOf(hand)}'s third card must come from the draw area`,
    thirdCardFrom(hand),
    'is',
    'the draw area',
  )
})

Then('the cards must have been used in turn', function (this: Clause) {
  return this.must('the cards of the draw area must be used in turn', usedInTurn(), 'is', 'in turn')
})

Then('the {hand} must have used a card of the draw area first', function (this: Clause, hand: HandName) {
  return this.must(`the ${nameOf(hand)} must use a card first`, usedFirst(), 'is', hand)
})

Then('what was left over must have been laid first, to {hands}', function (this: Clause, hands: string) {
  return this.must(`what was left over must be laid first, to ${hands}`, laidFirst(), 'is', leftOverTo(hands))
})
