import { Given, Then } from '@cucumber/cucumber'
import { besideMainBet, bet, betStatus, mainBetNeeded, voidReturns } from '../src/facts/bets'
import type { Clause } from './support/world'

Given('an accepted bet on the {bet}', function (this: Clause, kind: string) {
  this.among(['accepted'], betStatus())
  this.among([kind], bet())
})

Given('an accepted bet', function (this: Clause) {
  this.among(['accepted'], betStatus())
})

Given('the bet is one that a void round gives back', function (this: Clause) {
  this.among([true], voidReturns())
})

Given('the house asks for a bet on the Player or the Banker beside a pair bet', function (this: Clause) {
  this.among([true], mainBetNeeded())
})

Then('the bettor must have a bet on the Player or the Banker beside it', function (this: Clause) {
  return this.must('a pair bet must stand beside a main bet', besideMainBet(), 'is', true)
})
