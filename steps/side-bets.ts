import { Given, Then } from '@cucumber/cucumber'
import type { HandName } from '../src/baccarat/hand'
import { returned, stakeAndOdds } from '../src/facts/bets'
import { cards, higher, margin } from '../src/facts/hands'
import {
  betBeside,
  bothNatural,
  cardsInAll,
  luckySixLeans,
  luckySixTaken,
  oneSideOnly,
  stakeAndPayableOdds,
} from '../src/facts/side-bets'
import type { Clause } from './support/world'

Given('the {hand} holds {int} cards', function (this: Clause, hand: HandName, n: number) {
  this.among([n], cards(hand))
})

Given('the hands hold {int} cards in all', function (this: Clause, n: number) {
  this.among([n], cardsInAll())
})

Given('whichever hand wins, or neither', function (this: Clause) {
  this.covering(['player', 'banker', 'tie'], higher())
})

Given('both hands are naturals', function (this: Clause) {
  this.among([true], bothNatural())
})

Given('the hands are not both naturals', function (this: Clause) {
  this.among([false], bothNatural())
})

Given('by a margin of {points}', function (this: Clause, margins: number[]) {
  this.among(margins, margin())
})

Given('by any margin from {int} to {int}', function (this: Clause, from: number, to: number) {
  this.covering(
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
    margin(),
  )
})

Given('the house takes Lucky Six on either side', function (this: Clause) {
  this.among([true], luckySixLeans())
})

Given('the house lets no bettor bet on both hands', function (this: Clause) {
  this.among([true], oneSideOnly())
})

Then(
  'the stake and {odds} to 1, as the table can pay it, must have been returned',
  function (this: Clause, odds: string) {
    return this.must(
      `the bet must return its stake and ${odds} to 1`,
      returned(),
      'is',
      stakeAndPayableOdds(odds),
    )
  },
)

Then('no more than the stake and {odds} to 1 must have been returned', function (this: Clause, odds: string) {
  return this.must(`the bet must return no more than ${odds} to 1`, returned(), 'at most', stakeAndOdds(odds))
})

Then('a Lucky Six must be on a side that the house takes', function (this: Clause) {
  return this.must('Lucky Six must be on a side that the house takes', luckySixTaken(), 'is', true)
})

Then('the bettor must have a bet on the {bet} beside it', function (this: Clause, kind: string) {
  return this.must(`a bet on the ${kind} must stand beside it`, betBeside(kind), 'is', true)
})

Then('the bettor must have no bet on the {bet} beside it', function (this: Clause, kind: string) {
  return this.must(`no bet on the ${kind} may stand beside it`, betBeside(kind), 'is', false)
})
