import { Given, Then } from '@cucumber/cucumber'
import { commissionMode } from '../src/facts/bets'
import { modeChanged, modesOfBettor, standingMode } from '../src/facts/mode'
import type { Clause } from './support/world'

Given('in the mode with commission', function (this: Clause) {
  this.among(['commission'], commissionMode())
})

Given('in the mode without commission', function (this: Clause) {
  this.among(['half-on-six'], commissionMode())
})

Given('in either mode', function (this: Clause) {
  this.among(['commission', 'half-on-six'], commissionMode())
})

Then('the bet must be in the mode without commission', function (this: Clause) {
  return this.must('the bet must be in the mode without commission', commissionMode(), 'is', 'half-on-six')
})

Then("the bettor's bets of the round must be in one mode", function (this: Clause) {
  return this.must('the bets of a bettor must be in one mode', modesOfBettor(), 'is', 'one')
})

Then('the mode must have been changed with no bet down', function (this: Clause) {
  return this.must('the mode may be changed with no bet down only', modeChanged(), 'is', 'with no bet down')
})

Then('it must have gone on in its mode', function (this: Clause) {
  return this.must('a bet left standing must go on in its mode', standingMode(), 'is', 'kept')
})
