import { Given, Then } from '@cucumber/cucumber'
import type { HandName } from '../src/baccarat/hand'
import { bet, betStatus } from '../src/facts/bets'
import { authorisationAsked, authorised } from '../src/facts/option'
import {
  burned,
  burnedInRound,
  cardsReturned,
  cardsUsed,
  mostBurned,
  shoeChanged,
} from '../src/facts/procedure'
import {
  betOrApproved,
  beyondMultiple,
  differential,
  held,
  holderIs,
  holding,
  inReservedBox,
  leastStake,
  limitedStake,
  maximum,
  posture,
  unequalStakes,
} from '../src/facts/table'
import { nameOf } from './support/names'
import type { Clause } from './support/world'

Given("a standing bettor's accepted bet", function (this: Clause) {
  this.among(['accepted'], betStatus())
  this.among(['standing'], posture())
})

Given('an accepted bet on one of {bets}', function (this: Clause, kinds: string[]) {
  this.among(['accepted'], betStatus())
  this.among(kinds, bet())
})

Given('the table forbids holding', function (this: Clause) {
  this.among(['forbidden'], holding())
})

Given('the table allows holding', function (this: Clause) {
  this.among(['allowed'], holding())
})

Given("a bettor holds the {hand}'s cards", function (this: Clause, hand: HandName) {
  this.among([true], held(hand))
})

Given('the house must have its options authorised', function (this: Clause) {
  this.among([true], authorisationAsked())
})

Then('the bet must be on one of {bets}, or approved for the house', function (this: Clause, kinds: string[]) {
  return this.must('only listed or approved bets may be taken', betOrApproved(), 'is among', [
    ...kinds,
    'approved',
  ])
})

Then('the unequal stakes must be within the differential', function (this: Clause) {
  return this.must(
    'unequal stakes must be within the differential',
    unequalStakes(),
    'at most',
    differential(),
  )
})

Then("it must not lie in a seated bettor's box", function (this: Clause) {
  return this.must("a standing bettor must not bet in a seated bettor's box", inReservedBox(), 'is', false)
})

Then("no bettor must have held the {hand}'s cards", function (this: Clause, hand: HandName) {
  return this.must(`no bettor may hold the ${nameOf(hand)}'s cards`, held(hand), 'is', false)
})

Then(
  "the {hand}'s holder must be the seated bettor of the largest stake",
  function (this: Clause, hand: HandName) {
    return this.must(
      `the seated bettor of the largest stake must hold the ${nameOf(hand)}'s cards`,
      holderIs(hand),
      'is',
      'the seated bettor of the largest stake',
    )
  },
)

Then('the stake must be at most the maximum', function (this: Clause) {
  return this.must('no stake may be above the maximum', limitedStake(), 'at most', maximum())
})

Then('the stake must be at least the minimum', function (this: Clause) {
  return this.must('no stake may be below the minimum', limitedStake(), 'at least', leastStake())
})

Then('the stake must be the minimum or a multiple of it', function (this: Clause) {
  return this.must('a stake on the Banker must be a multiple of the minimum', beyondMultiple(), 'is', 0)
})

Then('the shoe must have been changed between rounds', function (this: Clause) {
  return this.must('the shoe may be changed between rounds only', shoeChanged(), 'is', 'between rounds')
})

Then("cards must have been burned at the round's start", function (this: Clause) {
  return this.must("cards may be burned at a round's start only", burned(), 'is', 'at the start')
})

Then('no more cards must have been burned than the house declares', function (this: Clause) {
  return this.must(
    'no more cards may be burned than the house declares',
    burnedInRound(),
    'at most',
    mostBurned(),
  )
})

Then('all cards of the round must have gone back into it', function (this: Clause) {
  return this.must('all cards must go back into the shuffler', cardsReturned(), 'is', cardsUsed())
})

Then('it must name an authorisation', function (this: Clause) {
  return this.must('an option must be authorised', authorised(), 'is', true)
})
