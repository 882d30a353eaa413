import { Given, Then } from '@cucumber/cucumber'
import {
  commissionMode,
  commissionTaken,
  returned,
  returnedOrStanding,
  returnedUnderCommission,
  stake,
  stakeAndOdds,
  stakeAndWinLess,
  statedCommission,
} from '../src/facts/bets'
import type { Clause } from './support/world'

Given('the table takes commission', function (this: Clause) {
  this.among(['commission'], commissionMode())
})

Given('the table takes no commission and pays half on a six', function (this: Clause) {
  this.among(['half-on-six'], commissionMode())
})

Then('the stake and {odds} to 1 must have been returned', function (this: Clause, odds: string) {
  return this.must(`the bet must return its stake and ${odds} to 1`, returned(), 'is', stakeAndOdds(odds))
})

Then('the stake and the win less {int}% must have been returned', function (this: Clause, percent: number) {
  return this.must(
    `the bet must return its stake and the win less ${percent} %`,
    returnedUnderCommission(),
    'is',
    stakeAndWinLess(percent),
  )
})

Then('any commission stated must be what was taken', function (this: Clause) {
  return this.must(
    'the stated commission must be what was taken',
    statedCommission(),
    'is',
    commissionTaken(),
  )
})

Then('no commission must be stated', function (this: Clause) {
  return this.must('the bet bears no commission', statedCommission(), 'is', 0)
})

Then('nothing must have been returned', function (this: Clause) {
  return this.must('a losing bet must return nothing', returned(), 'is', 0)
})

Then('the whole stake must have been returned', function (this: Clause) {
  return this.must('the whole stake must be returned', returned(), 'is', stake())
})

Then('the whole stake must have been returned or left standing', function (this: Clause) {
  return this.must('a tie must leave the whole stake to the bettor', returnedOrStanding(), 'is', stake())
})
